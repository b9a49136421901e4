import type { Specs } from '@vitrine/model'
import type { Logger } from 'pino'
import type { Shown } from '../access/who.ts'
import type { ContentsStore } from '../contents/contents.store.ts'
import type { ResolveTxt } from '../domains/proof.ts'
import type { DraftsStore } from '../drafts/drafts.store.ts'
import type { Watch } from '../drafts/watch.ts'
import type { SentFile } from '../media/sent-file.ts'
import type { PagesStore } from '../pages/pages.store.ts'
import type { RateLimits } from '../service/rate-limits.ts'
import type { SitesStore } from '../sites/sites.store.ts'
import type { Storage } from '../storage/storage.ts'
import type { Texts } from './words.ts'

/** Where handlers find things that are remembered; everything else they read from the storage. */
export interface Stores {
  readonly sites: SitesStore
  readonly pages: PagesStore
  readonly contents: ContentsStore
  readonly drafts: DraftsStore
}

/** What the service is made of beside the storage. */
export interface Parts {
  /** Tells of changes to drafts that somebody has open. */
  readonly watch: Watch
  readonly specs: Specs
  /** Where owners work, for links in mails: `https://vitrine.example`. */
  readonly systemOrigin: string
  readonly logger?: Logger | undefined
  /** Asks the DNS, to prove domains. */
  readonly resolveTxt: ResolveTxt
  /** The hosts that pages load files from beside their own; nothing when nobody said. */
  readonly mediaHosts?: readonly string[] | undefined
  /** Whether mails are sent; without a mail server they wait. */
  readonly sendsMail: boolean
  /** The file of the worker that imports sites. */
  readonly siteWorker?: string | undefined
}

/** Who asks: what the headers of a request say, or what the host knows without one. */
export interface Asking {
  /** A tenant id or a clientId; it selects a site and grants nothing (R245). */
  readonly client?: string | undefined
  readonly host?: string | undefined
  readonly language?: string | undefined
  readonly shown?: Shown | undefined
  /** The address it came from; nothing inside this process. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  /** The last event that a client of a stream has, when it comes again. */
  readonly lastEvent?: string | undefined
  readonly files?: AsyncIterable<SentFile> | undefined
  readonly requestId?: string | undefined
}

/** Decides whether a visitor may see a draft. */
export type MaySeeDraft = (
  asking: Asking & { readonly tenantId: string },
  draftsId: string,
) => boolean | Promise<boolean>

/** What is needed to answer calls. */
export interface Service {
  readonly stores: Stores
  readonly storage: Storage
  readonly parts: Parts
  readonly texts: Texts
  readonly region: 'cn' | 'us'
  readonly limits: RateLimits
  /** By default those who show the key of a preview, and members. */
  readonly maySeeDraft?: MaySeeDraft | undefined
}
