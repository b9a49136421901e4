import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The languages of the sheet. The demo has no texts in Japanese: its pages say theirs in it around English ones. */
export const languages = ['en', 'ar', 'zh', 'de', 'ja']

/** Changes a document before it is read. */
function change(file, how) {
  writeFileSync(file, JSON.stringify(how(JSON.parse(readFileSync(file, 'utf8')))))
}

/**
 * The demo sites as the sheet shows them, in a folder of their own.
 *
 * @returns {{ folder: string, remove(): void }}
 */
export function sitesOfSheet() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sheet-'))
  cpSync(fileURLToPath(new URL('../../sites', import.meta.url)), folder, { recursive: true })
  change(join(folder, 'demo/configuration.json'), ({ languages: known, ...configuration }) => ({
    ...configuration,
    languages: [...known, { code: 'ja', enabled: true }],
  }))
  // The links of its mails lead to where it is served here.
  change(join(folder, 'demo/site.json'), ({ domains: _, ...site }) => site)
  // The other one has tags: its visitors are asked.
  change(join(folder, 'acme/site.json'), (site) => ({ ...site, google: { measurementId: 'G-AB12CD34', adIds: [] } }))
  change(join(folder, 'acme/configuration.json'), ({ languages: known, ...configuration }) => {
    const others = languages.filter((language) => known.every(({ code }) => code !== language))
    return { ...configuration, languages: [...known, ...others.map((code) => ({ code, enabled: true }))] }
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
