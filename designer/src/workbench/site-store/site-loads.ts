import type { SendCall } from '@vitrine/editor-core'
import {
  listAssociations,
  listLanguages,
  listPageTypes,
  listPageUrlByType,
  type PageType,
  siteInfoByClient,
} from '@vitrine/schemas'
import type { StoreApi } from 'zustand/vanilla'
import type { LoadedOfSite } from './site-members.ts'

interface SiteLoadsOptions {
  readonly loaded: StoreApi<LoadedOfSite>
  readonly send: SendCall
  readonly draftsId: () => string
  readonly language: () => string
}

/** Asks the service for what a site has beside its draft. What fails is only logged, and may be asked again (R220). */
export function createLoads({ loaded, send, draftsId, language }: SiteLoadsOptions) {
  const running = new Map<string, Promise<void>>()
  /** Once, while it is not there. */
  const once = (what: string, isThere: boolean, load: () => Promise<Partial<LoadedOfSite>>): Promise<void> => {
    if (isThere) return Promise.resolve()
    const known = running.get(what)
    if (known) return known
    const loading = load()
      .then((found) => loaded.setState(found))
      .catch((error: unknown) => console.error(`'${what}' could not be loaded.`, error))
      .finally(() => running.delete(what))
    running.set(what, loading)
    return loading
  }
  const now = loaded.getState
  return {
    loadSiteInfo: () =>
      once('siteInfo', now().siteInfo !== undefined, async () => {
        const info = await send(siteInfoByClient, {})
        return { siteInfo: { ...info, tenantIdOfTheEnterprise: info.tenantId } }
      }),
    /** Only when it is empty (R219). */
    loadLanguages: () =>
      once('languageList', now().languageList.length > 0, async () => ({
        languageList: await send(listLanguages, {}),
      })),
    loadPageTypes: () =>
      once('pageTypeList', now().pageTypeList.length > 0, async () => ({
        pageTypeList: await send(listPageTypes, {}),
      })),
    loadRelations: (page: string) =>
      once(`pageToRelationsMap ${page}`, Object.hasOwn(now().pageToRelationsMap, page), async () => {
        const relations = await send(listAssociations, { id: page, draftsId: draftsId() })
        return { pageToRelationsMap: { ...now().pageToRelationsMap, [page]: relations } }
      }),
    loadRelationsList(type: PageType) {
      const asked = language()
      const isThere = now().targets[asked]?.[type] !== undefined
      return once(`relationsListMap ${asked} ${type}`, isThere, async () => {
        const found = await send(listPageUrlByType, { type, draftsId: draftsId() }, { language: asked })
        const { targets } = now()
        return { targets: { ...targets, [asked]: { ...targets[asked], [type]: found } } }
      })
    },
  }
}
