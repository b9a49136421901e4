import type { DoneListener } from '@vitrine/editor-core'
import {
  createHistory,
  type Editable,
  type History,
  type OperationError,
  type Specs,
  upgradePage,
} from '@vitrine/model'
import type { Draft, PageDocument } from '@vitrine/schemas'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createListeners, type Listeners } from './tables/listeners.ts'
import { locationKey, locationOn } from './tables/places.ts'
import { DraftTables, type Lists, type Slice } from './tables/tables.ts'

/** What is known of the whole draft, and changes seldom compared with its components. */
export interface EditorState extends Lists {
  readonly draftsId: string
  readonly name: string
  readonly revision: number
  readonly history: History
  /** The pages that are here; the others come when they are opened. */
  readonly loaded: readonly string[]
  /** Why the last operations could not be applied; set once. */
  readonly error: OperationError | undefined
}

/** Something that was done here, with its paths, for those who follow single fields. */

/** Where an editor keeps its draft, and the listeners of its changes. What changes the draft stands beside it. */
export interface DraftStore {
  readonly specs: Specs
  readonly tables: DraftTables
  readonly state: StoreApi<EditorState>
  readonly listeners: Listeners
  /** Takes over a draft that a step has made of a slice, and notifies those who follow what it touched. */
  readonly commit: (slice: Slice, next: Editable, history: History, more?: Partial<EditorState>) => void
  readonly notify: DoneListener
  readonly onDone: (listener: DoneListener) => () => void
  readonly open: (page: string, document: Pick<PageDocument, 'pageSchema' | 'componentsSettingValues'>) => void
  readonly close: (page: string) => void
  readonly whole: () => Draft
}

const listsOf = ({ globalConfiguration, pagesList, menuList }: Editable): Lists => {
  const { header: _header, footer: _footer, ...configuration } = globalConfiguration
  return { pagesList, menuList, configuration }
}

function tablesOf(draft: Draft): DraftTables {
  const tables = new DraftTables()
  const { header, footer } = draft.globalConfiguration
  if (header) tables.load({ part: 'header' }, header.pageSchema, header.componentsSettingValues)
  if (footer) tables.load({ part: 'footer' }, footer.pageSchema, footer.componentsSettingValues)
  for (const [page, structure] of Object.entries(draft.pageSchemaMap))
    tables.load({ page }, structure, draft.componentsSettingValues)
  return tables
}

const pagesIn = (tables: DraftTables): readonly string[] => tables.loaded().flatMap((key) => locationOn(key).page ?? [])

/** The lists that a step has changed; the others stay the same objects, so that no listener is notified of them. */
function changedLists(before: Lists, { draft }: Slice, next: Editable): Partial<Lists> {
  const lists = listsOf(next)
  return {
    ...(lists.pagesList !== before.pagesList && { pagesList: lists.pagesList }),
    ...(lists.menuList !== before.menuList && { menuList: lists.menuList }),
    ...(next.globalConfiguration !== draft.globalConfiguration && {
      configuration: sameFields(before.configuration, lists.configuration) ? before.configuration : lists.configuration,
    }),
  }
}

/** The listeners of what was done. */
function createDoneListeners() {
  const listeners = new Set<DoneListener>()
  const notify: DoneListener = (done, by) => {
    for (const listener of [...listeners]) listener(done, by)
  }
  const onDone = (listener: DoneListener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { notify, onDone }
}

export function createDraftStore(draft: Draft, specs: Specs): DraftStore {
  const tables = tablesOf(draft)
  const listeners = createListeners()
  const state = createStore<EditorState>(() => ({
    ...listsOf(draft),
    draftsId: draft.draftsId,
    name: draft.name,
    revision: draft.revision,
    history: createHistory(),
    loaded: pagesIn(tables),
    error: undefined,
  }))
  return {
    specs,
    tables,
    state,
    listeners,
    ...createDoneListeners(),
    commit(slice, next, history, more = {}) {
      const keys = tables.write(slice, next)
      const isNew = keys.some((key) => key.startsWith('structure:'))
      state.setState({
        history,
        error: undefined,
        ...changedLists(state.getState(), slice, next),
        ...(isNew && { loaded: pagesIn(tables) }),
        ...more,
      })
      listeners.notify(keys)
    },
    open(page, document) {
      const { pageSchema, componentsSettingValues } = upgradePage(
        document.pageSchema,
        document.componentsSettingValues,
        specs,
      )
      tables.load({ page }, pageSchema, componentsSettingValues)
      state.setState({ loaded: pagesIn(tables) })
      // A page that was here already is another one now, down to its components.
      const ids = Object.keys(pageSchema.components).flatMap((id) => [`component:${id}`, `place:${id}`])
      listeners.notify([`root:${locationKey({ page })}`, `structure:${locationKey({ page })}`, ...ids])
    },
    close(page) {
      tables.unload(locationKey({ page }))
      state.setState({ loaded: pagesIn(tables) })
    },
    whole() {
      const { draftsId, name, revision } = state.getState()
      return { draftsId, name, revision, ...tables.whole(state.getState()) }
    },
  }
}

const sameFields = (a: object, b: object): boolean => {
  const [mine, theirs] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))]
  return mine.length === theirs.size && mine.every(([name, value]) => theirs.get(name) === value)
}
