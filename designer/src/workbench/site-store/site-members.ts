import type {
  Answer,
  Component,
  GlobalConfiguration,
  Language,
  listAssociations,
  listPageTypes,
  listPageUrlByType,
  PageSchema,
  PageType,
  ResolvedMenuItem,
  SettingsById,
  siteInfoByClient,
} from '@vitrine/schemas'
import type { EditorState } from '../../store/draft-store.ts'
import type { ViewState } from '../../store/view.ts'

type SiteInfo = Answer<typeof siteInfoByClient> & { readonly tenantIdOfTheEnterprise: string }
type Relations = Answer<typeof listAssociations>
export type RelationTargets = Answer<typeof listPageUrlByType>

/** What comes from the service, once it is asked for. */
export interface LoadedOfSite {
  readonly siteInfo: SiteInfo | undefined
  readonly languageList: readonly Language[]
  readonly pageTypeList: Answer<typeof listPageTypes>
  /** What pages are about, by page (their associations). */
  readonly pageToRelationsMap: Readonly<Record<string, Relations>>
  /** What they may be about, by language and kind. */
  readonly targets: Readonly<Record<string, Readonly<Partial<Record<PageType, RelationTargets>>>>>
}

/** The designer instance of the specification (§3, R142–R147). */
interface DesignerInstance extends Pick<EditorState, 'menuList' | 'draftsId' | 'pagesList' | 'name'> {
  readonly isInIframe: boolean
  readonly curPageId: string
  readonly pageSchemaMap: Readonly<Record<string, PageSchema>>
  readonly componentsSettingValues: SettingsById
  readonly globalConfiguration: GlobalConfiguration
  readonly draftsInfo: { readonly id: string; readonly name: string; readonly revision: number }
  readonly deletedIds: ReadonlySet<string>
  readonly editedIds: ReadonlySet<string>
  readonly addedIds: ReadonlySet<string>
  readonly hasChangeCurPage: boolean
}

/** The store state of the specification (§3, R149–R158). */
interface SiteState
  extends Pick<ViewState, 'deviceEnv' | 'curLanguageEnv' | 'setterShowTypeMap'>,
    Pick<LoadedOfSite, 'siteInfo' | 'languageList' | 'pageTypeList' | 'pageToRelationsMap'> {
  readonly curDraftsInfo: { readonly id: string; readonly globalConfiguration: GlobalConfiguration }
  /** The entries of the main menu, in the language that is edited. */
  readonly navList: readonly ResolvedMenuItem[]
  readonly defaultLanguageEnv: string
  /** The language of words that the site says by itself: it follows `curLanguageEnv` among the 18 (R218). */
  readonly locale: string
  readonly selectedComponentId: string | undefined
  readonly selectedComponent: Component | undefined
  readonly pathToPageIdMap: Readonly<Record<string, string>>
  readonly pageUrlAndTypeMap: Readonly<Record<string, { readonly url: string; readonly type: PageType }>>
  readonly relationsListMap: Readonly<Partial<Record<PageType, RelationTargets>>>
  /** What the page that is edited is about, with the names of what is known of it. */
  readonly curRelationDetail: readonly { readonly type: PageType; readonly targets: RelationTargets }[]
}

/** All of it. */
export type SiteMembers = SiteState & DesignerInstance
