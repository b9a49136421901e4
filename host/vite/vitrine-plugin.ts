import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { sectionSpecs } from '@vitrine/sections/specs'
import type { Plugin } from 'vite'

/**
 * What Vite has to know of sections: each has a stylesheet of its own (its CSS modules, and the
 * rules generated from its schema), and each island is an entry of its own.
 *
 * - `virtual:vitrine/base` – what styles every page
 * - `virtual:vitrine/style/banner` – everything that styles a banner
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
      if (kind === 'style') {
        const modules = sectionStyles(root, name).map(
          (file, at) => `export * as module${at} from ${JSON.stringify(file)}`,
        )
        // The exports keep the modules: unused ones would be dropped together with their CSS.
        return [...modules, `import '${prefix}rules/${name}.css'`].join('\n')
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

/** The CSS modules in the folder of a section. */
export const sectionStyles = (root: string, type: string): readonly string[] =>
  globSync(resolve(root, `sections/src/${type}/*.module.css`)).sort()

/** All files that declare an island. */
export const islandFiles = (root: string): readonly string[] =>
  globSync(resolve(root, 'sections/src/*/*.island.tsx')).sort()

/** The name of an island by its file: `sections/src/header/language-filter.island.tsx` → `header/language-filter`. */
export const islandName = (file: string): string =>
  `${basename(dirname(file))}/${basename(file).replace('.island.tsx', '')}`

/** Class names that a person can read, the same on the server and in the browser: `header-menu-entry`. */
export function scopedName() {
  return (name: string, file: string): string => {
    const module = basename(file.split('?')[0] as string).replace('.module.css', '')
    const folder = basename(dirname(file))
    return module.startsWith(folder) ? `${module}-${name}` : `${folder}-${module}-${name}`
  }
}
