import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SectionSpec } from '@vitrine/schemas'
import type { Plugin } from 'vite'
import { scriptFonts } from '../src/fonts/script-fonts.ts'
import { deviceRules, layoutRules } from '../src/section/device-rules.ts'

/** Where sections stand, and what they are. */
export interface SectionSources {
  /** The folder that holds a folder for each section, and in `parts` one for each part that sections share. */
  readonly sources: string
  readonly specs: readonly SectionSpec[]
  /** Sections that stand elsewhere: those of plugins. */
  readonly plugins?: readonly PluginSources[]
}

/** The sections of a plugin, as builds know them. */
export interface PluginSources {
  /** What its types begin with; it names its stylesheet. */
  readonly prefix: string
  /** The folder with its files, and none of others. */
  readonly folder: string
  readonly types: readonly string[]
  /** Its stylesheets: pages with one of its sections have all of them. */
  readonly styles: readonly string[]
  /** The files of its islands, by the names of those. */
  readonly islands: Readonly<Record<string, string>>
}

/** The file that brings an island to life in the browser. */
const hydrateFile = fileURLToPath(new URL('../src/browser/hydrate.tsx', import.meta.url))

/**
 * What Vite has to know of sections: each has a stylesheet of its own (its CSS modules, and the
 * rules generated from its schema), so has each part, and each island is an entry of its own.
 *
 * - `virtual:vitrine/base` – what styles every page
 * - `virtual:vitrine/read-in` – what styles the suggestion of another language
 * - `virtual:vitrine/font/sans` – one of the fonts that themes name, or of scripts that those do not have
 * - `virtual:vitrine/style/banner` – everything that styles a banner, or another folder of sections
 * - `virtual:vitrine/parts/card` – everything that styles a part which sections share
 * - `virtual:vitrine/plugin/acme` – everything that styles the sections of a plugin
 * - `virtual:vitrine/rules/banner.css` – the generated rules alone
 * - `virtual:vitrine/island/header/language-filter` – code that brings one island to life
 */
export function sectionStyles({ sources, specs, plugins = [] }: SectionSources): Plugin {
  const prefix = 'virtual:vitrine/'
  const resolved = `\0${prefix}`
  return {
    name: 'vitrine',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined
      const [kind = '', ...rest] = id.slice(resolved.length).split('/')
      const name = rest.join('/')
      if (kind === 'rules') return rulesOf(specs, name.replace(/\.css$/, ''))
      if (kind === 'base') {
        const sheets = ['@vitrine/renderer/base.css', `${prefix}rules/layout.css`]
        return sheets.map((sheet) => `import ${JSON.stringify(sheet)}`).join('\n')
      }
      if (kind === 'read-in') return `import '@vitrine/renderer/read-in.css'`
      if (kind === 'font') {
        const folder = scriptFonts.some((font) => font === name) ? 'fonts/scripts' : 'fonts'
        return `import '@vitrine/renderer/${folder}/${name}.css'`
      }
      if (kind === 'plugin') return keptStyles(plugins.find(({ prefix }) => prefix === name)?.styles ?? [])
      const plugin = kind === 'style' && plugins.find(({ types }) => types.includes(name))
      if (plugin) return [`import '${prefix}plugin/${plugin.prefix}'`, `import '${prefix}rules/${name}.css'`].join('\n')
      if (kind === 'parts' || kind === 'style') {
        const styles = stylesOf(sources, kind === 'parts' ? `parts/${name}` : name)
        return [keptStyles(styles), kind === 'style' ? `import '${prefix}rules/${name}.css'` : ''].join('\n')
      }
      const island = islandEntries({ sources, plugins })[name]
      if (kind !== 'island' || !island) throw new Error(`No such module: ${id}`)
      return [
        `import part from ${JSON.stringify(island)}`,
        `import { hydrate } from ${JSON.stringify(hydrateFile)}`,
        `export const start = (element, props) => hydrate(part, element, props)`,
      ].join('\n')
    },
  }
}

/** A module of stylesheets. The exports keep them: unused ones would be dropped together with their CSS. */
const keptStyles = (ids: readonly string[]): string =>
  ids.map((id, at) => `export * as style${at} from ${JSON.stringify(id)}`).join('\n')

function rulesOf(specs: readonly SectionSpec[], type: string): string {
  if (type === 'layout') return layoutRules
  const spec = specs.find((known) => known.type === type)
  return spec ? deviceRules(spec) : ''
}

/**
 * What styles a section or a part: first the parts that its files import, then its own CSS modules. The folders of a
 * part are all of it; those of the system's pages are one page each, which names its parts itself.
 */
function stylesOf(sources: string, folder: string): readonly string[] {
  const all = folder.startsWith('parts/') ? `${folder}/**` : folder
  const files = globSync(resolve(sources, `${all}/*.{ts,tsx}`)).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  )
  const parts = new Set(files.flatMap((file) => partsIn(sources, file)).filter((part) => `parts/${part}` !== folder))
  return [
    ...[...parts].sort().map((part) => `virtual:vitrine/parts/${part}`),
    ...globSync(resolve(sources, `${all}/*.module.css`)).sort(),
  ]
}

/** The parts that a file imports from; of types alone, nothing is drawn. */
const partsIn = (sources: string, file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:import|export)\b(?! type\b)[^']*'(\.[^']+)'/g)].flatMap(([, path]) => {
    const [part, ...within] = relative(resolve(sources, 'parts'), resolve(dirname(file), path as string)).split(sep)
    return part === undefined || part === '..' || within.length === 0 ? [] : [part]
  })

/** The names of all parts: the folders in `parts`. */
export const partNames = (sources: string): readonly string[] =>
  readdirSync(resolve(sources, 'parts'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()

/** All files that declare an island, by its name: `sections/src/header/language-filter.island.tsx` is `header/language-filter`. */
export const islandEntries = ({
  sources,
  plugins = [],
}: Pick<SectionSources, 'sources' | 'plugins'>): Readonly<Record<string, string>> =>
  Object.assign(
    Object.fromEntries(
      globSync(resolve(sources, '{*,parts/*}/*.island.tsx'))
        .sort()
        .map((file) => [`${basename(dirname(file))}/${basename(file).replace('.island.tsx', '')}`, file]),
    ),
    ...plugins.map(({ islands }) => islands),
  )

/**
 * Class names that a person can read, the same on the server and in the browser: `header-menu-entry`,
 * and `parts-head-title` for a part, which may have the name of a section. Folders within a part are named too:
 * `parts-chat-review-row`. Those of a plugin begin with its prefix: `acme-quote-person`.
 */
export function scopedName(plugins: readonly Pick<PluginSources, 'prefix' | 'folder'>[] = []) {
  return (name: string, file: string): string => {
    const module = basename(file.split('?')[0] as string).replace('.module.css', '')
    const folder = basename(dirname(file))
    // `parts/chat/steps/review/review.module.css` is styles of the part `chat`.
    const [, part, within] = /[\\/]parts[\\/]([^\\/]+)[\\/](.+[\\/])?[^\\/]+$/.exec(file) ?? []
    const ofPart = part === undefined ? '' : within === undefined ? 'parts-' : `parts-${part}-`
    // A setter may be called as a section is, and stories load both.
    const owningPackage = /[\\/](setters|designer)[\\/]src[\\/]/.exec(file)?.[1]
    const plugin = plugins.find((one) => file.startsWith(one.folder + sep))
    const owner = plugin ? `${plugin.prefix}-` : owningPackage === undefined ? ofPart : `${owningPackage}-`
    return owner + (module.startsWith(folder) ? `${module}-${name}` : `${folder}-${module}-${name}`)
  }
}
