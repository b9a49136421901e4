import type {
  EditedContent,
  GlobalConfiguration,
  Json,
  Menu,
  PageRecord,
  PageSchema,
  Settings,
  SettingsById,
} from '@vitrine/schemas'
import type { DraftPlace } from '../checks/finding.ts'
import { type Editable, ofMap } from '../document/editing.ts'
import { bounded, orderChange, type ValueChange, valueChanges } from '../release/value-diff.ts'

/** One difference between two states of what is stored: of a draft, or of contents. */
export interface StoredChange extends DraftPlace {
  readonly theme?: string
  /** The key of a content: `product/k3v9Qa2Z`. */
  readonly content?: string
  readonly component?: string
  /** The type of the section that the component is of. */
  readonly section?: string
  /** In which language; left out where the base or no text is meant. */
  readonly language?: string
  /**
   * `order`: items of a list, pages or menus stand in another order. `slot`: components do, or stand elsewhere; the values
   * are their ids. `deleted` and `restored`: a value is taken out of all languages, or comes back.
   */
  readonly kind: ValueChange['kind'] | 'slot' | 'added' | 'removed' | 'deleted' | 'restored'
  /** Of a value: in the settings, or the name of a field of a record. Of a `slot` its name, empty for the page itself. */
  readonly path: string
  readonly before?: Json | undefined
  readonly after?: Json | undefined
  /** A value is too long to be part of the answer. */
  readonly isCut?: true
}

type Place = Pick<StoredChange, 'page' | 'part' | 'menu' | 'theme' | 'content' | 'component' | 'section'>

/** What is known of two states that are compared. */
export type Comparable = Partial<Editable>

const namesOf = (...maps: readonly (object | undefined)[]): readonly string[] => [
  ...new Set(maps.flatMap((map) => Object.keys(map ?? {}))),
]

const asJson = (value: unknown): Json | undefined => value as Json | undefined

function* at(place: Place, changes: Iterable<ValueChange>, language?: string): Generator<StoredChange> {
  for (const change of changes) yield { ...place, ...(language !== undefined && { language }), ...change }
}

/** The base, then what each language says differently, then what is taken out of all of them. */
function* settingsChanges(place: Place, was: Settings | undefined, is: Settings | undefined): Generator<StoredChange> {
  yield* at(place, valueChanges('', was?.props ?? {}, is?.props ?? {}))
  const [before, after] = [was?.editPropsByLangEnvMap ?? {}, is?.editPropsByLangEnvMap ?? {}]
  for (const language of namesOf(before, after)) {
    const [old, now] = [ofMap(before, language), ofMap(after, language)]
    for (const path of namesOf(old, now))
      yield* at(place, valueChanges(path, old && ofMap(old, path), now && ofMap(now, path)), language)
  }
  const [gone, stillGone] = [was?.deletePropsPaths ?? [], is?.deletePropsPaths ?? []]
  for (const path of stillGone) if (!gone.includes(path)) yield { ...place, kind: 'deleted', path }
  for (const path of gone) if (!stillGone.includes(path)) yield { ...place, kind: 'restored', path }
}

interface Structure {
  readonly schema: PageSchema
  readonly settings: SettingsById
}

const empty: PageSchema = { version: 1, root: [], components: {} }

function* structureChanges(place: Place, was: Structure, is: Structure): Generator<StoredChange> {
  const [before, after] = [was.schema.components, is.schema.components]
  const stays = (id: string) => before[id] !== undefined && before[id]?.type === after[id]?.type
  yield* slotChanges(place, '', was.schema.root, is.schema.root, stays)
  for (const id of namesOf(before, after)) {
    const [old, now] = [ofMap(before, id), ofMap(after, id)]
    const of = { ...place, component: id, section: (now ?? old)?.type ?? '' }
    if (!now || (old && !stays(id))) yield { ...of, section: old?.type ?? '', kind: 'removed', path: '' }
    if (now && !stays(id)) yield { ...of, kind: 'added', path: '', after: now.type }
    if (now) yield* settingsChanges(of, stays(id) ? ofMap(was.settings, id) : undefined, ofMap(is.settings, id))
    if (now && stays(id))
      for (const slot of namesOf(old?.slots, now.slots))
        yield* slotChanges(of, slot, old?.slots?.[slot] ?? [], now.slots?.[slot] ?? [], stays)
  }
}

/** Another order, or one that came from elsewhere; what is new or gone is told by itself. */
function* slotChanges(
  place: Place,
  path: string,
  before: readonly string[],
  after: readonly string[],
  stays: (id: string) => boolean,
): Generator<StoredChange> {
  for (const change of orderChange(path, before, after, stays)) yield { ...place, ...change, kind: 'slot' }
}

