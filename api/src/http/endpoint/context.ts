import type { Specs } from '@vitrine/model'
import type { Draft, Membership, PageTypeSpec, PermissionSet } from '@vitrine/schemas'
import type { Logger } from 'pino'
import type { Storage } from '../../platform/database/storage.ts'
import type { Jobs } from '../../platform/jobs/create-jobs.ts'
import type { Translator } from '../../platform/language/translator.ts'
import type { InstanceMail } from '../../platform/mail/mail-sender.ts'
import type { SiteServers } from '../../platform/mail/servers/site-servers.ts'
import type { Sealing } from '../../platform/sealing/sealing.ts'
import type { Account, AuditEvent } from '../access/identity.ts'
import type { RateLimits } from '../access/rate-limits.ts'
import type { Tenant } from '../access/site.ts'
import type { SentFile } from '../question/sent-file.ts'

/**
 * Where handlers find things that are remembered; everything else they read from the storage. A feature that
 * remembers something adds it here, in the file that makes it, and `createApi` fills it in.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Stores {}

/** What the service is made of beside the storage. A feature that needs more adds it here, as with `Stores`. */
export interface EndpointServices {
  readonly specs: Specs
  /** The kinds of pages that plugins and the config add. */
  readonly pageTypes: readonly PageTypeSpec[]
  /** The permission sets that plugins and the config add. */
  readonly permissionSets: readonly PermissionSet[]
  /** Where owners work, for links in mails: `https://vitrine.example`. */
  readonly systemOrigin: string
  readonly logger?: Logger | undefined
  /** The hosts that pages load files from beside their own; nothing when nobody said. */
  readonly mediaHosts?: readonly string[] | undefined
  /** Whether mails are sent; without a mail server they wait. */
  readonly sendsMail: boolean
  /** The mail server of the instance, and the address that it sends for. */
  readonly instanceMail?: InstanceMail | undefined
  /** The mail servers that sites have of their own. */
  readonly siteServers: SiteServers
  /** Keeps what must be read again encrypted. */
  readonly sealing: Sealing
  /** What outlives its request. */
  readonly jobs: Jobs
}

/** What a handler knows of who asks, when no site is needed to answer. */
export interface Context {
  /** The language of the answer. */
  readonly language: string
  readonly t: Translator
  readonly stores: Stores
  readonly storage: Storage
  /** What else the service is made of: the sections, mail, media. */
  readonly parts: EndpointServices
  readonly region: 'cn' | 'us'
  readonly limits: RateLimits
  readonly requestId?: string | undefined
  /** The address that the question came from; nothing when it was asked inside this process. */
  readonly peer?: string | undefined
  /** The browser that asks, as it calls itself. */
  readonly device: string
  /** The last event that a client of a stream has, when it comes again. */
  readonly lastEvent?: string | undefined
  /** The files that came with the question, as they arrive; for calls that take them. */
  readonly files: AsyncIterable<SentFile>
  /** What another program shows as `Authorization: Bearer …`. */
  readonly bearer?: string | undefined
  /** The token of the session with which was asked. */
  readonly session?: string | undefined
  /** The token of the preview link that was opened. */
  readonly preview?: string | undefined
  /** The token of the frame from which was asked. */
  readonly frame?: string | undefined
  /** The API key with which was asked. */
  readonly apiKey?: string | undefined
  /** Gives the caller a session, or takes the one away. */
  readonly setSession: (token: string | undefined) => void
  /** The cookie of a browser that somebody has signed in with before. */
  readonly knownDevice?: string | undefined
  /** Marks the caller's browser as one that somebody has signed in with. */
  readonly setKnownDevice: (value: string) => void
}

/** The same when the answer is about a site. */
export interface SiteContext extends Context {
  readonly tenant: Tenant
  /** The languages whose values count, the asked one first, the default one last. */
  readonly chain: readonly string[]
  /** The draft that a visitor's question names; only there when it may be seen. */
  readonly draft?: Draft
  /** Whether the visitor is a member who may look at drafts; what a member is answered is for nobody else. */
  readonly isMember?: () => Promise<boolean>
}

/** The same when somebody is signed in. */
export interface AccountContext extends Context {
  readonly account: Account
  /** Writes down what was done, with who and under which request. */
  readonly auditEvent: (
    event: Omit<AuditEvent, 'accountId' | 'apiKey' | 'requestId' | 'tenantId'> & { tenantId?: string },
  ) => AuditEvent
}

/** The same when a member of the site asks, who may do what the call does. */
export interface MemberContext extends SiteContext, AccountContext {
  readonly member: Membership
}
