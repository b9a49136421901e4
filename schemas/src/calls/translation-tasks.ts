import { contentKinds } from '../content-kinds.ts'
import type { PropsOf } from '../derive/props-of.ts'
import { languageCode } from '../documents/draft.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf } from './call.ts'
import { byId, draftsIdField, pageOfList } from './fields.ts'

/**
 * `estimating`: its texts are counted · `ready`: nothing is translated before it is started · `queued`, `running` ·
 * `paused` · `done` · `partial`: some texts failed · `failed`: none was translated · `cancelled`: what was translated
 * stays · `undoing`, `undone`: it is taken back.
 */
export const translationTaskStates = [
  'estimating',
  'ready',
  'queued',
  'running',
  'paused',
  'done',
  'partial',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const
export type TranslationTaskState = (typeof translationTaskStates)[number]

/**
 * Why a task is paused: somebody said so (`member`); the month's `budget` is used up; the engine takes no key (`auth`), has
 * nothing left of what was paid for (`quota`), was not there five times one after the other (`down`), or is not set up any more
 * (`engine`); whoever started it may no longer write these texts (`not-allowed`); or it ended with an `error` of ours.
 */
export const translationPauses = [
  'member',
  'budget',
  'auth',
  'quota',
  'down',
  'engine',
  'not-allowed',
  'error',
] as const
export type TranslationPause = (typeof translationPauses)[number]

/**
 * `waiting`, `answered`: translated and not written yet · `applied` · `skipped`: the text changed or is gone since · `failed` ·
 * `undone`: taken back · `kept`: not taken back, since somebody changed it.
 */
export const translationTextStates = ['waiting', 'answered', 'applied', 'skipped', 'failed', 'undone', 'kept'] as const
export type TranslationTextState = (typeof translationTextStates)[number]

/**
 * Why a text was not translated: it `changed` since, or is `gone`; it is a `message` whose plural forms no engine can be trusted
 * with; the engine `refused` it; its translation is `too-long`, or may not stand there (`not-accepted`).
 */
export const translationTextReasons = ['changed', 'gone', 'message', 'refused', 'too-long', 'not-accepted'] as const
export type TranslationTextReason = (typeof translationTextReasons)[number]

const id = { type: 'string', pattern: ID_PATTERN } as const
const count = { type: 'integer', minimum: 0 } as const
const engine = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' } as const

const scope = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'draftsId'],
      additionalProperties: false,
      properties: { type: { const: 'site' }, draftsId: draftsIdField },
    },
    {
      type: 'object',
      required: ['type', 'draftsId', 'pageId'],
      additionalProperties: false,
      properties: {
        type: { const: 'page' },
        draftsId: draftsIdField,
        pageId: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' },
      },
    },
    {
      type: 'object',
      required: ['type', 'kind'],
      additionalProperties: false,
      properties: {
        type: { const: 'contents' },
        kind: { enum: contentKinds },
        ids: { type: 'array', minItems: 1, maxItems: limits.nodes, items: { type: 'string', pattern: ID_PATTERN } },
      },
    },
  ],
} as const satisfies SchemaNode

/** All that a site says in a draft and in its contents, one page of a draft, or contents of a kind: all of them or some. */
export type TranslationScope = PropsOf<typeof scope>

const options = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Also texts whose source changed since they were translated. */
    outdated: { type: 'boolean' },
    /** Also texts that an engine translated before. */
    machine: { type: 'boolean' },
    /** Of these, also what people wrote or have read. */
    reviewed: { type: 'boolean' },
  },
} as const satisfies SchemaNode

/** Which texts are translated beside those that are missing. */
export type TranslationTaskOptions = PropsOf<typeof options>

const languageProgress = {
  type: 'object',
  required: ['language', 'texts', 'characters', 'waiting', 'applied', 'skipped', 'failed', 'undone', 'kept', 'reasons'],
  additionalProperties: false,
  properties: {
    language: { type: 'string' },
    /** How many texts there are, and how many letters are sent for them. */
    texts: count,
    characters: count,
    /** Not written yet. */
    waiting: count,
    applied: count,
    skipped: count,
    failed: count,
    undone: count,
    kept: count,
    /** How many were skipped or failed, by reason. */
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        required: ['reason', 'count'],
        additionalProperties: false,
        properties: {
          reason: { enum: translationTextReasons },
          count,
          /** What the engine said of one of them. */
          said: { type: 'string' },
        },
      },
    },
  },
} as const satisfies SchemaNode