/** Fields of a record beside its settings; `order` tells a place in a list, which is told by the list. */
function* fieldChanges(place: Place, was: object, is: object): Generator<StoredChange> {
  const without = ({ settings: _settings, order: _order, ...fields }: Record<string, unknown>) => fields
  yield* at(place, valueChanges('', asJson(without({ ...was })), asJson(without({ ...is }))))
}

function* recordChanges(
  place: Place,
  was: PageRecord | Menu | EditedContent | undefined,
  is: PageRecord | Menu | EditedContent | undefined,
): Generator<StoredChange> {
  if (!was && is) yield { ...place, kind: 'added', path: '' }
  if (was && !is) yield { ...place, kind: 'removed', path: '' }
  if (!is) return
  yield* fieldChanges(place, was ?? {}, is)
  yield* settingsChanges(place, was?.settings, is.settings)
}

function* listChanges<R extends PageRecord | Menu>(
  name: 'page' | 'menu',
  was: readonly R[],
  is: readonly R[],
): Generator<StoredChange> {
  const [before, after] = [new Map(was.map((one) => [one.id, one])), new Map(is.map((one) => [one.id, one]))]
  for (const id of new Set([...before.keys(), ...after.keys()]))
    yield* recordChanges({ [name]: id }, before.get(id), after.get(id))
  const isIn = (id: string) => before.has(id) && after.has(id)
  yield* orderChange(`${name}s`, [...before.keys()], [...after.keys()], isIn)
}

function* pageChanges(was: Comparable, is: Comparable): Generator<StoredChange> {
  yield* listChanges('page', was.pagesList ?? [], is.pagesList ?? [])
  const structure = ({ pageSchemaMap = {}, componentsSettingValues = {} }: Comparable, page: string): Structure => ({
    schema: ofMap(pageSchemaMap, page) ?? empty,
    settings: componentsSettingValues,
  })
  // What goes with a page is not told piece by piece.
  for (const page of namesOf(is.pageSchemaMap))
    yield* structureChanges({ page }, structure(was, page), structure(is, page))
}

function* configurationChanges(was: GlobalConfiguration, is: GlobalConfiguration): Generator<StoredChange> {
  for (const part of ['header', 'footer'] as const) {
    const structure = (shared: GlobalConfiguration['header']): Structure => ({
      schema: shared?.pageSchema ?? empty,
      settings: shared?.componentsSettingValues ?? {},
    })
    yield* structureChanges({ part }, structure(was[part]), structure(is[part]))
  }
  const themes = ({ themeSettings }: GlobalConfiguration) => new Map(themeSettings.map((one) => [one._$id_, one]))
  const [before, after] = [themes(was), themes(is)]
  for (const theme of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(theme), after.get(theme)]
    if (!old || !now) yield { theme, kind: now ? 'added' : 'removed', path: '' }
    else yield* at({ theme }, valueChanges('', asJson(old), asJson(now)))
  }
  const rest = ({
    themeSettings: _themes,
    header: _header,
    footer: _footer,
    languages,
    ...others
  }: GlobalConfiguration) => ({
    ...others,
    languages: Object.fromEntries(languages.map(({ code, ...language }) => [code, language])),
  })
  yield* at({}, valueChanges('', asJson(rest(was)), asJson(rest(is))))
}

function* changesOf(was: Comparable, is: Comparable): Generator<StoredChange> {
  yield* pageChanges(was, is)
  yield* listChanges('menu', was.menuList ?? [], is.menuList ?? [])
  if (was.globalConfiguration && is.globalConfiguration)
    yield* configurationChanges(was.globalConfiguration, is.globalConfiguration)
  for (const content of namesOf(was.contents, is.contents))
    yield* recordChanges({ content }, ofMap(was.contents ?? {}, content), ofMap(is.contents ?? {}, content))
}

/**
 * Where two states of what is stored differ, value by value: the base and each language, by component and path. At most
 * `limit` differences are answered; `more` says how many there are besides. Both hold the same pages and contents, or
 * what one of them does not hold counts as new or gone.
 *
 * `storedChanges(before, after).changes[0]` →
 * `{ page: 'home', component: 'k3v9Qa2Z', section: 'banner', language: 'de', kind: 'value', path: 'title', after: 'Neu' }`
 */
export function storedChanges(
  before: Comparable,
  after: Comparable,
  { limit = 500 }: { readonly limit?: number } = {},
): { readonly changes: readonly StoredChange[]; readonly more: number } {
  const changes: StoredChange[] = []
  let more = 0
  for (const change of changesOf(before, after)) {
    if (changes.length < limit) changes.push(bounded(change))
    else more += 1
  }
  return { changes, more }
}
