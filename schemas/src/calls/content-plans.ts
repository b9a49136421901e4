import { contentKinds, type Status, statuses } from '../content/kinds.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf, shaped } from './call.ts'
import { paging } from './fields.ts'
import { plannedTime } from './planned-time.ts'

export const contentPlanStates = ['planned', 'done', 'conflict', 'failed', 'cancelled'] as const
/**
 * What became of a plan for a content. `conflict`: the content is not as it was planned, so that nothing was done;
 * `failed`: it was tried again and again, and nothing was done.
 */
export type ContentPlanState = (typeof contentPlanStates)[number]

/**
 * Why a plan for a content was stopped: the content is `gone`, `published` or `hidden` already; its status was `changed`
 * by hand; it has `problems` that keep it from being published; or it `failed`.
 */
export const contentPlanStops = ['gone', 'published', 'hidden', 'changed', 'problems', 'failed'] as const
export type ContentPlanStop = (typeof contentPlanStops)[number]

const id = { type: 'string', minLength: 1, maxLength: 64 } as const
/** `product/k3v9Qa2Z` */
const content = { type: 'string', maxLength: 80, pattern: `^(?:${contentKinds.join('|')})/[^/]{1,64}$` } as const
const status = { enum: statuses } as const

/** A content that gets another status at a time. */
export interface ContentPlan {
  readonly id: string
  readonly state: ContentPlanState
  /** Its key: `product/k3v9Qa2Z`. */
  readonly content: string
  /** What it is called; what it was called, where it is gone. */
  readonly name: string
  /** What it becomes: `published`, or one that visitors do not see. */
  readonly status: Status
  /** ISO 8601. */
  readonly at: string
  readonly timeZone: string
  /** Who planned it. */
  readonly by?: string
  readonly createdAt: string
  /** Whether it still waits although its time is over. */
  readonly isLate: boolean
  /** What stopped it, or would stop it as things are now. */
  readonly stoppedBy?: ContentPlanStop
  /** When it was done, stopped or cancelled. */
  readonly endedAt?: string
  /** How many seconds later than planned it was done, from a minute on. */
  readonly lateBy?: number
}

const plan = {
  type: 'object',
  required: ['id', 'state', 'content', 'name', 'status', 'at', 'timeZone', 'createdAt', 'isLate'],
  additionalProperties: false,
  properties: {
    id,
    state: { enum: contentPlanStates },
    content: { type: 'string' },
    name: { type: 'string' },
    status,
    at: { type: 'string' },
    timeZone: { type: 'string' },
    by: { type: 'string' },
    createdAt: { type: 'string' },
    isLate: { type: 'boolean' },
    stoppedBy: { enum: contentPlanStops },
    endedAt: { type: 'string' },
    lateBy: { type: 'integer' },
  },
} as const satisfies SchemaNode

export const listContentPlans = call('GET v1/content/plans', {
  name: 'contentPlans.list',
  access: 'content.read',
  cache: 'private',
  summary:
    'When contents are published or hidden by themselves: plans that were stopped first, then those that wait by their time, then what became of the others. Of one content, where it is named.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, content },
  },
  answer: shaped<{
    readonly items: readonly ContentPlan[]
    readonly total: number
    readonly page: number
    readonly pageSize: number
  }>(listOf(plan)),
})

/** A status that a content is to get, and when. */
export interface NewContentPlan {
  readonly content: string
  readonly status: Status
  /** A moment, or what the clocks of the time zone show. */
  readonly at: string
  readonly timeZone: string
}

/** A plan that was made or cancelled: with its id left out it makes the same one again. */
export interface MadeContentPlan extends NewContentPlan {
  readonly id: string
}

/** What a change of plans answers. */
export interface ChangedContentPlans {
  readonly planned: readonly MadeContentPlan[]
  /** Those that were asked for, and those that new ones replaced. */
  readonly cancelled: readonly MadeContentPlan[]
  /**
   * What was not planned: what is `gone`, and what would have that status by then already, or whose other plan does not
   * fit (`status`).
   */
  readonly skipped: readonly { readonly content: string; readonly reason: 'gone' | 'status' }[]
}

const made = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'content', 'status', 'at', 'timeZone'],
    additionalProperties: false,
    properties: { id, content: { type: 'string' }, status, at: { type: 'string' }, timeZone: { type: 'string' } },
  },
} as const

export const changeContentPlans = call('POST v1/content/plans', {
  name: 'contentPlans.change',
  access: 'site.publish',
  limit: 'write',
  isSave: true,
  bodyLimit: limits.bodyOfSave,
  summary:
    'Plans that contents are published or hidden at a time within a year, and cancels such plans; all of it in one step. A content may have one plan of each: a new one replaces that before it. What is saved by then is published. The answer holds what takes it back: the new plans to cancel, and those that were cancelled to plan again.',
  body: shaped<{ readonly plan: readonly NewContentPlan[]; readonly cancel: readonly string[] }>({
    type: 'object',
    required: ['plan', 'cancel'],
    additionalProperties: false,
    properties: {
      plan: {
        type: 'array',
        maxItems: limits.nodes,
        items: {
          type: 'object',
          required: ['content', 'status', 'at', 'timeZone'],
          additionalProperties: false,
          properties: { content, status, ...plannedTime },
        },
      },
      /** Ids of plans that wait, or that were stopped. */
      cancel: { type: 'array', maxItems: limits.nodes, items: id },
    },
  }),
  answer: shaped<ChangedContentPlans>({
    type: 'object',
    required: ['planned', 'cancelled', 'skipped'],
    additionalProperties: false,
    properties: {
      planned: made,
      cancelled: made,
      skipped: {
        type: 'array',
        items: {
          type: 'object',
          required: ['content', 'reason'],
          additionalProperties: false,
          properties: { content: { type: 'string' }, reason: { enum: ['gone', 'status'] } },
        },
      },
    },
  }),
})
