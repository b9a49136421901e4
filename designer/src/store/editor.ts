import {
  applyAll,
  arrivedForeignMedia,
  type Clash,
  createHistory,
  type Done,
  type Editable,
  foreignMediaProblem,
  type History,
  type LanguageOrder,
  languageOrder,
  type MediaHosts,
  merge,
  notSaved,
  type Refusal,
  record,
  redo,
  type Specs,
  type Stepped,
  saved,
  sending,
  specOf,
  undo,
  upgradeDraft,
  upgradePage,
} from '@vitrine/model'
import {
  type Component,
  type Draft,
  newId,
  type On,
  type Operation,
  type PageDocument,
  type PageSchema,
  type SectionSpec,
  type Settings,
} from '@vitrine/schemas'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createListeners } from './listeners.ts'
import { keyOf, onOf, type Place } from './places.ts'
import { type Lists, Tables } from './tables.ts'

/** An operation without its id, which the editor gives it. */
export type Wish = Operation extends infer O
  ? O extends Operation
    ? Omit<O, 'id'> & { readonly id?: string }
    : never
  : never

/** What is known of the whole draft, and changes seldom compared with its components. */
export interface EditorState extends Lists {
  readonly draftsId: string
  readonly name: string
  readonly revision: number
  readonly history: History
  /** The pages that are here; the others come when they are opened. */
  readonly loaded: readonly string[]
  /** Why the last wish could not be done; told once. */
  readonly refusal: Refusal | undefined
}

/** Something that was done here, with its paths, for those who follow single fields. */
export type Did = (done: readonly Done[], by: 'me' | 'undo' | 'redo' | 'others') => void

export interface Editor {
  readonly specs: Specs
  /** Where visitors' browsers load pictures and films from, beside the site's own host. */
  readonly mediaHosts: MediaHosts
  readonly state: StoreApi<EditorState>
  readonly component: (id: string) => Component | undefined
  readonly specOf: (id: string) => SectionSpec | undefined
  readonly settings: (id: string) => Settings | undefined
  readonly place: (id: string) => Place | undefined
  readonly structure: (on: On) => PageSchema | undefined
  readonly order: (language: string) => LanguageOrder
  /** Keys: `component:{id}` its settings or slots, `place:{id}`, `root:{on}`, `structure:{on}`. */
  readonly watch: (key: string, listener: () => void) => () => void
  readonly onDone: (did: Did) => () => void
  /**
   * The only way to change the draft. All of the wishes, as one step; or none, and why. What is written
   * again in the same visit to a text joins its step.
   */
  readonly dispatch: (wishes: readonly Wish[], visit?: string) => Refusal | undefined
  readonly undo: () => void
  readonly redo: () => void
  /** Puts a page in that came from the service. */
  readonly open: (page: string, document: Pick<PageDocument, 'pageSchema' | 'componentsSettingValues'>) => void
  readonly close: (page: string) => void
  /** What is on its way from now on. */
  readonly send: () => { readonly baseRevision: number; readonly operations: readonly Operation[] }
  readonly sent: (revision: number) => void
  readonly notSent: () => void
  /** What others did; my unsaved operations follow it. */
  readonly merge: (theirs: readonly Done[], revision: number) => readonly Clash[] | undefined
  /** Forgets the unsaved operations with these ids, taking them back. */
  readonly drop: (ids: ReadonlySet<string>) => void
  readonly whole: () => Draft
}

export interface ToEdit {
  readonly draft: Draft
  readonly specs: Specs
  /** From other hosts no picture or film is taken; from any, when left out. */
  readonly mediaHosts?: MediaHosts
  readonly now?: () => number
}

const split = ({ globalConfiguration, pagesList, menuList }: Editable): Lists => {
  const { header: _header, footer: _footer, ...configuration } = globalConfiguration
  return { pagesList, menuList, configuration }
}

