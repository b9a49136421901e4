import type { Edition, Json, Release, ReleasedLanguage, ResolvedComponent, ResolvedTree } from '@vitrine/schemas'
import type { DraftPlace } from '../checks/finding.ts'
import { isSame } from '../values/clean.ts'
import { bounded, orderChange, type ValueChange, valueChanges } from './value-diff.ts'

type Kind = 'added' | 'removed' | 'changed'

/** One difference between two releases in one language: on a page, around it, in a menu or in the theme. */
export interface ReleaseChange extends DraftPlace {
  readonly language: string
  readonly theme?: true
  /** `slot` when components stand in another order or elsewhere; the values are their ids. */
  readonly kind: 'value' | 'order' | 'slot' | 'added' | 'removed'
  /** Without one, the path is one of the page's record, of the menu or of the theme. */
  readonly component?: string
  /** The type of the section that the component is of. */
  readonly section?: string
  /** Of a `slot` its name, empty for the page itself. */
  readonly path: string
  readonly before?: Json | undefined
  readonly after?: Json | undefined
  /** A value is too long to be part of the answer. */
  readonly isCut?: true
}

/** What differs in one language, without the values. */
export interface LanguageChanges {
  readonly language: Kind
  readonly pages: readonly { readonly id: string; readonly name: string; readonly kind: Kind }[]
  readonly parts: readonly ('header' | 'footer')[]
  readonly menus: readonly string[]
  readonly theme: boolean
}

export interface ReleaseDiff {
  /** The default language, where it was another one. */
  readonly defaultLanguage?: string
  /** Only the languages that differ. */
  readonly languages: Readonly<Record<string, LanguageChanges>>
  readonly changes: readonly ReleaseChange[]
  /** How many changes there are beyond those. */
  readonly more: number
}

/** The editions of both releases by their content address. What is not among them counts as changed, no more. */
export type ReleaseDocuments = Pick<ReadonlyMap<string, Edition | ResolvedTree>, 'get'>

const languagesOf = (before: Release, after: Release) => [
  ...new Set([...Object.keys(before.languages), ...Object.keys(after.languages)]),
]

const inBoth = (before: Release, after: Release, language: string) => ({
  was: Object.hasOwn(before.languages, language) ? before.languages[language] : undefined,
  is: Object.hasOwn(after.languages, language) ? after.languages[language] : undefined,
})

/** Two documents of the same place, by their addresses, where they differ. */
interface Pair {
  readonly place: DraftPlace
  readonly name: string
  readonly was: string | undefined
  readonly is: string | undefined
}

function pairsOf(was: ReleasedLanguage, is: ReleasedLanguage): readonly Pair[] {
  const before = new Map(was.pages.map((page) => [page.id, page]))
  const after = new Map(is.pages.map((page) => [page.id, page]))
  const pages = [...after.keys(), ...[...before.keys()].filter((id) => !after.has(id))].map((id): Pair => {
    const [old, page] = [before.get(id), after.get(id)]
    return { place: { page: id }, name: (page ?? old)?.name ?? '', was: old?.edition, is: page?.edition }
  })
  const parts = (['header', 'footer'] as const).map((part): Pair => {
    return { place: { part }, name: part, was: was[part], is: is[part] }
  })
  return [...pages, ...parts].filter((pair) => pair.was !== pair.is)
}

/** The content addresses of what differs between two releases: the documents that `releaseDiff` needs. */
export const addressesToCompare = (before: Release, after: Release): readonly string[] => [
  ...new Set(
    languagesOf(before, after).flatMap((language) => {
      const { was, is } = inBoth(before, after, language)
      const pairs = was && is ? pairsOf(was, is) : []
      return pairs.flatMap((pair) => (pair.was && pair.is ? [pair.was, pair.is] : []))
    }),
  ),
]

type Change = Omit<ReleaseChange, 'language'>

const at = (place: Partial<Change>, changes: Iterable<ValueChange>): Change[] =>
  [...changes].map((change) => ({ ...place, ...change }))

function* componentChanges(was: ResolvedComponent, is: ResolvedComponent): Generator<ValueChange> {
  yield* valueChanges('', was.props, is.props)
  for (const path of new Set([...Object.keys(was.mobile ?? {}), ...Object.keys(is.mobile ?? {})]))
    yield* valueChanges(`${path}.mobile`, was.mobile?.[path], is.mobile?.[path])
}

const sectionOf = (component: ResolvedComponent | undefined) => component && { section: component.type }

