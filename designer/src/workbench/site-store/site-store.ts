import { changesOf, type Done, hasChangeCurPage, resolve } from '@vitrine/model'
import { type Draft, languageCodes, menuProps, type PageType, type ResolvedMenuItem } from '@vitrine/schemas'
import { createStore } from 'zustand/vanilla'
import type { DesignerContext } from '../../context/designer-context.ts'
import type { EditorStore } from '../../store/context.ts'
import { draftPathOf } from '../../store/page-path.ts'
import { knownLanguage } from './known-language.ts'
import { createLoads } from './site-loads.ts'
import type { LoadedOfSite, RelationTargets, SiteMembers } from './site-members.ts'

export interface SiteStore extends ReturnType<typeof createLoads> {
  /** Everything is worked out when it is read, and again only when something under it has changed. */
  readonly state: SiteMembers
  readonly subscribe: (listener: () => void) => () => void
  readonly setLanguageEnv: (language: string) => void
  /** Empties the three sets of ids; that there are changes stays until they are saved (R206, R207). */
  readonly clear: () => void
}

/** Members that are read by functions. */
const membersBy = <T extends object>(read: { readonly [K in keyof T]: () => T[K] }): T =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(read).map(([name, get]) => [name, { get: get as () => unknown, enumerable: true }]),
    ),
  ) as T

const isSpoken = (language: string): boolean => languageCodes.some((code) => code === language)

/** The members that the specification names, over the stores that hold them: nothing is kept twice. */
export function createSiteStore(
  { editor, view }: EditorStore,
  { boot, send, locale: started }: Pick<DesignerContext, 'boot' | 'send' | 'locale'>,
): SiteStore {
  const loaded = createStore<LoadedOfSite>(() => ({
    siteInfo: undefined,
    languageList: [],
    pageTypeList: [],
    pageToRelationsMap: {},
    targets: {},
  }))
  const cleared = createStore<{ readonly done: WeakSet<Done> }>(() => ({ done: new WeakSet() }))
  let locale = started
  const follow = (language: string) => {
    if (isSpoken(language)) locale = language
  }
  follow(view.state.getState().curLanguageEnv)
  view.state.subscribe(({ curLanguageEnv }) => follow(curLanguageEnv))

  const draft = () => editor.state.getState()
  const look = () => view.state.getState()
  const order = () => editor.order(look().curLanguageEnv)

  const whole = memoised(
    () => [draft().history, draft().loaded, draft().pagesList, draft().menuList, draft().configuration] as const,
    (): Draft => editor.whole(),
  )
  const sets = memoised(
    () => [draft().history.unsaved, cleared.getState().done] as const,
    (unsaved, done) => {
      const { addedIds, editedIds, deletedIds } = changesOf(unsaved.filter((one) => !done.has(one)))
      return { addedIds: new Set(addedIds), editedIds: new Set(editedIds), deletedIds: new Set(deletedIds) }
    },
  )
  const navList = memoised(
    () => [draft().menuList, order()] as const,
    (menus, inOrder) => {
      const main = menus.find(({ id }) => id === 'main') ?? menus[0]
      if (!main) return []
      return resolve(menuProps, main.settings, inOrder).props.items as unknown as readonly ResolvedMenuItem[]
    },
  )
  const paths = memoised(
    () => [draft().pagesList] as const,
    (pages) => ({
      ids: Object.fromEntries(pages.map((page) => [draftPathOf(page), page.id])),
      urls: Object.fromEntries(pages.map((page) => [page.id, { url: draftPathOf(page), type: page.pageType }])),
    }),
  )
  const nothing = {}
  const targets = () => loaded.getState().targets[look().curLanguageEnv] ?? nothing
  const curRelationDetail = memoised(
    () => [loaded.getState().pageToRelationsMap[look().curPageId], targets()] as const,
    (relations = [], known: Readonly<Partial<Record<PageType, RelationTargets>>>) =>
      relations.map(({ targetType, targetIds }) => ({
        type: targetType as PageType,
        targets: (known[targetType as PageType] ?? []).filter(({ id }) => targetIds.includes(id)),
      })),
  )
  const languageList = memoised(
    () => [loaded.getState().languageList, draft().configuration] as const,
    (list, { languages, defaultLanguage }) =>
      // Those that the draft knows, where the list cannot be loaded (R220).
      list.length > 0 ? list : languages.map((language) => knownLanguage(language, defaultLanguage, started)),
  )
  const info = memoised(
    () => [draft().draftsId, draft().name, draft().revision] as const,
    (id, name, revision) => ({ id, name, revision }),
  )
  const curDraftsInfo = memoised(
    () => [draft().draftsId, whole()] as const,
    (id, { globalConfiguration }) => ({ id, globalConfiguration }),
  )
  const hasChange = memoised(() => [draft().history.unsaved, look().curPageId] as const, hasChangeCurPage)

  const state = membersBy<SiteMembers>({
    deviceEnv: () => look().deviceEnv,
    curLanguageEnv: () => look().curLanguageEnv,
    setterShowTypeMap: () => look().setterShowTypeMap,
    curPageId: () => look().curPageId,
    selectedComponentId: () => look().selected,
    selectedComponent: () => editor.component(look().selected ?? ''),
    siteInfo: () => loaded.getState().siteInfo,
    pageTypeList: () => loaded.getState().pageTypeList,
    pageToRelationsMap: () => loaded.getState().pageToRelationsMap,
    relationsListMap: () => targets(),
    curRelationDetail: () => curRelationDetail(),
    languageList: () => languageList(),
    curDraftsInfo: () => curDraftsInfo(),
    navList: () => navList(),
    defaultLanguageEnv: () => draft().configuration.defaultLanguage,
    locale: () => locale,
    pathToPageIdMap: () => paths().ids,
    pageUrlAndTypeMap: () => paths().urls,
    menuList: () => draft().menuList,
    isInIframe: () => boot.screen === 'frame',
    draftsId: () => draft().draftsId,
    pagesList: () => draft().pagesList,
    name: () => draft().name,
    pageSchemaMap: () => whole().pageSchemaMap,
    componentsSettingValues: () => whole().componentsSettingValues,
    globalConfiguration: () => whole().globalConfiguration,
    draftsInfo: () => info(),
    addedIds: () => sets().addedIds,
    editedIds: () => sets().editedIds,
    deletedIds: () => sets().deletedIds,
    hasChangeCurPage: () => hasChange(),
  })

  return {
    ...createLoads({ loaded, send, draftsId: () => draft().draftsId, language: () => look().curLanguageEnv }),
    state,
    subscribe(listener) {
      const ends = [editor.state, view.state, loaded, cleared].map((store) => store.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    setLanguageEnv: (language) =>
      view.change((now) => {
        now.curLanguageEnv = language
      }),
    clear: () => cleared.setState({ done: new WeakSet(draft().history.unsaved) }),
  }
}

/** A value that is worked out when it is read, and again only when one of those it is made of is another. */
function memoised<D extends unknown[], T>(of: () => readonly [...D], make: (...of: NoInfer<D>) => T): () => T {
  let last: { readonly of: readonly [...D]; readonly value: T } | undefined
  return () => {
    const now = of()
    if (!last || now.some((one, at) => one !== last?.of[at])) last = { of: now, value: make(...now) }
    return last.value
  }
}