/** A draft that is being edited. */
export function createEditor({ draft: given, specs, mediaHosts, now = Date.now }: ToEdit): Editor {
  const draft = upgradeDraft(given, specs)
  const tables = new Tables()
  const listeners = createListeners()
  const dids = new Set<Did>()
  const { header, footer } = draft.globalConfiguration
  if (header) tables.load({ part: 'header' }, header.pageSchema, header.componentsSettingValues)
  if (footer) tables.load({ part: 'footer' }, footer.pageSchema, footer.componentsSettingValues)
  for (const [page, structure] of Object.entries(draft.pageSchemaMap))
    tables.load({ page }, structure, draft.componentsSettingValues)

  const pagesLoaded = () => tables.loaded().flatMap((key) => onOf(key).page ?? [])
  const state = createStore<EditorState>(() => ({
    ...split(draft),
    draftsId: draft.draftsId,
    name: draft.name,
    revision: draft.revision,
    history: createHistory(),
    loaded: pagesLoaded(),
    refusal: undefined,
  }))

  let orders = new Map<string, LanguageOrder>()
  let ordersOf = state.getState().configuration

  /** Takes over a draft that a step has made of a slice. */
  function take(slice: ReturnType<Tables['slice']>, next: Editable, history: History, more: Partial<EditorState> = {}) {
    const keys = tables.write(slice, next)
    const lists = state.getState()
    const nextLists = split(next)
    const isNew = keys.some((key) => key.startsWith('structure:'))
    state.setState({
      history,
      refusal: undefined,
      ...(nextLists.pagesList !== lists.pagesList && { pagesList: nextLists.pagesList }),
      ...(nextLists.menuList !== lists.menuList && { menuList: nextLists.menuList }),
      ...(next.globalConfiguration !== slice.draft.globalConfiguration && {
        configuration: sameFields(lists.configuration, nextLists.configuration)
          ? lists.configuration
          : nextLists.configuration,
      }),
      ...(isNew && { loaded: pagesLoaded() }),
      ...more,
    })
    listeners.tell(keys)
  }

  const tell = (done: readonly Done[], by: Parameters<Did>[1]) => {
    for (const did of [...dids]) did(done, by)
  }

  function stepBy(step: (history: History, draft: Editable, specs: Specs) => Stepped<Editable>, by: 'undo' | 'redo') {
    const { history } = state.getState()
    const next = (by === 'undo' ? history.past : history.future).at(-1)
    if (!next) return
    const slice = tables.slice(
      state.getState(),
      next.done.flatMap(({ operation, inverse }) => [operation, inverse]),
    )
    const stepped = step(history, slice.draft, specs)
    take(slice, stepped.draft, stepped.history, { refusal: stepped.refusal })
    const other = (by === 'undo' ? stepped.history.future : stepped.history.past).at(-1)
    if (!stepped.refusal && other) tell(other.done, by)
  }

  const whole = (): Draft => {
    const { draftsId, name, revision } = state.getState()
    return { draftsId, name, revision, ...tables.whole(state.getState()) }
  }

  /** Why a picture or film of another host is not taken. One that this draft held, here or a step ago, may come back. */
  function refusalOfMedia(before: Editable, after: Editable, operations: readonly Operation[]): Refusal | undefined {
    if (!mediaHosts || !JSON.stringify(operations).includes('//')) return undefined
    const arrived = arrivedForeignMedia(before, after, specs, mediaHosts)
    if (arrived.length === 0) return undefined
    const held = JSON.stringify([whole(), state.getState().history])
    const stranger = arrived.find(({ address }) => !held.includes(JSON.stringify(address)))
    if (!stranger) return undefined
    const problem = foreignMediaProblem(stranger)
    return { key: 'refusal.foreignMedia', params: problem.params, problem }
  }

  return {
    specs,
    mediaHosts,
    state,
    component: (id) => tables.component(id),
    specOf: (id) => specOf(specs, tables.component(id)?.type ?? ''),
    settings: (id) => tables.settings(id),
    place: (id) => tables.place(id),
    structure: (on) => tables.structure(on),
    order(language) {
      const { configuration } = state.getState()
      if (ordersOf !== configuration) {
        if (
          ordersOf.languages !== configuration.languages ||
          ordersOf.defaultLanguage !== configuration.defaultLanguage
        )
          orders = new Map()
        ordersOf = configuration
      }
      const order = orders.get(language) ?? languageOrder(configuration, language)
      orders.set(language, order)
      return order
    },
    watch: listeners.subscribe,
    onDone(did) {
      dids.add(did)
      return () => dids.delete(did)
    },
    dispatch(wishes, visit) {
      const operations = wishes.map((wish) => ({ id: newId(), ...wish }) as Operation)
      const slice = tables.slice(state.getState(), operations)
      const outcome = applyAll(slice.draft, operations, specs)
      const refusal = 'refusal' in outcome ? outcome.refusal : refusalOfMedia(slice.draft, outcome.draft, operations)
      if ('refusal' in outcome || refusal) {
        state.setState({ refusal })
        return refusal
      }
      take(slice, outcome.draft, record(state.getState().history, outcome.done, now(), visit))
      tell(outcome.done, 'me')
      return undefined
    },
    undo: () => stepBy(undo, 'undo'),
    redo: () => stepBy(redo, 'redo'),
    open(page, document) {
      const { pageSchema, componentsSettingValues } = upgradePage(
        document.pageSchema,
        document.componentsSettingValues,
        specs,
      )
      tables.load({ page }, pageSchema, componentsSettingValues)
      state.setState({ loaded: pagesLoaded() })
      // A page that was here already is another one now, down to its components.
      const ids = Object.keys(pageSchema.components).flatMap((id) => [`component:${id}`, `place:${id}`])
      listeners.tell([`root:${keyOf({ page })}`, `structure:${keyOf({ page })}`, ...ids])
    },
    close(page) {
      tables.unload(keyOf({ page }))
      state.setState({ loaded: pagesLoaded() })
    },
    send() {
      const history = sending(state.getState().history)
      state.setState({ history })
      return { baseRevision: state.getState().revision, operations: history.unsaved.map(({ operation }) => operation) }
    },
    sent: (revision) => state.setState(({ history }) => ({ history: saved(history), revision })),
    notSent: () => state.setState(({ history }) => ({ history: notSaved(history) })),
    merge(theirs, revision) {
      const { history } = state.getState()
      const { here, stubs } = whatIsHere(tables, history, theirs)
      const all = [...history.unsaved, ...here].flatMap(({ operation, inverse }) => [operation, inverse])
      const slice = tables.slice(state.getState(), all, all.flatMap(touchedPages))
      const draft = { ...slice.draft, pageSchemaMap: { ...slice.draft.pageSchemaMap, ...stubs } }
      const merged = merge(history, draft, here, specs)
      if (merged.refusal) return undefined
      take(slice, merged.draft, merged.history, { revision })
      tell(here, 'others')
      return merged.clashes
    },
    drop(ids) {
      const { history } = state.getState()
      const kept = history.unsaved.filter(({ operation }) => !ids.has(operation.id))
      const all = history.unsaved.flatMap(({ operation, inverse }) => [operation, inverse])
      const slice = tables.slice(state.getState(), all, all.flatMap(touchedPages))
      const back = applyAll(slice.draft, history.unsaved.map(({ inverse }) => inverse).toReversed(), specs)
      if ('refusal' in back) return
      const again = applyAll(
        back.draft,
        kept.map(({ operation }) => operation),
        specs,
      )
      const next = 'refusal' in again ? back : again
      take(slice, next.draft, { ...createHistory(), unsaved: 'refusal' in again ? [] : again.done })
    },
    whole,
  }
}

