import { type Action, type Answer, CallError, describeKey } from '@vitrine/schemas'
import type { Service } from './service.ts'

type Described = Answer<typeof describeKey>

/** A site on which the key works, with what it may do there. */
export type KeySite = Described['sites'][number]

/** What the key of a server may do, as it is at this moment. */
export interface Access {
  /** The name of the key, by which histories know it. */
  readonly keyName: string
  readonly sites: readonly KeySite[]
  /** The languages in which it may write texts; all when left out. */
  readonly languages: readonly string[] | undefined
}

/** Asked anew for each message, so that a key that was changed or revoked counts at once. @throws CallError */
export async function accessOf(service: Service): Promise<Access> {
  const { name, sites, languages } = await service.call(describeKey, {})
  return { keyName: name, sites, languages }
}

export const may = ({ actions }: KeySite, action: Action): boolean => (actions as readonly Action[]).includes(action)

/** The site that is meant: the named one, else the only one. @throws CallError with what to say instead */
export function siteIn({ sites }: Access, name: string | undefined): KeySite {
  const known = sites.map(({ clientId }) => clientId).join(', ')
  if (name === undefined && sites.length > 1)
    throw new CallError('invalid_request', {
      message: `This key works on several sites. Name one as "site": ${known}.`,
    })
  const site = name === undefined ? sites[0] : sites.find((one) => one.clientId === name || one.tenantId === name)
  if (!site)
    throw new CallError('tenant_not_found', {
      message:
        sites.length === 0
          ? 'This key works on no site any more. Ask for another one.'
          : `This key does not work on that site. It works on: ${known}.`,
    })
  return site
}

/** Whether texts in a language may be looked at: those that the key may write, and the source that they come from. */
export const seesLanguage = ({ languages }: Access, { sourceLanguage }: KeySite, language: string): boolean =>
  languages === undefined || language === sourceLanguage || languages.includes(language)

/** The language that is meant, else the source. @throws CallError where the key is not for it */
export function languageIn(access: Access, site: KeySite, language: string | undefined): string {
  const wanted = language ?? site.sourceLanguage
  if (!seesLanguage(access, site, wanted))
    throw new CallError('not_allowed', {
      message: `This key is for ${access.languages?.join(', ')}, and not for ${wanted}.`,
    })
  return wanted
}
