import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@vitrine/schemas/constants'
import { root } from './packages.mjs'

/** What is said to owners, and to buyers: the folders of a package with a file for each language. */
export const wordFolders = ['labels', 'texts']

/**
 * The words of a package in one folder, by language; nothing where it has none. English stands beside the sections that
 * say it.
 *
 * @returns [language, words by key] for each of the 18 languages
 */
export function wordsOf(name, folder) {
  const place = join(root, name, folder)
  if (!existsSync(place)) return []
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  return languageCodes.map((language) => {
    const file = join(place, `${language}.json`)
    if (existsSync(file)) return [language, read(file)]
    const parts = globSync(`src/**/${folder}.${language}.json`, { cwd: join(root, name) }).sort()
    if (parts.length === 0) throw new Error(`${name}/${folder} has no words in ${language}.`)
    return [language, Object.assign({}, ...parts.map((part) => read(join(root, name, part))))]
  })
}
