import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readManifest } from './manifest.mjs'
import { builtFolder, root } from './packages.mjs'

/**
 * A text as it is read outside of the repository: links to its files are absolute, or plain text where nothing says where they
 * can be read. Blocks of code stay as they are.
 *
 * @param {string} text Markdown
 * @param {string} folder that it stands in, from the root of the repository: `renderer`, or `.`
 * @param {string | undefined} home the address that paths of the repository stand below
 */
export const withoutRelativeLinks = (text, folder, home) =>
  text
    .split(/(^```[\s\S]*?^```)/m)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(/!?\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)/g, (whole, words, target) => {
            if (home === undefined) return words
            const url = new URL(posix.join(folder, target), home.endsWith('/') ? home : `${home}/`)
            return whole.replace(`(${target})`, `(${url.href})`)
          }),
    )
    .join('')

/** The texts of a package as they are published: what it is, and what has changed. */
export function publishedTexts(name) {
  const { homepage } = readManifest('.')
  const read = (folder, file) => withoutRelativeLinks(readFileSync(join(root, folder, file), 'utf8'), folder, homepage)
  // Until a version of it is published, what has changed stands in that of all.
  const hasOwn = existsSync(join(root, name, 'CHANGELOG.md'))
  return { 'README.md': read(name, 'README.md'), 'CHANGELOG.md': read(hasOwn ? name : '.', 'CHANGELOG.md') }
}

/** Writes LICENSE, README and CHANGELOG of a package into its built folder. */
export function writeTexts(name) {
  const texts = { ...publishedTexts(name), LICENSE: readFileSync(join(root, 'LICENSE'), 'utf8') }
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(builtFolder(name), file), text)
}