const sameFields = (a: object, b: object): boolean => {
  const [mine, theirs] = [Object.entries(a), b as Readonly<Record<string, unknown>>]
  return mine.length === Object.keys(b).length && mine.every(([name, value]) => theirs[name] === value)
}

/** The pages and parts that an operation names. */
function touchedPages(operation: Operation): readonly string[] {
  const ons: On[] = []
  if ('of' in operation && 'component' in operation.of) ons.push(operation.of)
  if ('page' in operation && typeof operation.page === 'string') ons.push({ page: operation.page })
  if ('part' in operation && operation.part !== undefined) ons.push({ part: operation.part })
  if (operation.type === 'move-component') ons.push(operation.to)
  return ons.map(keyOf)
}

/**
 * Those of theirs that change what is loaded here; lists and configuration always are. What they bring
 * is here from then on, and what I took away and have not saved comes back while they are merged. A page
 * that they remove and that was never loaded needs something to be removed.
 */
function whatIsHere(tables: Tables, { unsaved }: History, theirs: readonly Done[]) {
  const known = new Set(unsaved.flatMap(({ operation }) => wholeBy(operation)))
  const isKnown = (key: string): boolean => known.has(key) || tables.structure(key) !== undefined
  const stubs: Record<string, PageSchema> = {}
  const here = theirs.filter(({ operation }) => {
    const { type } = operation
    if (type === 'remove-page' && !isKnown(keyOf(operation))) stubs[operation.page] = nothing
    const isListed = type === 'change-page' || type === 'move-page'
    for (const key of wholeBy(operation)) known.add(key)
    return isListed || touchedPages(operation).every(isKnown)
  })
  return { here, stubs }
}

const nothing: PageSchema = { version: 1, root: [], components: {} }

/** The page or part that an operation brings or takes away as a whole. */
function wholeBy(operation: Operation): readonly string[] {
  if (operation.type === 'set-part' || operation.type === 'remove-page') return [keyOf(operation)]
  return operation.type === 'add-page' ? [keyOf({ page: operation.page.id })] : []
}