function* treeChanges(place: DraftPlace, was: ResolvedTree, is: ResolvedTree): Generator<Change> {
  const [before, after] = [was.components, is.components]
  const stays = (id: string) =>
    Object.hasOwn(before, id) && Object.hasOwn(after, id) && before[id]?.type === after[id]?.type
  const of = (component: string) => ({ component, ...sectionOf(after[component]) })
  const asSlot = (component: string | undefined, changes: readonly ValueChange[]): Change[] =>
    changes.map((change) => ({ ...place, ...(component && of(component)), ...change, kind: 'slot' }))
  yield* asSlot(undefined, orderChange('', was.root, is.root, stays))
  for (const component of Object.keys(before))
    if (!stays(component))
      yield {
        ...place,
        component,
        ...sectionOf(before[component]),
        kind: 'removed',
        path: '',
        before: before[component]?.type,
      }
  for (const [component, now] of Object.entries(after)) {
    const old = stays(component) ? before[component] : undefined
    if (!old) {
      yield { ...place, component, section: now.type, kind: 'added', path: '', after: now.type }
      continue
    }
    yield* at({ ...place, component, section: now.type }, componentChanges(old, now))
    for (const slot of new Set([...Object.keys(old.slots ?? {}), ...Object.keys(now.slots ?? {})]))
      yield* asSlot(component, orderChange(slot, old.slots?.[slot] ?? [], now.slots?.[slot] ?? [], stays))
  }
}

function* languageChanges(was: ReleasedLanguage, is: ReleasedLanguage, documents: ReleaseDocuments): Generator<Change> {
  for (const { place, ...pair } of pairsOf(was, is)) {
    const [old, now] = [documents.get(pair.was ?? ''), documents.get(pair.is ?? '')]
    if (!old || !now) continue
    if ('page' in old && 'page' in now) yield* at(place, valueChanges('', old.page, now.page))
    yield* treeChanges(place, old, now)
  }
  for (const [menu, now] of Object.entries(is.menus))
    if (Object.hasOwn(was.menus, menu)) yield* at({ menu }, valueChanges('', was.menus[menu], now))
  yield* at({ theme: true }, valueChanges('', was.theme, is.theme))
}

const kindOf = (was: unknown, is: unknown): Kind =>
  was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'

const unpublished: Omit<ReleasedLanguage, 'theme'> = { pages: [], menus: {} }

function summaryOf(was: ReleasedLanguage | undefined, is: ReleasedLanguage | undefined): LanguageChanges | undefined {
  const [before, after] = [was ?? unpublished, is ?? unpublished] as [ReleasedLanguage, ReleasedLanguage]
  const pairs = pairsOf(before, after)
  const menus = [...new Set([...Object.keys(before.menus), ...Object.keys(after.menus)])].filter(
    (menu) => !isSame(before.menus[menu], after.menus[menu]),
  )
  const changes = {
    language: kindOf(was, is),
    pages: pairs.flatMap(({ place: { page }, name, ...pair }) =>
      page === undefined ? [] : [{ id: page, name, kind: kindOf(pair.was, pair.is) }],
    ),
    parts: pairs.flatMap(({ place: { part } }) => (part ? [part] : [])),
    menus,
    theme: !isSame(before.theme, after.theme),
  }
  const isDifferent = !was || !is || pairs.length > 0 || menus.length > 0 || changes.theme
  return isDifferent ? changes : undefined
}

/**
 * What visitors see differently after a release than before it: which pages, parts, menus and themes, in
 * which language, and the values that differ, by component and path. At most `limit` of those are answered;
 * `more` says how many there are besides.
 *
 * `releaseDiff(before, after, documents).changes[0]` →
 * `{ language: 'de', page: 'home', component: 'k3v9Qa2Z', kind: 'value', path: 'title', before: 'Alt', after: 'Neu' }`
 */
export function releaseDiff(
  before: Release,
  after: Release,
  documents: ReleaseDocuments,
  { limit = 1000 }: { readonly limit?: number } = {},
): ReleaseDiff {
  const languages: Record<string, LanguageChanges> = {}
  const changes: ReleaseChange[] = []
  let more = 0
  for (const language of languagesOf(before, after)) {
    const { was, is } = inBoth(before, after, language)
    const summary = summaryOf(was, is)
    if (!summary) continue
    languages[language] = summary
    if (!was || !is) continue
    for (const change of languageChanges(was, is, documents)) {
      if (changes.length < limit) changes.push(bounded({ language, ...change }))
      else more += 1
    }
  }
  const { defaultLanguage } = after
  return { ...(defaultLanguage !== before.defaultLanguage && { defaultLanguage }), languages, changes, more }
}
