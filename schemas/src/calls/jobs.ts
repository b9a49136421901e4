import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'
import { byJob, draftsIdField } from './fields.ts'

const jobStatus = {
  type: 'object',
  required: ['id', 'kind', 'state', 'done', 'at'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    /** What it does: `publish`. */
    kind: { type: 'string' },
    /** The draft that it publishes. */
    draftsId: draftsIdField,
    state: { enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] },
    /** How much of `total` is done; `total` comes once it is known. */
    done: { type: 'integer' },
    total: { type: 'integer' },
    /** When it was asked for. */
    at: { type: 'string' },
    /** What the call would have answered, had it waited. */
    result: { type: 'object' },
    /** Why it failed, as a call says it. */
    error: {
      type: 'object',
      required: ['code', 'message'],
      additionalProperties: false,
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        /** What is wrong, by field. */
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        details: { type: 'object' },
      },
    },
  },
} as const satisfies SchemaNode

const isCancelled = {
  type: 'object',
  required: ['cancelled'],
  additionalProperties: false,
  properties: {
    /** Whether it had not ended yet. */
    cancelled: { type: 'boolean' },
  },
} as const satisfies SchemaNode

export const listJobs = call('GET v1/jobs', {
  name: 'jobs.list',
  access: 'draft.read',
  cache: 'private',
  summary:
    'Work of the site that has not ended, the oldest first: publishes, exports, and pages that are prepared after a publish (`prerender`). Only what the caller may ask for.',
  answer: { type: 'array', items: jobStatus },
})

export const getJob = call('GET v1/jobs/{id}', {
  name: 'jobs.read',
  access: 'draft.read',
  cache: 'private',
  summary: 'How far work is that a call answered with a job, and what became of it. Kept for a week after its end.',
  params: byJob,
  answer: jobStatus,
})

export const cancelJob = call('DELETE v1/jobs/{id}', {
  name: 'jobs.cancel',
  access: 'draft.read',
  limit: 'write',
  summary: 'Cancels work that has not ended: nothing of it counts from then on. Needs the right to have asked for it.',
  params: byJob,
  answer: isCancelled,
})

export const getOwnJob = call('GET v1/account/jobs/{id}', {
  name: 'account.readJob',
  access: 'account',
  cache: 'private',
  summary: 'The same of work that belongs to no site yet: an import that the caller asked for.',
  params: byJob,
  answer: jobStatus,
})

export const cancelOwnJob = call('DELETE v1/account/jobs/{id}', {
  name: 'account.cancelJob',
  access: 'account',
  limit: 'write',
  summary: 'Cancels such work where it has not ended: nothing of it is left then.',
  params: byJob,
  answer: isCancelled,
})
