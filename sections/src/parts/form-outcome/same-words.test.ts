import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { sectionTexts } from '../../texts.ts'

const root = join(import.meta.dirname, '../../../..')
const ofServer = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, `schemas/texts/${language}.json`), 'utf8'))

/** Said by the service alone: what no form can know, or says with the name of the file. */
const ofServiceAlone = ['imageGone', 'notOffered', 'productGone', 'tooManyLines'].map((name) => `form.message.${name}`)

test.each(languageCodes)('the browser and the server say the same beside a field in %s (R171–R188)', (language) => {
  const browser = sectionTexts(language)
  const said = Object.entries(ofServer(language)).filter(
    ([key]) => key.startsWith('form.message.') && !ofServiceAlone.includes(key),
  )
  expect(said.length).toBeGreaterThan(12)
  for (const [key, text] of said) expect([key, browser[key]]).toEqual([key, text])
})
