import { isFileBucket, isObject } from '@vitrine/schemas'
import { nearest } from './nearest.ts'
import { pageTypeProblems } from './page-type-problems.ts'
import { permissionSetProblems } from './permission-set-problems.ts'
import type { SiteConfig } from './site-config.ts'
import { themeProblems } from './theme-problems.ts'
import { sameEngines, translationEngineProblems } from './translation-engine-problems.ts'

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const isSender = (value: unknown): boolean =>
  isObject(value) && typeof value.send === 'function' && (value.from === undefined || isText(value.from))

/** What the value of each key must be, and how that is said. */
const keys: Readonly<Record<keyof SiteConfig, readonly [fits: (value: unknown) => boolean, kind: string]>> = {
  plugins: [areTexts, "a list of modules: ['./plugin', 'acme-sections']"],
  builtInSections: [(value) => typeof value === 'boolean', 'true or false'],
  themes: [Array.isArray, 'a list of themes: [defineTheme({ … })]'],
  pageTypes: [Array.isArray, 'a list of page types: [definePageType({ … })]'],
  permissionSets: [Array.isArray, 'a list of permission sets: [definePermissionSet({ … })]'],
  siteTemplates: [areTexts, "a list of folders: ['./templates']"],
  content: [isText, "a folder: './content'"],
  database: [isText, 'an address: postgres://…'],
  files: [
    (value) => isText(value) || isFileBucket(value),
    'an address of an object store, or { put, stat, read, remove, list }; with directAddress, origin too',
  ],
  mail: [(value) => isText(value) || isSender(value), 'an address: smtp://…, or { send }'],
  translationEngines: [Array.isArray, "a list of translation engines: [{ kind: 'deepl', key: '…' }]"],
}

const isKey = (name: string): name is keyof SiteConfig => Object.hasOwn(keys, name)

/** All that is wrong with a config, in words. */
export function configProblems(config: unknown): readonly string[] {
  if (!isObject(config)) return ['It exports no config: export default defineConfig({ plugins: [] })']
  const problems: string[] = []
  for (const [name, value] of Object.entries(config)) {
    if (!isKey(name)) {
      problems.push(`There is no key “${name}”. Did you mean “${nearest(name, Object.keys(keys))}”?`)
      continue
    }
    const [fits, kind] = keys[name]
    if (value !== undefined && !fits(value)) problems.push(`${name} must be ${kind}.`)
  }
  const { plugins, themes, pageTypes, permissionSets, translationEngines: engines } = config as SiteConfig
  if (areTexts(plugins) && new Set(plugins).size < (plugins?.length ?? 0))
    problems.push('plugins names one of them twice.')
  if (Array.isArray(themes)) problems.push(...themes.flatMap((theme) => themeProblems(theme)))
  if (Array.isArray(pageTypes)) problems.push(...pageTypes.flatMap(pageTypeProblems))
  if (Array.isArray(permissionSets)) problems.push(...permissionSets.flatMap(permissionSetProblems))
  if (Array.isArray(engines)) problems.push(...engines.flatMap(translationEngineProblems), ...sameEngines(engines))
  return problems
}
