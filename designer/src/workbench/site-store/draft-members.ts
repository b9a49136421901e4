import { hasChangeCurPage, resolve } from '@vitrine/model'
import { type Draft, menuProps, type ResolvedMenuItem } from '@vitrine/schemas'
import type { EditorStore } from '../../store/context.ts'
import { draftPathOf } from '../../store/page-path.ts'
import type { MemberReaders } from './member-readers.ts'
import { memoised } from './memoised.ts'

type DraftMembers =
  | 'curDraftsInfo'
  | 'navList'
  | 'defaultLanguageEnv'
  | 'pathToPageIdMap'
  | 'pageUrlAndTypeMap'
  | 'menuList'
  | 'draftsId'
  | 'pagesList'
  | 'name'
  | 'pageSchemaMap'
  | 'componentsSettingValues'
  | 'globalConfiguration'
  | 'draftsInfo'
  | 'hasChangeCurPage'

/** What the draft itself says, in the language that is edited where it is about one. */
export function draftMembers({ editor, view }: EditorStore): MemberReaders<DraftMembers> {
  const draft = () => editor.state.getState()
  const look = () => view.state.getState()
  const whole = memoised(
    () => [draft().history, draft().loaded, draft().pagesList, draft().menuList, draft().configuration] as const,
    (): Draft => editor.whole(),
  )
  const navList = memoised(
    () => [draft().menuList, editor.order(look().curLanguageEnv)] as const,
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
  return {
    curDraftsInfo: memoised(
      () => [draft().draftsId, whole()] as const,
      (id, { globalConfiguration }) => ({ id, globalConfiguration }),
    ),
    navList,
    defaultLanguageEnv: () => draft().configuration.defaultLanguage,
    pathToPageIdMap: () => paths().ids,
    pageUrlAndTypeMap: () => paths().urls,
    menuList: () => draft().menuList,
    draftsId: () => draft().draftsId,
    pagesList: () => draft().pagesList,
    name: () => draft().name,
    pageSchemaMap: () => whole().pageSchemaMap,
    componentsSettingValues: () => whole().componentsSettingValues,
    globalConfiguration: () => whole().globalConfiguration,
    draftsInfo: memoised(
      () => [draft().draftsId, draft().name, draft().revision] as const,
      (id, name, revision) => ({ id, name, revision }),
    ),
    hasChangeCurPage: memoised(() => [draft().history.unsaved, look().curPageId] as const, hasChangeCurPage),
  }
}
