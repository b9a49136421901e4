import type { AuditAction, KeyScope, Membership } from '@vitrine/schemas'

/** Somebody who can sign in. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly mayAddSites: boolean
  /** The API key that it asks with; nothing for who is signed in. Whatever is logged of them names both. */
  readonly apiKey?: { readonly id: string; readonly name: string }
}

/** What somebody shows to be let in. */
export interface ShownCredentials {
  /** The token of the session cookie. */
  readonly session?: string | undefined
  /** The token of the cookie that a link to a preview sets. */
  readonly preview?: string | undefined
  /** The token of a frame, from the header `Authorization: Bearer`. */
  readonly frame?: string | undefined
  /** An API key, from the same header. Where one is shown, nothing else counts. */
  readonly apiKey?: string | undefined
  /** The cookie of a browser that somebody has signed in with before; it lets nobody in by itself. */
  readonly knownDevice?: string | undefined
  /** The cookie of a browser that sent a form; it lets nobody in. */
  readonly sent?: string | undefined
  /** The cookie with the inquiry list of a browser without script; it lets nobody in. */
  readonly list?: string | undefined
  /** What a visitor chose about the tags of the site, the id of its record, and the cookies of tags; they let nobody in. */
  readonly consent?: string | undefined
  readonly consentId?: string | undefined
  readonly ofTags?: readonly string[] | undefined
}

/** One draft of one site. */
export interface DraftOfSite {
  readonly tenantId: string
  readonly draftsId: string
}

/** What an API key is good for, and where. */
export interface ApiKeyAccess extends KeyScope {
  /** The ids of its sites. */
  readonly tenants: readonly string[]
}

/** Somebody who is signed in; inside a frame only for one draft of one site. Or a program with the key that somebody made. */
export interface Identity {
  readonly account: Account
  readonly frame?: DraftOfSite
  readonly key?: ApiKeyAccess
}

/** Something that was done and must be known later (R300): no bodies, and no personal data of visitors. */
export interface AuditEvent {
  readonly tenantId: string | undefined
  readonly accountId: string | undefined
  /** The name of the API key that it was done with. */
  readonly apiKey?: string | undefined
  readonly action: AuditAction
  /** On which object: an id, a host, a clientId. */
  readonly object: string
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
  readonly requestId?: string | undefined
}

/** Finds who asks, by what they show. */
export interface Identities {
  /** Nobody when nothing of it counts. An API key wins, and then a frame's token: they can do less. */
  who(shown: ShownCredentials): Promise<Identity | undefined>
  /** The draft that the key of a preview opens; nothing when it expired, was revoked or never was. */
  preview(token: string | undefined): Promise<DraftOfSite | undefined>
  /** The place of an account on a site, if it has one. */
  membership(tenantId: string, accountId: string): Promise<Membership | undefined>
  /** The ids of all sites that an account has a place on. */
  tenantsOf(accountId: string): Promise<readonly string[]>
}
