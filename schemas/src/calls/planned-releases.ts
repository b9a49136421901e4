import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf, startedJob } from './call.ts'
import { draftsIdInPath } from './draft-fields.ts'
import { plannedTime } from './planned-time.ts'
import {
  ACCEPTED,
  byRelease,
  changedInRelease,
  changedLanguages,
  changesInValues,
  chosen,
  findings,
  pageOfReleases,
  releaseId,
  reviewed,
} from './release-fields.ts'

/** A place of a site that shows something else than was planned with, in the languages that are named. */
const stoppedPlace = {
  type: 'object',
  required: ['kind', 'languages'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['page', 'header', 'footer', 'menu', 'theme', 'language', 'site'] },
    /** Of a page or a menu. */
    id: { type: 'string' },
    /** Of a page. */
    name: { type: 'string' },
    languages: { type: 'array', items: languageCode },
  },
} as const satisfies SchemaNode

export const plannedReleaseStates = ['planned', 'published', 'conflict', 'failed', 'cancelled'] as const
/**
 * What became of a planned release. `conflict`: one of its places shows something else, so that nothing moved; `failed`:
 * it was tried again and again, and nothing moved.
 */
export type PlannedReleaseState = (typeof plannedReleaseStates)[number]

const plannedRelease = {
  type: 'object',
  required: ['id', 'state', 'at', 'timeZone', 'createdAt', 'draftsId', 'isEdited', 'isLate', 'stoppedBy'],
  additionalProperties: false,
  properties: {
    id: releaseId,
    state: { enum: plannedReleaseStates },
    /** ISO 8601. */
    at: { type: 'string' },
    timeZone: { type: 'string' },
    note: { type: 'string' },
    /** Who planned it. */
    by: { type: 'string' },
    createdAt: { type: 'string' },
    draftsId: { type: 'string' },
    /** Whether the draft was edited since: none of that is part of it. */
    isEdited: { type: 'boolean' },
    /** Whether it still waits although its time is over. */
    isLate: { type: 'boolean' },
    /** What it changes for visitors; left out where it is the first release. */
    changed: changedInRelease,
    /** The places that stop it, or stopped it: somebody published or rolled back there since it was planned. */
    stoppedBy: { type: 'array', items: stoppedPlace },
    /** When it was published, stopped or cancelled. */
    endedAt: { type: 'string' },
    /** How many seconds later than planned it was published, from a minute on. */
    lateBy: { type: 'integer' },
    /** What it became, while that is kept. */
    release: {
      type: 'object',
      required: ['id', 'number'],
      additionalProperties: false,
      properties: { id: releaseId, number: { type: 'integer' } },
    },
  },
} as const satisfies SchemaNode

const scheduleResult = {
  type: 'object',
  required: ['changed', 'findings', 'errors', 'warnings', 'blocked', 'waits', 'overlaps'],
  additionalProperties: false,
  properties: {
    /** The id of the planned release; left out where nothing was planned. */
    planned: releaseId,
    /** Whether it will change what visitors see: of what they see already nothing is planned. */
    changed: { type: 'boolean' },
    ...findings,
    /** The languages that an error keeps as they are. */
    blocked: { type: 'array', items: languageCode },
    /** Nothing was planned: there are warnings, and nobody accepted them. */
    waits: { type: 'boolean' },
    /** Nothing was planned: the draft or the current release is another one than was `reviewed`. */
    isOutdated: { type: 'boolean' },
    /** Nothing was planned: these planned releases change the same places. */
    overlaps: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'at', 'timeZone', 'places'],
        additionalProperties: false,
        properties: {
          id: releaseId,
          at: { type: 'string' },
          timeZone: { type: 'string' },
          places: { type: 'array', items: stoppedPlace },
        },
      },
    },
  },
} as const satisfies SchemaNode

