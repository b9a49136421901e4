import { randomUUID } from 'node:crypto'
import { recordConsent } from '@vitrine/schemas'
import { type Endpoint, endpoint } from '../../../http/endpoint/endpoint.ts'
import { line } from '../form/normalize-text.ts'
import { insertConsent, lastConsent } from './consents.queries.ts'

/** The proof of what visitors agreed to, without anything that says who they are (R313). */
export const consentRoutes: readonly Endpoint[] = [
  endpoint(recordConsent, async ({ id: given, analytics, marketing, policy, source }, context) => {
    const { storage, tenant, language } = context
    const last = given === undefined ? undefined : await lastConsent(storage.db, tenant.id, given)
    // An id that was never given out on this site is worth nothing.
    const id = last?.id ?? randomUUID()
    const chosen = {
      language,
      policy: line(policy),
      analytics: analytics ? 1 : 0,
      marketing: marketing ? 1 : 0,
    } as const
    const isSame =
      last?.policy === chosen.policy && last.analytics === chosen.analytics && last.marketing === chosen.marketing
    if (!isSame) await insertConsent(storage.db, { id, tenant_id: tenant.id, at: Date.now(), source, ...chosen })
    return { id }
  }),
]
