import type { DoneListener } from '@vitrine/editor-core'
import { baseLanguage, type LanguageOrder, type MediaHosts, type Specs, specOf, upgradeDraft } from '@vitrine/model'
import type {
  Component,
  Draft,
  On,
  PageDocument,
  PageSchema,
  PageTypeSpec,
  SectionSpec,
  Settings,
  SettingsOf,
} from '@vitrine/schemas'
import type { StoreApi } from 'zustand/vanilla'
import { createDraftStore, type DraftStore, type EditorState } from './draft-store.ts'
import { createEditSteps, type EditSteps } from './edit-steps.ts'
import { createLanguageOrders } from './language-orders.ts'
import { createSyncSteps, type SyncSteps } from './sync-steps.ts'
import type { ComponentLocation } from './tables/places.ts'

/** A draft that is being edited: what it holds, what changes it, and what brings it to its log. */
export interface Editor extends EditSteps, SyncSteps {
  readonly specs: Specs
  /** The kinds of pages that plugins add. */
  readonly pageTypes: readonly PageTypeSpec[]
  /** Where visitors' browsers load pictures and films from, beside the site's own host. */
  readonly mediaHosts: MediaHosts
  readonly state: StoreApi<EditorState>
  readonly component: (id: string) => Component | undefined
  readonly specOf: (id: string) => SectionSpec | undefined
  readonly settings: (id: string) => Settings | undefined
  readonly place: (id: string) => ComponentLocation | undefined
  readonly structure: (on: On) => PageSchema | undefined
  readonly order: (language: string) => LanguageOrder
  /** The settings of a component, a page's record or a menu. */
  readonly settingsOf: (of: SettingsOf) => Settings
  /** The language that the base of settings is written in. */
  readonly sourceLanguage: () => string
  /** Keys: `component:{id}` its settings or slots, `place:{id}`, `root:{on}`, `structure:{on}`. */
  readonly watch: (key: string, listener: () => void) => () => void
  readonly onDone: (did: DoneListener) => () => void
  /** Puts a page in that came from the service. */
  readonly open: (page: string, document: Pick<PageDocument, 'pageSchema' | 'componentsSettingValues'>) => void
  readonly close: (page: string) => void
  readonly whole: () => Draft
}

export interface EditorOptions {
  readonly draft: Draft
  readonly specs: Specs
  readonly pageTypes?: readonly PageTypeSpec[] | undefined
  /** From other hosts no picture or film is taken; from any, when left out. */
  readonly mediaHosts?: MediaHosts
  readonly now?: () => number
}

const nothing: Settings = { props: {} }

function settingsIn({ tables, state }: DraftStore, of: SettingsOf): Settings {
  if ('component' in of) return tables.settings(of.component) ?? nothing
  // A draft holds no contents.
  if ('content' in of) return nothing
  const { pagesList, menuList } = state.getState()
  const record =
    'pageRecord' in of ? pagesList.find(({ id }) => id === of.pageRecord) : menuList.find(({ id }) => id === of.menu)
  return record?.settings ?? nothing
}

export function createEditor({ draft, specs, pageTypes = [], mediaHosts, now = Date.now }: EditorOptions): Editor {
  const store = createDraftStore(upgradeDraft(draft, specs), specs)
  const { tables, state, listeners, onDone, open, close, whole } = store
  return {
    specs,
    pageTypes,
    mediaHosts,
    state,
    component: (id) => tables.component(id),
    specOf: (id) => specOf(specs, tables.component(id)?.type ?? ''),
    settings: (id) => tables.settings(id),
    place: (id) => tables.place(id),
    structure: (on) => tables.structure(on),
    order: createLanguageOrders(() => state.getState().configuration),
    sourceLanguage: () => baseLanguage(state.getState().configuration),
    settingsOf: (of) => settingsIn(store, of),
    watch: listeners.subscribe,
    onDone,
    open,
    close,
    whole,
    ...createEditSteps(store, { pageTypes, mediaHosts, now }),
    ...createSyncSteps(store),
  }
}
