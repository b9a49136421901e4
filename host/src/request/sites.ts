import type { Api, SendContext } from '@vitrine/api'
import { CallError, infoByDomain, listLanguages, siteInfoByClient, undefinedIfNotFound } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { SiteInfo } from './visit.ts'

/** The service in this process, as far as pages need it. */
export type SiteService = Pick<
  Api,
  | 'send'
  | 'sendForSession'
  | 'siteVersion'
  | 'maySeeDraft'
  | 'signedSent'
  | 'readSent'
  | 'signedReceipt'
  | 'sentMessage'
  | 'signedList'
  | 'readSignedList'
> &
  Partial<Pick<Api, 'redirectsOf' | 'shareImages' | 'numbers'>> & {
    readonly keptPages?: Api['keptPages'] | undefined
  }

export interface HostSites {
  readonly byHost: (name: string) => Promise<SiteInfo | undefined>
  readonly byClient: (clientId: string) => Promise<SiteInfo | undefined>
  /** What was said last of a clientId, without asking. */
  readonly lastByClient: (clientId: string) => SiteInfo | undefined
}

/**
 * Finds sites by their verified domain or their clientId. While the API cannot answer, what it said
 * last still counts: pages that are kept can be served without a database (reliability, criterion 10).
 */
export function createSites({ send }: Pick<SiteService, 'send'>): HostSites {
  const last = new LRUCache<string, SiteInfo>({ max: 1000 })
  const look = async (name: string, query: () => Promise<SiteInfo>): Promise<SiteInfo | undefined> => {
    try {
      const site = await query()
      last.set(name, site)
      return site
    } catch (error) {
      if (error instanceof CallError && error.status < 500) {
        // A site that was removed is not shown from memory later.
        last.delete(name)
        return undefined
      }
      const known = last.get(name)
      if (known) return known
      throw error
    }
  }
  return {
    byHost: (name) => look(name, () => send(infoByDomain, { domainName: name }, {})),
    byClient: (clientId) => look(`/${clientId}`, () => send(siteInfoByClient, {}, { clientId })),
    lastByClient: (clientId) => last.get(`/${clientId}`),
  }
}

/** The languages of a draft, as a site has them; nothing for a draft that is not there. */
export async function languagesOfDraft(
  { send }: Pick<SiteService, 'send'>,
  who: SendContext,
  draftsId: string,
): Promise<Partial<Pick<SiteInfo, 'defaultLanguage' | 'languages'>>> {
  const listed = await undefinedIfNotFound(send(listLanguages, { draftsId }, who))
  const usual = listed?.find(({ isDefault }) => isDefault)
  if (!listed || !usual) return {}
  return { defaultLanguage: usual.code, languages: listed.filter(({ enabled }) => enabled).map(({ code }) => code) }
}
