import {
  type Component,
  checkOf,
  type Draft,
  type Edition,
  isObject,
  isWithin,
  itemPath,
  type JsonObject,
  type Menu,
  menuProps,
  PAGE_SCHEMA_VERSION,
  type PageRecord,
  type Problem,
  pageProps,
  type ResolvedComponent,
  type ResolvedMenu,
  type ResolvedTree,
  type SectionProps,
  type Seo,
  type Settings,
  type SharedPart,
  setIn,
  type Theme,
} from '@vitrine/schemas'
import { ofMap } from '../document/editing.ts'
import { outlineOf } from '../document/headings.ts'
import { structureProblems } from '../document/nesting.ts'
import { componentOf, componentsInOrder } from '../document/page-walk.ts'
import { type Specs, specOf } from '../document/specs.ts'
import { activeTheme } from '../theme/theme.ts'
import { upgradeDraft } from '../upgrade/upgrade.ts'
import { clean } from '../values/clean.ts'
import { enabledLanguages, type LanguageOrder, languageOrder } from './languages.ts'
import { type Resolved, resolve } from './resolve.ts'

/** Everything that a draft says in one language. */
export interface LanguageEditions {
  /** The pages, in the order of the pages list. */
  readonly editions: readonly Edition[]
  readonly header?: ResolvedTree
  readonly footer?: ResolvedTree
  readonly menus: Readonly<Record<string, ResolvedMenu>>
  readonly theme: Theme
}

export interface Editions {
  readonly languages: Readonly<Record<string, LanguageEditions>>
  /** What is wrong: with `language` it is wrong in that language only, without in all of them. */
  readonly problems: readonly Problem[]
}

/** What was found wrong so far, and how values are checked: handed in, so that whoever only draws needs no compiler of checks. */
interface Checks {
  readonly problems: Problem[]
  readonly problemsOf: typeof problemsOf
}

/** Where an edition is made: the draft, the sections, the language, and what was found wrong so far. */
interface Making {
  readonly draft: Draft
  readonly specs: Specs
  readonly order: LanguageOrder
  /** Nothing is checked without them: who only draws a page checks its values while drawing. */
  readonly checks?: Checks | undefined
  /** Called after each page in each language. */
  readonly onPage?: (() => void) | undefined
}

/** A component of a page schema with its values. */
interface Placed {
  readonly component: Component
  readonly settings: Settings | undefined
}

/** What is wrong with resolved values: those for pc, then each value for phones in its place. */
function problemsOf(
  props: SectionProps,
  { props: values, mobile }: Resolved,
  place: { component?: string; language: string },
) {
  const check = checkOf(props)
  const phone = Object.entries(mobile).flatMap(([path, value]) =>
    check(setIn(values, path, value), place)
      .filter((problem) => isWithin(problem.path, path))
      .map((problem) => ({ ...problem, path: `${path}.mobile${problem.path.slice(path.length)}` })),
  )
  return [...check(values, place), ...phone]
}

/** What stands in the draft, for those who cannot tell what it means. */
function storedProps(settings: Settings | undefined): JsonObject {
  const props = clean(settings?.props)
  return isObject(props) ? props : {}
}

function resolvedComponent(
  making: Omit<Making, 'draft'>,
  id: string,
  { component, settings }: Placed,
): ResolvedComponent {
  const { type, version } = component
  const spec = specOf(making.specs, type)
  // It was upgraded as far as it could be; an older version here is one whose steps failed (R304).
  if (spec && version < spec.version)
    making.checks?.problems.push({
      path: '',
      component: id,
      language: making.order.language,
      key: 'problem.upgradeFailed',
      params: { type, version },
    })
  if (!spec || version !== spec.version) return { id, type, version, props: storedProps(settings) }
  const resolved = resolve(spec.props, settings, making.order)
  const { checks } = making
  const place = { component: id, language: making.order.language }
  checks?.problems.push(...checks.problemsOf(spec.props, resolved, place))
  const { props, mobile, languages } = resolved
  return {
    id,
    type,
    version,
    props,
    ...(Object.keys(mobile).length > 0 && { mobile }),
    ...(Object.keys(languages).length > 0 && { languages }),
  }
}

/** A page schema in one language: what can be reached from its root, each component in its first place. */
export function treeOf(
  making: Omit<Making, 'draft'>,
  { pageSchema, componentsSettingValues }: SharedPart,
): ResolvedTree {
  const components: Record<string, ResolvedComponent> = {}
  const placed = new Set<string>()
  const firstPlaces = (ids: readonly string[]) =>
    ids.filter((id) => componentOf(pageSchema, id) && !placed.has(id) && placed.add(id))
  const root = firstPlaces(pageSchema.root)
  for (const { id, component } of componentsInOrder(pageSchema, making.specs)) {
    const settings = ofMap(componentsSettingValues, id)
    const slots = Object.entries(component.slots ?? {}).map(([name, ids]) => [name, firstPlaces(ids)] as const)
    components[id] = {
      ...resolvedComponent(making, id, { component, settings }),
      ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
    }
  }
  return { root, components, outline: outlineOf({ root, components }, making.specs) }
}

