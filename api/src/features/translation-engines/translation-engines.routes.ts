import {
  type Answer,
  CallError,
  changeEngine,
  type EngineError,
  type EngineKind,
  type FilledQuestion,
  listEngines,
  removeEngine,
  testEngine,
  translateTexts,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { addressProblem } from '../../platform/network/address-problem.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { wordsOfTenant } from '../terms/words-of-tenant.ts'
import { deleteEngine, type EngineRow, engineByKind, enginesOf, putEngine } from './store/engines.queries.ts'
import { refund, spend, usageOf } from './store/usage.queries.ts'
import { asEngineError } from './translate/in-batches.ts'
import { translateTexts as translated } from './translate/translate-texts.ts'
import { tryEngine } from './translate/try-engine.ts'
import type { TranslationEngines } from './translation-engines.ts'

declare module '../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** What translates texts. */
    readonly translationEngines: TranslationEngines
  }
}

/** All batches of a call together, in milliseconds. */
const PATIENCE = 120_000

type OwnEngine = Answer<typeof changeEngine>

async function shown(row: EngineRow, used: number, { parts }: MemberContext): Promise<OwnEngine> {
  const { kind, url, model, characters_per_month: limit } = row
  return {
    kind,
    ...(url !== null && { url }),
    ...(model !== null && { model }),
    ...(limit !== null && { charactersPerMonth: Number(limit) }),
    hasKey: (await parts.translationEngines.keyOf(row)) !== undefined,
    usedThisMonth: used,
  }
}

/** What an owner wrote of an engine, as it is stored, beside its key. */
function written(question: FilledQuestion<typeof changeEngine>, { tenant }: MemberContext): Omit<EngineRow, 'secret'> {
  const { kind, url, model, charactersPerMonth } = question
  return {
    ...{ tenant_id: tenant.id, kind, changed_at: Date.now() },
    url: url === undefined ? null : (URL.parse(url.trim())?.href ?? url.trim()),
    model: model?.trim() || null,
    characters_per_month: charactersPerMonth ?? null,
  }
}

/** What is said of an address that may not be asked. */
const addressProblems = {
  address: 'problem.webhookAddress',
  https: 'problem.webhookHttps',
  private: 'problem.enginePrivate',
} as const

/** What is wrong with it, by field. */
function problemsOf(row: Omit<EngineRow, 'secret'>, hasKey: boolean, { parts, t }: MemberContext) {
  const fields: Record<string, string> = {}
  const { kind, url, model } = row
  if (url === null && kind !== 'deepl') fields.url = t('problem.engineUrl')
  const problem = url === null ? undefined : addressProblem(url, parts.translationEngines.rules)
  if (problem) fields.url = t(addressProblems[problem])
  if (kind === 'openai' && model === null) fields.model = t('problem.engineModel')
  if (kind === 'deepl' && !hasKey) fields.key = t('problem.engineKey')
  return fields
}

/** What the audit log says of an engine: its host, and no more of its address. */
const detailsOf = (kind: EngineKind, url: string | null) => ({
  name: kind,
  ...(url !== null && { host: URL.parse(url)?.host ?? url }),
})

async function change(question: FilledQuestion<typeof changeEngine>, context: MemberContext): Promise<EngineRow> {
  const { storage, tenant, parts, auditEvent, t } = context
  const { key } = question
  const row = written(question, context)
  const engines = parts.translationEngines
  if (key !== undefined && !engines.sealing.hasOperatorKey)
    throw new CallError('conflict', { message: t('problem.secretKey') })
  const sealed = key === undefined ? null : await engines.sealKey(row, key)
  return storage.db.transaction().execute(async (write) => {
    await lockSite(write, tenant.id)
    const before = await engineByKind(write, tenant.id, row.kind)
    const kept = before && before.url === row.url ? before.secret : null
    const stored = { ...row, secret: sealed ?? kept }
    const fields = problemsOf(row, stored.secret !== null, context)
    if (Object.keys(fields).length > 0) throw new CallError('invalid_request', { fields })
    await putEngine(write, stored)
    const details = detailsOf(row.kind, row.url)
    await recordAuditEvent(
      write,
      auditEvent({ tenantId: tenant.id, action: 'engine.change', object: row.kind, details }),
    )
    return stored
  })
}

