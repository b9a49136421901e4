import type { Draft } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { TextsByLanguage } from '../../platform/language/translator.ts'
import type { EndpointServices, Stores } from './context.ts'
import type { Identities, ShownCredentials } from './identity.ts'
import type { RateLimits } from './rate-limits.ts'
import type { SentFile } from './sent-file.ts'
import type { Sites, Tenant } from './site.ts'

/** Who asks: what the headers of a request say, or what the host knows without one. */
export interface Caller {
  /** A tenant id or a clientId; it selects a site and grants nothing (R245). */
  readonly client?: string | undefined
  readonly host?: string | undefined
  readonly language?: string | undefined
  readonly shown?: ShownCredentials | undefined
  /** The address it came from; nothing inside this process. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  /** The last event that a client of a stream has, when it comes again. */
  readonly lastEvent?: string | undefined
  readonly files?: AsyncIterable<SentFile> | undefined
  readonly requestId?: string | undefined
}

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
