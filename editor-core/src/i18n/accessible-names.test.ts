import { readFileSync } from 'node:fs'
import { languageCodes } from '@vitrine/schemas'
import { expect, test } from 'vitest'

/** What stands on a button, and what it is called where several have the same words. */
const pairs = [['releases.changes', 'releases.changesOf']] as const

test.each(languageCodes)('%s: whoever speaks to the screen finds a button by the words on it', (language) => {
  const labels: Record<string, string> = JSON.parse(
    readFileSync(new URL(`../../labels/${language}.json`, import.meta.url), 'utf8'),
  )
  for (const [shown, name] of pairs) expect(labels[name], name).toContain(labels[shown])
})
