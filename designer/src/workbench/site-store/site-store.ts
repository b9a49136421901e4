import { languageCodes } from '@vitrine/schemas'
import { createStore } from 'zustand/vanilla'
import type { DesignerContext } from '../../context/designer-context.ts'
import type { EditorStore } from '../../store/context.ts'
import type { EditorView } from '../../store/view.ts'
import { createChangedIds } from './changed-ids.ts'
import { draftMembers } from './draft-members.ts'
import { loadedMembers } from './loaded-members.ts'
import { membersBy } from './member-readers.ts'
import { createLoads } from './site-loads.ts'
import type { LoadedOfSite, SiteMembers } from './site-members.ts'

export interface SiteStore extends ReturnType<typeof createLoads> {
  /** Everything is worked out when it is read, and again only when something under it has changed. */
  readonly state: SiteMembers
  readonly subscribe: (listener: () => void) => () => void
  readonly setLanguageEnv: (language: string) => void
  /** Empties the three sets of ids; that there are changes stays until they are saved (R206, R207). */
  readonly clear: () => void
}

const isSpoken = (language: string): boolean => languageCodes.some((code) => code === language)

/** The language of words that the site says by itself: the last one among the 18 that was edited. */
function followLocale(view: EditorView, started: string): () => string {
  let locale = started
  const follow = (language: string) => {
    if (isSpoken(language)) locale = language
  }
  follow(view.state.getState().curLanguageEnv)
  view.state.subscribe(({ curLanguageEnv }) => follow(curLanguageEnv))
  return () => locale
}

/** The members that the specification names, over the stores that hold them: nothing is kept twice. */
export function createSiteStore(
  editorStore: EditorStore,
  { boot, send, locale }: Pick<DesignerContext, 'boot' | 'send' | 'locale'>,
): SiteStore {
  const { editor, view } = editorStore
  const loaded = createStore<LoadedOfSite>(() => ({
    siteInfo: undefined,
    languageList: [],
    pageTypeList: [],
    pageToRelationsMap: {},
    targets: {},
  }))
  const changed = createChangedIds(editor)
  const draft = draftMembers(editorStore)
  const look = () => view.state.getState()
  return {
    ...createLoads({ loaded, send, draftsId: draft.draftsId, language: () => look().curLanguageEnv }),
    state: membersBy({
      ...draft,
      ...loadedMembers(loaded, editorStore, locale),
      ...changed.members,
      deviceEnv: () => look().deviceEnv,
      curLanguageEnv: () => look().curLanguageEnv,
      setterShowTypeMap: () => look().setterShowTypeMap,
      curPageId: () => look().curPageId,
      selectedComponentId: () => look().selected,
      selectedComponent: () => editor.component(look().selected ?? ''),
      locale: followLocale(view, locale),
      isInIframe: () => boot.screen === 'frame',
    }),
    subscribe(listener) {
      const ends = [editor.state, view.state, loaded, changed].map((store) => store.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    setLanguageEnv: (language) =>
      view.change((now) => {
        now.curLanguageEnv = language
      }),
    clear: changed.clear,
  }
}
