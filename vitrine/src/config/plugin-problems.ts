import { isObject, languageCodes, type PageTypeSpec, type PermissionSet, type SectionSpec } from '@vitrine/schemas'
import { satisfies, valid, validRange } from 'semver'
import { pageTypeProblems, pageTypeSectionProblems } from './page-type-problems.ts'
import { permissionSetProblems } from './permission-set-problems.ts'
import type { LoadPluginWords, Plugin } from './plugin.ts'
import { themeProblems } from './theme-problems.ts'

/** What plugins are checked against. */
export interface PluginSurroundings {
  /** The version of Vitrine that is here. */
  readonly version: string
  /** The types of the sections that come along. */
  readonly types: readonly string[]
  /** The types that the module of specs of each plugin has, in their order; not looked at, when left out. */
  readonly specTypes?: readonly (readonly string[])[]
  /** The kinds of pages that the same modules export, by their keys. */
  readonly specPageTypes?: readonly (readonly string[])[]
  /** Kinds of pages that the config adds. */
  readonly ownPageTypes?: readonly PageTypeSpec[]
  /** The permission sets that the same modules export, by their keys. */
  readonly specPermissionSets?: readonly (readonly string[])[]
  /** Permission sets that the config adds. */
  readonly ownPermissionSets?: readonly PermissionSet[]
  /** All sections, for what kinds of pages name; not looked at, when left out. */
  readonly specs?: readonly SectionSpec[]
}

const prefixes = /^[a-z][a-z0-9]*$/

/** What is wrong with what a plugin says of itself. */
function* identityProblems({ name, version, requires, prefix }: Plugin, here: string): Generator<string> {
  if (typeof name !== 'string' || name === '') yield 'has no name.'
  if (!valid(version)) yield `has the version “${version}”: write one such as 1.0.0.`
  if (!validRange(requires)) yield `requires “${requires}”: write a range such as ^${here}.`
  else if (!satisfies(here, requires, { includePrerelease: true }))
    yield `requires Vitrine ${requires}, and this is ${here}. Install a version of it that fits.`
  if (typeof prefix !== 'string' || !prefixes.test(prefix))
    yield `has the prefix “${prefix}”: write lower-case letters and digits, such as acme.`
}

/** What a plugin brings along, by kind, each by its name. */
const namesIn = ({ sections = [], setters = [], themes = [], pageTypes = [], permissionSets = [] }: Plugin) => ({
  section: sections.map(({ spec }) => spec.type),
  setter: setters.map(({ setter }) => setter.name),
  theme: themes.map((theme) => theme._$id_),
  'page type': pageTypes.map(({ key }) => key),
  'permission set': permissionSets.map(({ key }) => key),
})

/** Names without the prefix of their plugin. */
function* prefixProblems(plugin: Plugin): Generator<string> {
  for (const [kind, names] of Object.entries(namesIn(plugin)))
    for (const name of names)
      if (!name.startsWith(`${plugin.prefix}-`))
        yield `its ${kind} “${name}” must begin with its prefix: ${plugin.prefix}-${name}.`
}

/** Words that belong to somebody else: a plugin must not say otherwise what Vitrine says. */
async function wordProblems(plugin: Plugin, kind: 'labels' | 'texts'): Promise<readonly string[]> {
  const load: LoadPluginWords | undefined = plugin[kind]
  if (!load) return []
  const own = new RegExp(`^${plugin.prefix}(?:[-.]|$)`)
  const problems = await Promise.all(
    languageCodes.map(async (language) => {
      let words: unknown
      try {
        words = (await load(language)) ?? {}
      } catch (error) {
        return [`its ${kind} in ${language} cannot be loaded: ${error instanceof Error ? error.message : error}`]
      }
      if (!isObject(words)) return [`its ${kind} in ${language} are no words by key.`]
      return Object.entries(words).flatMap(([key, word]) => [
        ...(own.test(key) ? [] : [`its ${kind} in ${language} have “${key}”, which must begin with ${plugin.prefix}.`]),
        ...(typeof word === 'string' ? [] : [`its ${kind} in ${language}: “${key}” is no text.`]),
      ])
    }),
  )
  return problems.flat()
}