export const schedulePublish = call('POST v1/site/publish/schedule', {
  name: 'plannedReleases.add',
  access: 'site.publish',
  limit: 'publish',
  mayStartJob: true,
  // For the ids of warnings.
  isSave: true,
  summary:
    'Plans a publish of a draft, or of some of its languages or pages, for a time within a year. What goes live is made now: edits afterwards are not part of it. At its time exactly this is published; where a place shows something else by then, nothing is. A large draft is planned by a job.',
  body: {
    type: 'object',
    required: ['draftsId', 'at', 'timeZone'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      ...plannedTime,
      languages: chosen(languageCode, 100),
      pages: chosen({ type: 'string', maxLength: 64 }, limits.keysInMap),
      acceptWarnings: { type: 'boolean', default: false },
      /** The ids of the warnings that somebody accepted, of which none other may be there. */
      accepted: { type: 'array', maxItems: ACCEPTED, items: { type: 'string', maxLength: 16 } },
      /** Plans only what was looked at: nothing, where the draft or the release changed since. */
      reviewed,
      /** Makes a redirect from the old address of every page that has another one then. */
      redirectMoved: { type: 'boolean', default: false },
      note: { type: 'string', maxLength: 200 },
      /** Waits for the end of a large draft too, and is answered as for a small one. */
      wait: { type: 'boolean', default: false },
    },
  },
  answer: { anyOf: [scheduleResult, startedJob] },
})

export const listPlannedReleases = call('GET v1/site/planned-releases', {
  name: 'plannedReleases.list',
  access: 'draft.read',
  cache: 'private',
  summary: 'The planned releases of the site: those that wait first, by their time, then what became of the others.',
  query: pageOfReleases,
  answer: listOf(plannedRelease),
})

export const plannedReleaseDetail = call('GET v1/site/planned-releases/{id}', {
  name: 'plannedReleases.read',
  access: 'draft.read',
  cache: 'private',
  summary:
    'A planned release, with what it changes for visitors, value by value, as `diffReleases` tells it; without the values once it is over.',
  params: byRelease,
  answer: {
    type: 'object',
    required: ['planned', 'languages', 'pages', 'changes', 'more', 'isKept'],
    additionalProperties: false,
    properties: {
      planned: plannedRelease,
      /** Whether its documents are still there: they go once it was published or cancelled. */
      isKept: { type: 'boolean' },
      defaultLanguage: languageCode,
      languages: changedLanguages,
      /** The pages that differ, by their names in the source language. */
      pages: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name'],
          additionalProperties: false,
          properties: { id: { type: 'string' }, name: { type: 'string' } },
        },
      },
      ...changesInValues,
    },
  },
})

export const changePlannedRelease = call('PUT v1/site/planned-releases/{id}', {
  name: 'plannedReleases.change',
  access: 'site.publish',
  limit: 'write',
  summary: 'Gives a planned release another time. One that is over has none to change.',
  params: byRelease,
  body: {
    type: 'object',
    required: ['at', 'timeZone'],
    additionalProperties: false,
    properties: plannedTime,
  },
  answer: plannedRelease,
})

export const publishPlannedRelease = call('POST v1/site/planned-releases/{id}/publish', {
  name: 'plannedReleases.publish',
  access: 'site.publish',
  limit: 'publish',
  summary:
    'Publishes a planned release now, or tries it again where it was stopped. The answer says what became of it: where a place shows something else than it was planned with, nothing moves.',
  params: byRelease,
  answer: plannedRelease,
})

export const cancelPlannedRelease = call('DELETE v1/site/planned-releases/{id}', {
  name: 'plannedReleases.cancel',
  access: 'site.publish',
  limit: 'write',
  summary:
    'Cancels a planned release that waits, or puts one away that was stopped. `false` where it was over already.',
  params: byRelease,
  answer: {
    type: 'object',
    required: ['cancelled'],
    additionalProperties: false,
    properties: { cancelled: { type: 'boolean' } },
  },
})
