import type { Database } from '../../database/tables.ts'
import type { Sealing } from '../../sealing/sealing.ts'
import type { Transport } from '../composed-mail.ts'
import type { TargetRules } from './mail-target.ts'
import { type SiteMailRow, siteMailOf } from './site-mail.queries.ts'
import { siteTransport } from './transports.ts'

/** Whom the mails of a site come from, as its owner wrote it. */
export interface SiteSender {
  readonly name?: string
  readonly address?: string
}

/** The mail servers that sites have of their own. */
export interface SiteServers {
  /** Which targets may be used. */
  readonly rules: TargetRules
  readonly sealing: Sealing
  /** The server of a site, ready to send; nothing when it has none. */
  ofSite(tenantId: string): Promise<{ readonly transport: Transport; readonly address: string } | undefined>
}

export const senderOf = (row: SiteMailRow | undefined): SiteSender => ({
  ...(row?.sender_name && { name: row.sender_name }),
  ...(row?.sender_address && { address: row.sender_address }),
})

/** A password that was sealed with a secret that the instance does not have any more. */
const unreadable: Transport = {
  sendMail: async () => {
    throw Object.assign(new Error('The password of the mail server cannot be read any more.'), { code: 'ESEALED' })
  },
}

export const createSiteServers = (db: Database, sealing: Sealing, rules: TargetRules = {}): SiteServers => ({
  rules,
  sealing,
  async ofSite(tenantId) {
    const row = await siteMailOf(db, tenantId)
    if (!row?.host || row.port === null || row.security === null || !row.sender_address) return undefined
    const { host, port, security, username, sender_address: address } = row
    if (username === null) return { address, transport: siteTransport({ host, port, security }, rules) }
    const password = row.password === null ? undefined : await sealing.open('mail-password', tenantId, row.password)
    if (password === undefined) return { address, transport: unreadable }
    return { address, transport: siteTransport({ host, port, security, user: username, password }, rules) }
  },
})
