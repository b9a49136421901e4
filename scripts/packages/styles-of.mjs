import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, root } from './packages.mjs'

/** What stands before the rules of a package in its stylesheet: whose rules it builds on, and files of its own. */
const before = {
  setters: { packages: [], files: ['src/controls/tokens.css'] },
  'editor-core': { packages: ['setters'], files: ['src/controls/base.css'] },
  designer: { packages: ['editor-core'], files: [] },
}

/**
 * The one stylesheet of a package: all that its components need, those of the packages below it too. The rules that are made
 * from schemas of sections are not in it: they come with what is drawn.
 *
 * @param rules those of its CSS modules, as they were built.
 */
export function stylesOf(name, rules) {
  const { packages = [], files = [] } = before[name] ?? {}
  return [
    ...packages.map((other) => readFileSync(join(builtFolder(other), 'style.css'), 'utf8')),
    ...files.map((file) => readFileSync(join(root, name, file), 'utf8')),
    rules,
  ]
    .filter((text) => text.trim() !== '')
    .join('\n')
}

/** The rules of the CSS modules of a package; none where it has no such module. */
export function builtRules(name) {
  const file = join(builtFolder(name), 'style.css')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
