import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@vitrine/schemas/constants'
import { root } from './packages.mjs'

/** What is said to owners, and to buyers: the folders of a package with a file for each language. */
export const wordFolders = ['labels', 'texts']

/** Whose texts for buyers a page needs besides: those of the parts, and of units and forms. */
const below = { sections: ['schemas', 'renderer'] }

/**
 * The words of a package in one folder, by language; nothing where it has none. English stands beside the sections that
 * say it. The texts of sections are all that a page says.
 *
 * @returns [language, words by key] for each of the 18 languages
 */
export function wordsOf(name, folder) {
  const place = join(root, name, folder)
  if (!existsSync(place)) return []
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  return languageCodes.map((language) => {
    const others = folder === 'texts' ? (below[name] ?? []) : []
    const inherited = others.map((other) => read(join(root, other, folder, `${language}.json`)))
    const file = join(place, `${language}.json`)
    const parts = existsSync(file)
      ? [file]
      : globSync(`src/**/${folder}.${language}.json`, { cwd: join(root, name) })
          .sort()
          .map((part) => join(root, name, part))
    if (parts.length === 0) throw new Error(`${name}/${folder} has no words in ${language}.`)
    return [language, Object.assign({}, ...inherited, ...parts.map(read))]
  })
}
