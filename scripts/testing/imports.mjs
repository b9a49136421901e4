import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'

const isSource = (path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.|\/testing\//.test(path)

/** The source files of a folder, without tests, stories and what only these use. */
export const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isSource)

/** The modules that a file names: imported, exported again or loaded later, types included. */
export function importsOf(path) {
  const text = readFileSync(path, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
  return [
    ...named.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
}

/** Which file imports which, inside of one folder. */
export function importsBetween(folder) {
  const files = new Set(sourcesOf(folder))
  return [...files].flatMap((from) =>
    importsOf(from)
      .filter((name) => name.startsWith('.'))
      .map((name) => resolve(dirname(from), name.split('?')[0]))
      .filter((to) => files.has(to))
      .map((to) => [from, to]),
  )
}
