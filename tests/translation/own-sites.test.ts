import { globSync } from 'node:fs'
import { join } from 'node:path'
import { coverage, coverageOf, upgradeDraft, withEveryNote, withNotesOfDraft } from '@vitrine/model'
import { contentProps } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { expect, it } from 'vitest'
import { readFiles } from '../../api/src/features/site-import/files/files.ts'
import { readSite } from '../../api/src/features/site-import/files/read-site.ts'
import { ImportReport } from '../../api/src/features/site-import/problems.ts'

const sites = join(import.meta.dirname, '../../sites')

/** Whoever made them has read their translations, and each was made from what its base says. */
it.each(globSync(['demo', 'acme', 'templates/*'], { cwd: sites }))('all translations of %s are done', async (site) => {
  const report = new ImportReport()
  const read = readSite(await readFiles(join(sites, site)), report)
  if (!read) throw new Error(JSON.stringify(report.problems))
  const { translations = 'new' } = read.site
  const draft = withNotesOfDraft(upgradeDraft(read.draft, sectionSpecs), sectionSpecs, translations)
  const languages = draft.globalConfiguration.languages.map(({ code }) => code)
  const { defaultLanguage, sourceLanguage = defaultLanguage } = draft.globalConfiguration
  const counts = [
    ...Object.values(coverage(draft, sectionSpecs).site),
    ...read.contents.flatMap(({ kind, settings }) => {
      const noted = withEveryNote(contentProps[kind], settings, translations)
      const others = languages.filter((code) => code !== sourceLanguage)
      return Object.values(coverageOf(contentProps[kind], noted, others, sourceLanguage))
    }),
  ]
  expect(counts.reduce((sum, { translated }) => sum + translated, 0)).toBeGreaterThan(10)
  for (const { new: unread, machine, review, stale } of counts)
    expect({ unread, machine, review, stale }).toEqual({ unread: 0, machine: 0, review: 0, stale: 0 })
})
