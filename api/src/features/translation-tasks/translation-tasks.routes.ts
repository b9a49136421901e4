import { baseLanguage, translatedLanguages } from '@vitrine/model'
import {
  type Answer,
  CallError,
  can,
  cancelTranslationTask,
  createTranslationTask,
  type FilledQuestion,
  listTranslationTasks,
  newId,
  pauseTranslationTask,
  resumeTranslationTask,
  retryTranslationTask,
  startTranslationTask,
  type TranslationTaskState,
  translationTaskById,
  undoTranslationTask,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { addJob } from '../../platform/jobs/jobs.queries.ts'
import type { JobAuthor } from '../content-imports/job-author.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { draftIdOf, mustBePages } from '../drafts/named-draft.ts'
import { readDraft } from '../drafts/store/drafts.queries.ts'
import { shownTasks } from './shown-tasks.ts'
import { addTask, changeTask, listTasks, namedTask, setAuthor, type TaskRow, taskById } from './store/tasks.queries.ts'
import { retryTexts } from './store/texts.queries.ts'
import { unsupportedLanguages } from './unsupported-languages.ts'
import { PREPARE_TRANSLATION, TRANSLATE } from './work/task-jobs.ts'

type Task = Answer<typeof translationTaskById>

/** Those who may have written over what people wrote or have read. */
const mayReplacePeoples = ({ member }: MemberContext): boolean => ['owner', 'admin', 'editor'].includes(member.role)

/** @throws CallError `not_allowed` when the caller may not write in one of the languages, or not what the options ask for */
function mustMay(
  { languages, options, scope }: Pick<FilledQuestion<typeof createTranslationTask>, 'languages' | 'options' | 'scope'>,
  context: MemberContext,
): void {
  const { member, t } = context
  const theirs = [
    ...(member.role === 'translator' ? [member.languages ?? []] : []),
    ...(member.key?.languages ? [member.key.languages] : []),
  ]
  const foreign = languages.find((language) => theirs.some((known) => !known.includes(language)))
  if (foreign !== undefined)
    throw new CallError('not_allowed', { message: t('refusal.notYourLanguage', { language: foreign }) })
  if (options?.reviewed === true && !mayReplacePeoples(context))
    throw new CallError('not_allowed', { message: t('problem.replaceReviewed') })
  if (scope.type !== 'page' && !can(member, 'content.write')) throw new CallError('not_allowed')
}

const authorOf = ({ account, requestId, parts }: MemberContext): JobAuthor => ({
  ...{ accountId: account.id, apiKeyId: account.apiKey?.id, requestId },
  ...{ mediaHosts: parts.mediaHosts, systemOrigin: parts.systemOrigin },
})

/** The languages that what is asked for can be translated into. */
async function targetLanguages(
  scope: FilledQuestion<typeof createTranslationTask>['scope'],
  { storage, tenant, parts }: MemberContext,
): Promise<readonly string[]> {
  const base = baseLanguage(tenant)
  if (scope.type === 'contents')
    return (await configuredLanguages(storage.db, tenant)).filter((language) => language !== base)
  const draft = orNotFound(await readDraft(storage.db, parts.specs, tenant.id, scope.draftsId, []))
  return translatedLanguages(draft.globalConfiguration)
}

async function shown(id: string, context: MemberContext): Promise<Task> {
  const row = await namedTask(context.storage.db, { tenantId: context.tenant.id, id })
  return orNotFound((await shownTasks([row], context))[0])
}

async function create(question: FilledQuestion<typeof createTranslationTask>, context: MemberContext): Promise<Task> {
  const { storage, tenant, parts, account, t } = context
  const { engine: engineId, languages, scope, options = {} } = question
  mustMay(question, context)
  if (scope.type !== 'contents') await draftIdOf(context, scope.draftsId)
  if (scope.type === 'page') await mustBePages(context, scope.draftsId, [scope.pageId])
  const targets = await targetLanguages(scope, context)
  const unknown = languages.find((language) => !targets.includes(language))
  if (unknown !== undefined)
    throw new CallError('invalid_request', {
      fields: { languages: t('problem.languageNotConfigured', { language: unknown }) },
    })
  const { engine } = orNotFound(await parts.translationEngines.byId(tenant.id, engineId))
  const unsupported = await unsupportedLanguages(engine, baseLanguage(tenant), languages)
  if (unsupported.length > 0)
    throw new CallError('invalid_request', {
      fields: { languages: t('problem.engineLanguages', { name: engine.name, languages: unsupported.join(', ') }) },
    })
  const id = newId()
  const job = { kind: PREPARE_TRANSLATION, tenantId: tenant.id, dedupe: id, input: { taskId: id } }
  await storage.db.transaction().execute(async (write) => {
    const place = { db: write, engine: storage.engine }
    await addTask(place, {
      ...{ tenant_id: tenant.id, id, engine: engineId, account_id: account.id },
      ...{ scope: toJson(scope), languages: toJson(languages), options: toJson(options) },
      draft_id: scope.type === 'contents' ? null : Number(scope.draftsId),
      author: toJson(authorOf(context)),
    })
    await addJob(place, job)
  })
  // It is there already: this wakes who does it, and waits a moment, since most are counted at once.
  await parts.jobs.ended(tenant.id, await parts.jobs.add(job), 1000)
  return shown(id, context)
}

interface Change {
  readonly from: readonly TranslationTaskState[]
  readonly to: TranslationTaskState
  /** What else is done in the transaction. */
  readonly also?: (write: Database, task: TaskRow) => Promise<unknown>
}

/** Takes a task to another state, and has a job go on with it where that is one of work. */
async function change(id: string, { from, to, also }: Change, context: MemberContext): Promise<Task> {
  const { storage, tenant, parts } = context
  const key = { tenantId: tenant.id, id }
  const isWork = to === 'queued' || to === 'undoing'
  const job = { kind: TRANSLATE, tenantId: tenant.id, dedupe: id, input: { taskId: id } }
  await storage.db.transaction().execute(async (write) => {
    const place = { db: write, engine: storage.engine }
    const task = orNotFound(await taskById(place, key, { lock: true }))
    const [languages, options] = [[...fromJson(task.languages)], fromJson(task.options)]
    mustMay({ languages, options, scope: fromJson(task.scope) }, context)
    // Said again, it is so already.
    if (task.state === to || (to === 'queued' && task.state === 'running')) return
    if (!from.includes(task.state)) throw new CallError('conflict', { details: { state: task.state } })
    await changeTask(place, key, from, { state: to, ...(to === 'paused' && { pausedBy: 'member' }) })
    await also?.(write, task)
    if (!isWork) return
    // Whoever lets it go on answers for it.
    await setAuthor(write, key, toJson(authorOf(context)))
    await addJob(place, job)
  })
  if (isWork) await parts.jobs.add(job)
  return shown(id, context)
}

const ended = ['done', 'partial', 'failed', 'cancelled'] as const

/** Engines translate what a site says: by tasks that are counted first, and that anybody may stop who may write these texts. */
export const translationTaskRoutes: readonly Endpoint[] = [
  memberEndpoint(createTranslationTask, create),

  memberEndpoint(listTranslationTasks, async ({ page, pageSize }, context) => {
    const { storage, tenant } = context
    const { rows, total } = await listTasks(storage.db, tenant.id, { page, pageSize })
    return { items: await shownTasks(rows, context), total, page, pageSize }
  }),

  memberEndpoint(translationTaskById, ({ id }, context) => shown(id, context)),

  memberEndpoint(startTranslationTask, ({ id }, context) => change(id, { from: ['ready'], to: 'queued' }, context)),

  memberEndpoint(pauseTranslationTask, ({ id }, context) =>
    change(id, { from: ['queued', 'running'], to: 'paused' }, context),
  ),

  memberEndpoint(resumeTranslationTask, ({ id }, context) => change(id, { from: ['paused'], to: 'queued' }, context)),

  memberEndpoint(cancelTranslationTask, ({ id }, context) =>
    change(id, { from: ['estimating', 'ready', 'queued', 'running', 'paused'], to: 'cancelled' }, context),
  ),

  memberEndpoint(retryTranslationTask, ({ id }, context) =>
    change(
      id,
      {
        from: ['partial', 'failed'],
        to: 'queued',
        also: (write, task) => retryTexts(write, { tenantId: task.tenant_id, id: task.id }),
      },
      context,
    ),
  ),

  memberEndpoint(undoTranslationTask, ({ id }, context) =>
    change(id, { from: [...ended, 'paused'], to: 'undoing' }, context),
  ),
]
