import { CallError, confirmSubscription, formLimits, subscribe, subscriptionLink, unsubscribe } from '@vitrine/schemas'
import { spokenLanguages } from '../../../http/access/site.ts'
import { type Endpoint, endpoint, endpointWithoutSite } from '../../../http/endpoint/endpoint.ts'
import { languageFor } from '../../../platform/language/languages.ts'
import { queueMail } from '../../../platform/mail/queue-mail.queries.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { consentOf } from '../form/consent.ts'
import { fieldReader } from '../form/form-fields.ts'
import { readStart } from '../form/form-start.ts'
import { claimStart } from '../form/form-starts.queries.ts'
import { line } from '../form/normalize-text.ts'
import { isSpam, suspicionOf } from '../form/spam.ts'
import { assertSubscriptionQuota } from '../message-quota.ts'
import { confirmAddress, readToken, subscriptionToken, unsubscribeHeaders } from './subscription-links.ts'
import {
  askSubscription,
  confirmPending,
  endSubscription,
  type SubscriptionRow,
  subscriptionById,
} from './subscriptions.queries.ts'

/** How long the link in the mail is good for, in milliseconds. */
const LINK_LIFE = 7 * 24 * 60 * 60 * 1000

// Empty counts as invalid (R188).
const wantedEmail = { limit: formLimits.email, missing: 'form.message.emailInvalid' }

export const subscriptionRoutes: readonly Endpoint[] = [
  endpoint(subscribe, async (question, context) => {
    const { storage, tenant, parts, t } = context
    const read = fieldReader(t)
    const email = read.email('email', question.email, wantedEmail) ?? ''
    const source = read.line('source', question.source || question.page, { limit: 500 })
    read.done()
    const now = Date.now()
    const secret = await secretOf(storage.db)
    const { department, startedAt } = question
    const start = readStart(secret, tenant.id, startedAt)
    const looks = { department, start, lines: [], message: source ?? '' }
    await assertSubscriptionQuota(context, suspicionOf(looks, now), now)
    const language = languageFor(line(question.language ?? ''), spokenLanguages(tenant)) ?? context.language
    const consent = { ...(await consentOf(question, context, now)), marketing: true }
    await storage.db.transaction().execute(async (db) => {
      const isStartUsed = !(await claimStart(db, start, now))
      const suspicion = suspicionOf({ ...looks, isStartUsed }, now)
      const asked = await askSubscription(db, { tenantId: tenant.id, email, language, source, consent, suspicion, now })
      // Who looks like spam bothers nobody: the address may be anyone's.
      if (!asked || isSpam(suspicion)) return
      const of = { tenantId: tenant.id, id: asked.id }
      await queueMail(db, {
        tenantId: tenant.id,
        about: asked.id,
        to: asked.email,
        kind: 'confirm-subscription',
        language,
        values: {
          siteName: tenant.name,
          link: confirmAddress(tenant, parts.systemOrigin, subscriptionToken(secret, 'confirm', of), language),
        },
        headers: unsubscribeHeaders(parts.systemOrigin, subscriptionToken(secret, 'unsubscribe', of)),
      })
    })
    return {}
  }),

  endpointWithoutSite(subscriptionLink, async ({ token, use }, { storage: { db }, stores }) => {
    const linked = readToken(await secretOf(db), use, token)
    const tenant = linked && (await stores.sites.byClient(linked.tenantId))
    if (!tenant) throw new CallError('not_found')
    const { id: tenantId, clientId, domain } = tenant
    const known = await subscriptionById(db, tenantId, linked.id)
    const isDone =
      use === 'confirm'
        ? confirmable(known, Date.now()).status === 'confirmed'
        : !known || known.status === 'unsubscribed'
    return { tenantId, clientId, ...(domain !== undefined && { domain }), isDone }
  }),

  endpointWithoutSite(confirmSubscription, async ({ token }, { storage: { db } }) => {
    const linked = readToken(await secretOf(db), 'confirm', token)
    const now = Date.now()
    const known = confirmable(linked && (await subscriptionById(db, linked.tenantId, linked.id)), now)
    if (known.status === 'pending') await confirmPending(db, known.tenant_id, known.id, now)
    return {}
  }),

  endpointWithoutSite(unsubscribe, async ({ token = '' }, { storage: { db } }) => {
    const linked = readToken(await secretOf(db), 'unsubscribe', token)
    if (!linked) throw new CallError('not_found')
    await endSubscription(db, linked.tenantId, linked.id, Date.now())
    return {}
  }),
]

/**
 * A subscription that is confirmed, or still may be.
 *
 * @throws CallError `not_found` when there is none, `gone` when it cannot be confirmed any more.
 */
function confirmable(known: SubscriptionRow | undefined, now: number): SubscriptionRow {
  if (!known) throw new CallError('not_found')
  const isOver = known.status === 'pending' ? known.asked_at < now - LINK_LIFE : known.status !== 'confirmed'
  if (isOver) throw new CallError('gone')
  return known
}
