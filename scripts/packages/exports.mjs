import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageCss } from '../../renderer/build/page-css.ts'
import { builtModule, entriesOf } from './manifest.mjs'
import { builtFolder, root } from './packages.mjs'
import { builtRules, stylesOf } from './styles-of.mjs'
import { wordFolders, wordsOf } from './words.mjs'

/** The types of words by key, and of a stylesheet, which exports nothing. */
const WORDS = 'declare const words: Readonly<Record<string, string>>\nexport default words\n'
const NOTHING = 'export {}\n'

/**
 * Puts beside the built modules what others ask for besides: stylesheets, and the words by language.
 *
 * @returns the `exports` of the package.json that is published
 */
export function writeExports(name) {
  const folder = builtFolder(name)
  const exports = {}
  const write = (file, text) => {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, text)
  }
  const add = (path, file, types) => {
    const declarations = file.replace(/(\.js)?$/, '.d.ts')
    exports[path] = { types: `./${declarations}`, default: `./${file}` }
    if (types !== undefined) write(declarations, types)
  }
  for (const [path, file] of entriesOf(name)) {
    const built = `${builtModule(file)}.js`
    if (/\.tsx?$/.test(file)) add(path, built)
    // A module of the names of its classes; its rules are in the stylesheet of the package.
    else if (existsSync(join(folder, built))) add(path, built, WORDS)
    else {
      const copied = file.replace(/^src\//, '')
      add(path, copied, NOTHING)
      copyFileSync(join(root, name, file), join(folder, copied))
    }
  }
  const styles = stylesOf(name, builtRules(name))
  if (styles !== '') {
    write('style.css', styles)
    add('./style.css', 'style.css', NOTHING)
  }
  if (name === 'renderer') {
    write('page.css', pageCss(readFileSync(join(root, name, 'src/base.css'), 'utf8')))
    add('./page.css', 'page.css', NOTHING)
  }
  for (const kind of wordFolders) {
    const words = wordsOf(name, kind)
    if (words.length === 0) continue
    for (const [language, byKey] of words)
      write(`languages/${kind}/${language}.js`, `export default ${JSON.stringify(byKey, null, 2)}\n`)
    write(`languages/${kind}.d.ts`, WORDS)
    exports[`./${kind}/*`] = { types: `./languages/${kind}.d.ts`, default: `./languages/${kind}/*.js` }
  }
  exports['./package.json'] = './package.json'
  return exports
}
