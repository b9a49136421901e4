import type { Api, SendContext, SentForm } from '@vitrine/api'
import { type Answer, CallError, infoByDomain, listLanguages, siteInfoByClient } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import { undefinedIfNotFound } from './undefined-if-not-found.ts'
import type { SiteInfo } from './visit.ts'

/** What the host needs of the API: the answers to calls, asked inside this process or over the wire. */
export type SiteSend = (call: object, question: object, context: SendContext) => Promise<unknown>

/** The same, for what changes something: what the visitor's cookies are to hold comes along (`null`: it is taken away). */
export type SendForSession = (
  call: object,
  question: object,
  context: SendContext,
) => Promise<{ readonly data: unknown; readonly session?: string | null; readonly knownDevice?: string }>

/** The service, as far as pages need it. */
export interface SiteService extends Pick<Api, 'maySeeDraft'> {
  readonly send: SiteSend
  readonly ask: SendForSession
  /** Where the paths of a site lead that its owner moved; nowhere when it is left out. */
  readonly redirectsOf?: Api['redirectsOf'] | undefined
  /** When a form was drawn, signed (R197). */
  readonly signedStart?: (() => Promise<string>) | undefined
  /** What an address says of a form that was sent, signed. */
  readonly signedSent: (form: SentForm) => Promise<string | undefined>
  /** What it says, when it was signed here for this site. */
  readonly readSent: (tenantId: string, value: string) => Promise<SentForm | undefined>
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
export function createSites(send: SiteSend): HostSites {
  const last = new LRUCache<string, SiteInfo>({ max: 1000 })
  const look = async (name: string, ask: () => Promise<unknown>): Promise<SiteInfo | undefined> => {
    try {
      const site = (await ask()) as SiteInfo
      last.set(name, site)
      return site
    } catch (error) {
      if (error instanceof CallError && error.status < 500) return undefined
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
  send: SiteSend,
  who: SendContext,
  draftsId: string,
): Promise<Partial<Pick<SiteInfo, 'defaultLanguage' | 'languages'>>> {
  const listed = await undefinedIfNotFound(
    send(listLanguages, { draftsId }, who) as Promise<Answer<typeof listLanguages>>,
  )
  const usual = listed?.find(({ isDefault }) => isDefault)
  if (!listed || !usual) return {}
  return { defaultLanguage: usual.code, languages: listed.filter(({ enabled }) => enabled).map(({ code }) => code) }
}
