import type { PageType } from '@vitrine/schemas'
import type { StoreApi } from 'zustand/vanilla'
import type { EditorStore } from '../../store/context.ts'
import { knownLanguage } from './known-language.ts'
import type { MemberReaders } from './member-readers.ts'
import { memoised } from './memoised.ts'
import type { LoadedOfSite, RelationTargets } from './site-members.ts'

type LoadedMembers =
  | 'siteInfo'
  | 'pageTypeList'
  | 'pageToRelationsMap'
  | 'relationsListMap'
  | 'curRelationDetail'
  | 'languageList'

const nothing = {}

/**
 * What has come from the service.
 *
 * @param locale the language in which languages are named while their list has not come.
 */
export function loadedMembers(
  loaded: StoreApi<LoadedOfSite>,
  { editor, view }: EditorStore,
  locale: string,
): MemberReaders<LoadedMembers> {
  const look = () => view.state.getState()
  const targets = () => loaded.getState().targets[look().curLanguageEnv] ?? nothing
  return {
    siteInfo: () => loaded.getState().siteInfo,
    pageTypeList: () => loaded.getState().pageTypeList,
    pageToRelationsMap: () => loaded.getState().pageToRelationsMap,
    relationsListMap: targets,
    curRelationDetail: memoised(
      () => [loaded.getState().pageToRelationsMap[look().curPageId], targets()] as const,
      (relations = [], known: Readonly<Partial<Record<PageType, RelationTargets>>>) =>
        relations.map(({ targetType, targetIds }) => ({
          type: targetType as PageType,
          targets: (known[targetType as PageType] ?? []).filter(({ id }) => targetIds.includes(id)),
        })),
    ),
    languageList: memoised(
      () => [loaded.getState().languageList, editor.state.getState().configuration] as const,
      (list, { languages, defaultLanguage }) =>
        // Those that the draft knows, where the list cannot be loaded (R220).
        list.length > 0 ? list : languages.map((language) => knownLanguage(language, defaultLanguage, locale)),
    ),
  }
}