/** What two of them have in common, or one with what comes along. */
function clashes(
  plugins: readonly Plugin[],
  { types, ownPageTypes = [], ownPermissionSets = [] }: PluginSurroundings,
): readonly string[] {
  const owners = new Map<string, string>([
    ...types.map((type) => [`section ${type}`, 'Vitrine'] as const),
    ['theme built-in', 'Vitrine'],
    ...ownPageTypes.flatMap(({ key, basePath }) => [
      [`page type ${key}`, 'the config'] as const,
      [`base path ${basePath}`, 'the config'] as const,
    ]),
    ...ownPermissionSets.map(({ key }) => [`permission set ${key}`, 'the config'] as const),
  ])
  const problems: string[] = []
  const take = (plugin: Plugin, what: string) => {
    const owner = owners.get(what)
    if (owner !== undefined) problems.push(`${plugin.name}: the ${what} is that of ${owner} already.`)
    else owners.set(what, plugin.name)
  }
  for (const plugin of plugins) {
    take(plugin, `name ${plugin.name}`)
    take(plugin, `prefix ${plugin.prefix}`)
    for (const [kind, names] of Object.entries(namesIn(plugin)))
      for (const name of names) take(plugin, `${kind} ${name}`)
    for (const { basePath } of plugin.pageTypes ?? []) take(plugin, `base path ${basePath}`)
  }
  return problems
}

/** What of a list stands in it before already. */
const repeated = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) < at)

/** What the config adds and has twice, and kinds of pages that name sections that are not there. */
function ownProblems({ ownPageTypes = [], ownPermissionSets = [], specs }: PluginSurroundings): readonly string[] {
  return [
    ...repeated(ownPageTypes.map(({ key }) => key)).map((key) => `The config has the page type ${key} twice.`),
    ...repeated(ownPageTypes.map(({ basePath }) => basePath)).map(
      (path) => `The config has the base path ${path} twice.`,
    ),
    ...repeated(ownPermissionSets.map(({ key }) => key)).map(
      (key) => `The config has the permission set ${key} twice.`,
    ),
    ...(specs ? ownPageTypes.flatMap((pageType) => pageTypeSectionProblems(pageType, specs)) : []),
  ]
}

/** A module of specs that has others than the plugin itself: the threads would not know what is placed. */
function* specProblems(plugin: Plugin, types: readonly string[]): Generator<string> {
  const own = namesIn(plugin).section
  for (const type of own) if (!types.includes(type)) yield `its module of specs lacks ${type}.`
  for (const type of types)
    if (!own.includes(type)) yield `its module of specs has ${type}, and it has no such section.`
}

/** The same of what a plugin has beside its sections, which threads know by its module of specs. */
function* dataProblems(
  plugin: Plugin,
  kind: 'page type' | 'permission set',
  exported: readonly string[] | undefined,
): Generator<string> {
  if (!exported) return
  const own = namesIn(plugin)[kind]
  for (const key of own) if (!exported.includes(key)) yield `its module of specs lacks the ${kind} ${key}.`
  for (const key of exported)
    if (!own.includes(key)) yield `its module of specs has the ${kind} ${key}, and it has none such.`
}

/** All that is wrong with plugins, in words that name them; their schemas apart, which the registry checks. */
export async function pluginProblems(
  plugins: readonly unknown[],
  around: PluginSurroundings,
): Promise<readonly string[]> {
  const objects = plugins.filter((plugin): plugin is Plugin & Record<string, unknown> => isObject(plugin))
  const problems = await Promise.all(
    objects.map(async (plugin, at) =>
      [
        ...identityProblems(plugin, around.version),
        ...prefixProblems(plugin),
        ...(around.specTypes ? specProblems(plugin, around.specTypes[at] ?? []) : []),
        ...dataProblems(plugin, 'page type', around.specPageTypes?.[at]),
        ...dataProblems(plugin, 'permission set', around.specPermissionSets?.[at]),
        ...(plugin.themes ?? []).flatMap((theme) => themeProblems(theme)),
        ...(plugin.pageTypes ?? []).flatMap((pageType) => {
          const wrong = pageTypeProblems(pageType)
          return wrong.length > 0 || !around.specs ? wrong : pageTypeSectionProblems(pageType, around.specs)
        }),
        ...(plugin.permissionSets ?? []).flatMap(permissionSetProblems),
        ...(await wordProblems(plugin, 'labels')),
        ...(await wordProblems(plugin, 'texts')),
      ].map((problem) => `${plugin.name}: ${problem}`),
    ),
  )
  return [
    ...plugins.flatMap((plugin, at) =>
      isObject(plugin) ? [] : [`Plugin ${at + 1} exports no plugin: export default definePlugin({ … })`],
    ),
    ...problems.flat(),
    ...clashes(objects, around),
    ...ownProblems(around),
  ]
}
