import type { Tenant } from '../../http/access/site.ts'

/** What a site says of itself beside its name, as it is stored: as it was published last, or imported. */
export type TenantSettings = Pick<
  Tenant,
  'systemPages' | 'defaultLanguage' | 'sourceLanguage' | 'languages' | 'published' | 'progress'
>

/** The other spelling of a domain: with `www.` or without it (R66). */
export const twinOf = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)