const lettersOf = (texts: readonly { readonly text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + [...text].length, 0)

/** Engines are set up by owners and admins; whoever may write texts may have them translated. */
export const translationEngineRoutes: readonly Endpoint[] = [
  memberEndpoint(listEngines, async (_question, context) => {
    const { storage, tenant, parts } = context
    const { instance, sealing } = parts.translationEngines
    const rows = await enginesOf(storage.db, tenant.id)
    const usage = await usageOf(storage.db, tenant.id)
    const isOwn = new Set<string>(rows.map(({ kind }) => kind))
    return {
      own: await Promise.all(rows.map((row) => shown(row, usage.get(row.kind) ?? 0, context))),
      instance: instance
        .filter(({ engine }) => !isOwn.has(engine.id))
        .map(({ engine: { id, name }, charactersPerMonth }) => ({
          ...{ id, name, usedThisMonth: usage.get(id) ?? 0 },
          ...(charactersPerMonth !== undefined && { charactersPerMonth }),
        })),
      canStoreKeys: sealing.hasOperatorKey,
    }
  }),

  memberEndpoint(changeEngine, async (question, context) => {
    const row = await change(question, context)
    const usage = await usageOf(context.storage.db, context.tenant.id)
    return shown(row, usage.get(row.kind) ?? 0, context)
  }),

  memberEndpoint(removeEngine, async ({ kind }, { storage, tenant, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      const row = orNotFound(await engineByKind(write, tenant.id, kind))
      await deleteEngine(write, tenant.id, kind)
      const details = detailsOf(kind, row.url)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'engine.remove', object: kind, details }))
    })
    return {}
  }),

  memberEndpoint(testEngine, async ({ engine: id }, { storage, tenant, parts, auditEvent }) => {
    const { engine } = orNotFound(await parts.translationEngines.byId(tenant.id, id))
    const result = await tryEngine(engine).catch((error: unknown) => {
      const { kind, message } = asEngineError(error)
      return { state: 'failed' as const, failure: kind, response: message.slice(0, 500) }
    })
    const details = { name: engine.name, state: result.state }
    await recordAuditEvent(storage.db, auditEvent({ tenantId: tenant.id, action: 'engine.test', object: id, details }))
    return result
  }),

  memberEndpoint(translateTexts, async ({ engine: id, ...job }, { storage, tenant, parts, t }) => {
    const { engine, charactersPerMonth: limit } = orNotFound(await parts.translationEngines.byId(tenant.id, id))
    const budget = { tenantId: tenant.id, engine: id, limit }
    const letters = lettersOf(job.texts)
    if (!(await spend(storage.db, budget, letters)))
      throw new CallError('conflict', { message: t('problem.engineBudget', { limit: limit ?? 0 }) })
    const words = await wordsOfTenant(storage.db, tenant.id, job.from, job.to)
    const known = {
      keep: [...(job.keep ?? []), ...words.keep],
      // What is asked with counts before what the site says.
      glossary: [...(job.glossary ?? []), ...words.glossary],
      forbidden: words.forbidden,
    }
    const translating = { ...job, ...known, signal: AbortSignal.timeout(PATIENCE) }
    const { results, error } = await translated(engine, translating).catch((reason: unknown) => ({
      results: job.texts.map(() => undefined),
      error: asEngineError(reason),
    }))
    const unsent = job.texts.filter((_text, n) => results[n] === undefined)
    if (unsent.length > 0) await refund(storage.db, budget, lettersOf(unsent))
    return {
      items: results.map((result) => {
        if (result === undefined) return {}
        return 'error' in result ? result : { ...result, failed: result.failed.map(asAnswered) }
      }),
      ...(error && { ended: endOf(error) }),
    }
  }),
]

type Failed = NonNullable<Answer<typeof translateTexts>['items'][number]['failed']>[number]
const asAnswered = ({
  offers,
  ...rest
}: {
  readonly id: string
  readonly mended?: string
  readonly offers?: readonly string[]
}): Failed => ({ ...rest, ...(offers && { offers: [...offers] }) })

const endOf = ({ kind, retryAfter }: EngineError) => ({
  kind,
  ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter / 1000) }),
})