const task = {
  type: 'object',
  required: ['id', 'state', 'scope', 'languages', 'engine', 'options', 'createdAt', 'progress'],
  additionalProperties: false,
  properties: {
    id,
    state: { enum: translationTaskStates },
    scope,
    languages: { type: 'array', items: { type: 'string' } },
    /** Its id, and what it is called while it is set up. */
    engine: { type: 'string' },
    engineName: { type: 'string' },
    options,
    /** Who made it. */
    by: { type: 'string' },
    createdAt: { type: 'string' },
    startedAt: { type: 'string' },
    endedAt: { type: 'string' },
    pausedBy: { enum: translationPauses },
    /** What the engine said when it could not be used, as it said it. */
    said: { type: 'string' },
    /** Until when it waits, because the engine asked to (`rate`) or could not be used (`down`). */
    waits: {
      type: 'object',
      required: ['until', 'for'],
      additionalProperties: false,
      properties: { until: { type: 'string' }, for: { enum: ['rate', 'down'] } },
    },
    /** Letters that the engine may still be sent this month; left out where there is no limit. */
    charactersLeft: count,
    /** By language, in the order of the languages of the task. */
    progress: { type: 'array', items: languageProgress },
  },
} as const satisfies SchemaNode

export const createTranslationTask = call('POST v1/language/translation-tasks', {
  name: 'translationTasks.create',
  access: 'draft.write',
  limit: 'write',
  status: 201,
  summary:
    'Makes a task that has texts translated by an engine, and counts them: they are those that are missing, and what `options` add. Nothing is translated before the task is started; `reviewed` is for editors and above. A translator makes tasks for their languages.',
  body: {
    type: 'object',
    required: ['engine', 'languages', 'scope'],
    additionalProperties: false,
    properties: {
      engine,
      languages: { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true, items: languageCode },
      scope,
      options,
    },
  },
  answer: task,
})

export const listTranslationTasks = call('GET v1/language/translation-tasks', {
  name: 'translationTasks.list',
  access: 'draft.read',
  cache: 'private',
  summary: 'The translation tasks of a site, the newest first. A task is kept for 30 days after its end.',
  query: pageOfList,
  answer: listOf(task),
})

export const translationTaskById = call('GET v1/language/translation-tasks/{id}', {
  name: 'translationTasks.read',
  access: 'draft.read',
  cache: 'private',
  summary: 'How far a translation task is, by language, and why texts were not translated.',
  params: byId,
  answer: task,
})

export const startTranslationTask = call('POST v1/language/translation-tasks/{id}/start', {
  name: 'translationTasks.start',
  access: 'draft.write',
  limit: 'write',
  isRepeatable: true,
  summary:
    'Starts a task that is ready. Texts are written as its maker, with the note `machine` or, where checks fail, `needs-review`; a text that somebody changed since the task was made is left alone. 409 in any other state.',
  params: byId,
  answer: task,
})

export const pauseTranslationTask = call('POST v1/language/translation-tasks/{id}/pause', {
  name: 'translationTasks.pause',
  access: 'draft.write',
  limit: 'write',
  isRepeatable: true,
  summary: 'Pauses a task that is queued or running. 409 in any other state.',
  params: byId,
  answer: task,
})

export const resumeTranslationTask = call('POST v1/language/translation-tasks/{id}/resume', {
  name: 'translationTasks.resume',
  access: 'draft.write',
  limit: 'write',
  isRepeatable: true,
  summary: 'Goes on with a task that is paused. 409 in any other state.',
  params: byId,
  answer: task,
})

export const cancelTranslationTask = call('POST v1/language/translation-tasks/{id}/cancel', {
  name: 'translationTasks.cancel',
  access: 'draft.write',
  limit: 'write',
  isRepeatable: true,
  summary: 'Ends a task that has not ended. What was translated stays. 409 when it has ended.',
  params: byId,
  answer: task,
})

export const retryTranslationTask = call('POST v1/language/translation-tasks/{id}/retry', {
  name: 'translationTasks.retry',
  access: 'draft.write',
  limit: 'write',
  isRepeatable: true,
  summary: 'Tries the texts again that failed, of a task that ended with some. 409 in any other state.',
  params: byId,
  answer: task,
})

export const undoTranslationTask = call('POST v1/language/translation-tasks/{id}/undo', {
  name: 'translationTasks.undo',
  access: 'draft.write',
  limit: 'write',
  isRepeatable: true,
  summary:
    'Takes back what a task wrote that ended or is paused: each text says what it said before. What somebody changed or accepted since stays. 409 in any other state.',
  params: byId,
  answer: task,
})
