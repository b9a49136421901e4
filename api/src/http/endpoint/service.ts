import type { Draft } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { TextsByLanguage } from '../../platform/language/translator.ts'
import type { Caller } from '../access/caller.ts'
import type { Identities } from '../access/identity.ts'
import type { RateLimits } from '../access/rate-limits.ts'
import type { Sites, Tenant } from '../access/site.ts'
import type { EndpointServices, Stores } from './context.ts'

/** What is needed to answer calls. Who asks and about which site is found by functions that `createApi` passes. */
export interface Service {
  readonly sites: Sites
  readonly identities: Identities
  /** The draft of a site that a question names; nothing when it is not there, or who asks may not see it. */
  readonly visibleDraft: (tenant: Tenant, draftsId: string, caller: Caller) => Promise<Draft | undefined>
  readonly stores: Stores
  readonly storage: Storage
  readonly parts: EndpointServices
  readonly texts: TextsByLanguage
  readonly region: 'cn' | 'us'
  readonly limits: RateLimits
}
