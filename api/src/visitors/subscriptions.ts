import { CallError, confirmSubscription, formLimits, subscribe, unsubscribe } from '@vitrine/schemas'
import { type Answered, answer, answerWithoutSite } from '../calls/answer.ts'
import { queueMail } from '../mail/outbox.ts'
import { lookUpLanguage, spokenLanguages } from '../sites/languages.ts'
import { takeSubscription } from './budget.ts'
import { consentOf } from './consent.ts'
import { fieldReader } from './fields.ts'
import { line } from './normal.ts'
import { secretOf } from './signing.ts'
import { isSpam, suspicionOf } from './spam.ts'
import { readToken, subscriptionToken, unsubscribeHeaders } from './subscription-links.ts'
import { askSubscription, confirmPending, endSubscription, subscriptionById } from './subscriptions.store.ts'

/** How long the link in the mail is good for, in milliseconds. */
const LINK_LIFE = 7 * 24 * 60 * 60 * 1000

// Empty counts as invalid (R188).
const wantedEmail = { limit: formLimits.email, missing: 'form.message.emailInvalid' }

export const subscriptionAnswers: readonly Answered[] = [
  answer(subscribe, async (question, context) => {
    const { storage, tenant, parts, words } = context
    const read = fieldReader(words)
    const email = read.email('email', question.email, wantedEmail) ?? ''
    const source = read.line('source', question.source || question.page, { limit: 500 })
    read.done()
    const now = Date.now()
    const secret = await secretOf(storage.db)
    const { department, startedAt } = question
    const suspicion = suspicionOf({ department, startedAt, lines: [], message: source ?? '' }, secret, now)
    await takeSubscription(context, suspicion, now)
    const language = lookUpLanguage(line(question.language ?? ''), spokenLanguages(tenant)) ?? context.language
    const consent = { ...(await consentOf(question, context, now)), marketing: true }
    await storage.db.transaction().execute(async (db) => {
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
          link: `${parts.systemOrigin}/subscribe/confirm?token=${subscriptionToken(secret, 'confirm', of)}&language=${language}`,
        },
        headers: unsubscribeHeaders(parts.systemOrigin, subscriptionToken(secret, 'unsubscribe', of)),
      })
    })
    return {}
  }),

  answerWithoutSite(confirmSubscription, async ({ token }, { storage: { db } }) => {
    const linked = readToken(await secretOf(db), 'confirm', token)
    const known = linked && (await subscriptionById(db, linked.tenantId, linked.id))
    if (!known) throw new CallError('not_found')
    if (known.status === 'confirmed') return {}
    const now = Date.now()
    if (known.status !== 'pending' || known.asked_at < now - LINK_LIFE) throw new CallError('gone')
    await confirmPending(db, known.tenant_id, known.id, now)
    return {}
  }),

  answerWithoutSite(unsubscribe, async ({ token = '' }, { storage: { db } }) => {
    const linked = readToken(await secretOf(db), 'unsubscribe', token)
    if (!linked) throw new CallError('not_found')
    await endSubscription(db, linked.tenantId, linked.id, Date.now())
    return {}
  }),
]