/** A page that no draft holds, in one language: what its components are drawn with. */
export const treeInLanguage = (part: SharedPart, specs: Specs, order: LanguageOrder): ResolvedTree =>
  treeOf({ specs, order }, part)

/** Problems of a page's record or a menu, with a path that starts with where it stands. */
const problemsAt = (prefix: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, path: problem.path === '' ? prefix : `${prefix}.${problem.path}` }))

const emptyPage = { version: PAGE_SCHEMA_VERSION, root: [], components: {} } as const

export function editionOf(making: Making, page: PageRecord): Edition {
  const { draft, order, checks } = making
  const { language } = order
  const resolved = resolve(pageProps, page.settings, order)
  checks?.problems.push(...problemsAt(`pagesList[${page.id}]`, checks.problemsOf(pageProps, resolved, { language })))
  const pageSchema = Object.hasOwn(draft.pageSchemaMap, page.id) ? draft.pageSchemaMap[page.id] : undefined
  const isNewer = pageSchema !== undefined && pageSchema.version > PAGE_SCHEMA_VERSION
  // Nobody here can read it, and an empty page must not replace the one that is published.
  if (isNewer)
    checks?.problems.push({ path: `pageSchemaMap[${page.id}]`, language, key: 'problem.newerDocument', params: {} })
  const readable = pageSchema && !isNewer ? pageSchema : emptyPage
  making.onPage?.()
  const { name = '', seo } = resolved.props as { name?: string; seo?: Seo }
  return {
    page: {
      id: page.id,
      pageType: page.pageType,
      ...(page.slug !== undefined && { slug: page.slug }),
      name,
      ...(seo && { seo }),
      header: page.header !== false,
      footer: page.footer !== false,
    },
    language,
    ...treeOf(making, { pageSchema: readable, componentsSettingValues: draft.componentsSettingValues }),
  }
}

export function menuOf({ order, checks }: Making, menu: Menu): ResolvedMenu {
  const { language } = order
  const resolved = resolve(menuProps, menu.settings, order)
  checks?.problems.push(...problemsAt(`menuList[${menu.id}]`, checks.problemsOf(menuProps, resolved, { language })))
  const { items } = resolved.props as unknown as ResolvedMenu
  const withLanguage = <I extends { readonly id: string }>(item: I, path: string): I => {
    const own = resolved.languages[`${path}.label`]
    return own === undefined ? item : { ...item, language: own }
  }
  return {
    items: items.map(({ children, ...item }) => {
      const path = itemPath('items', item.id)
      const below = children?.map((child) => withLanguage(child, itemPath(`${path}.children`, child.id)))
      return { ...withLanguage(item, path), ...(below && { children: below }) }
    }),
  }
}

function inLanguage(making: Making, theme: Theme): LanguageEditions {
  const { pagesList, menuList, globalConfiguration } = making.draft
  const { header, footer } = globalConfiguration
  return {
    editions: pagesList.toSorted((a, b) => a.order - b.order).map((page) => editionOf(making, page)),
    ...(header && { header: treeOf(making, header) }),
    ...(footer && { footer: treeOf(making, footer) }),
    menus: Object.fromEntries(menuList.map((menu) => [menu.id, menuOf(making, menu)])),
    theme,
  }
}

/**
 * A draft in every enabled language, the default one always among them: pages, header, footer,
 * menus and theme, all resolved. Older documents are upgraded first; components that are unknown
 * or newer stay in the tree with their stored values. What is wrong is reported, and nothing is left out.
 *
 * @param onPage is called for each page in each language; what it throws ends the work.
 */
export function editionsOf(stored: Draft, specs: Specs, onPage?: () => void): Editions {
  const draft = upgradeDraft(stored, specs)
  const { globalConfiguration, pageSchemaMap } = draft
  const { header, footer } = globalConfiguration
  const pageSchemas = [
    ...Object.values(pageSchemaMap),
    ...[header, footer].flatMap((part) => (part ? [part.pageSchema] : [])),
  ]
  const problems: Problem[] = pageSchemas
    .filter(({ version }) => version <= PAGE_SCHEMA_VERSION)
    .flatMap((pageSchema) => structureProblems(pageSchema, specs))
  const theme = activeTheme(globalConfiguration)
  const languages = enabledLanguages(globalConfiguration).map((language) => {
    const order = languageOrder(globalConfiguration, language)
    return [language, inLanguage({ draft, specs, order, checks: { problems, problemsOf }, onPage }, theme)] as const
  })
  return { languages: Object.fromEntries(languages), problems }
}
