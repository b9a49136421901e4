import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve, sep } from 'node:path'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { sectionSpecs } from '@vitrine/sections/specs'
import type { Plugin } from 'vite'

/**
 * What Vite has to know of sections: each has a stylesheet of its own (its CSS modules, and the
 * rules generated from its schema), so has each part, and each island is an entry of its own.
 *
 * - `virtual:vitrine/base` – what styles every page
 * - `virtual:vitrine/font/sans` – one of the fonts that themes name
 * - `virtual:vitrine/style/banner` – everything that styles a banner
 * - `virtual:vitrine/parts/card` – everything that styles a part which sections share
 * - `virtual:vitrine/rules/banner.css` – the generated rules alone
 * - `virtual:vitrine/island/header/language-filter` – code that brings one island to life
 */
export function vitrine(root: string): Plugin {
  const prefix = 'virtual:vitrine/'
  const resolved = `\0${prefix}`
  return {
    name: 'vitrine',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined
      const [kind = '', ...rest] = id.slice(resolved.length).split('/')
      const name = rest.join('/')
      if (kind === 'rules') return rulesOf(name.replace(/\.css$/, ''))
      if (kind === 'base') {
        const sheets = [
          '@vitrine/renderer/base.css',
          resolve(root, 'host/src/screens/screens.css'),
          `${prefix}rules/layout.css`,
        ]
        return sheets.map((sheet) => `import ${JSON.stringify(sheet)}`).join('\n')
      }
      if (kind === 'font') return `import '@vitrine/renderer/fonts/${name}.css'`
      if (kind === 'parts' || kind === 'style') {
        const styles = stylesOf(root, kind === 'parts' ? `parts/${name}` : name)
        // The exports keep the modules: unused ones would be dropped together with their CSS.
        const kept = styles.map((id, at) => `export * as style${at} from ${JSON.stringify(id)}`)
        return [...kept, kind === 'style' ? `import '${prefix}rules/${name}.css'` : ''].join('\n')
      }
      const island = islandFiles(root).find((file) => islandName(file) === name)
      if (kind !== 'island' || !island) throw new Error(`No such module: ${id}`)
      return [
        `import part from ${JSON.stringify(island)}`,
        `import { hydrate } from ${JSON.stringify(resolve(root, 'host/src/browser/hydrate.tsx'))}`,
        `export const start = (element, props) => hydrate(part, element, props)`,
      ].join('\n')
    },
  }
}

function rulesOf(type: string): string {
  if (type === 'layout') return layoutRules
  const spec = sectionSpecs.find((known) => known.type === type)
  return spec ? deviceRules(spec) : ''
}

/** What styles a section or a part: first the parts that its files import, then its own CSS modules. */
function stylesOf(root: string, folder: string): readonly string[] {
  const sources = globSync(resolve(root, `sections/src/${folder}/*.{ts,tsx}`)).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  )
  const parts = new Set(sources.flatMap((file) => partsIn(root, file)).filter((part) => `parts/${part}` !== folder))
  return [
    ...[...parts].sort().map((part) => `virtual:vitrine/parts/${part}`),
    ...globSync(resolve(root, `sections/src/${folder}/*.module.css`)).sort(),
  ]
}

/** The parts that a file imports from; of types alone, nothing is drawn. */
const partsIn = (root: string, file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:import|export)\b(?! type\b)[^']*'(\.[^']+)'/g)].flatMap(([, path]) => {
    const [part, ...within] = relative(
      resolve(root, 'sections/src/parts'),
      resolve(dirname(file), path as string),
    ).split(sep)
    return part === undefined || part === '..' || within.length === 0 ? [] : [part]
  })

/** The names of all parts: the folders under `sections/src/parts/`. */
export const partNames = (root: string): readonly string[] =>
  readdirSync(resolve(root, 'sections/src/parts'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()

/** All files that declare an island. */
export const islandFiles = (root: string): readonly string[] =>
  globSync(resolve(root, 'sections/src/{*,parts/*}/*.island.tsx')).sort()

/** The name of an island by its file: `sections/src/header/language-filter.island.tsx` → `header/language-filter`. */
export const islandName = (file: string): string =>
  `${basename(dirname(file))}/${basename(file).replace('.island.tsx', '')}`

/**
 * Class names that a person can read, the same on the server and in the browser: `header-menu-entry`,
 * and `parts-head-title` for a part, which may have the name of a section.
 */
export function scopedName() {
  return (name: string, file: string): string => {
    const module = basename(file.split('?')[0] as string).replace('.module.css', '')
    const folder = basename(dirname(file))
    const isPart = basename(dirname(dirname(file))) === 'parts'
    // A setter may be called as a section is, and stories load both.
    const house = /[\\/](setters|designer)[\\/]src[\\/]/.exec(file)?.[1]
    const owner = house === undefined ? (isPart ? 'parts-' : '') : `${house}-`
    return owner + (module.startsWith(folder) ? `${module}-${name}` : `${folder}-${module}-${name}`)
  }
}
