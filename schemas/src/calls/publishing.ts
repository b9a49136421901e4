import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf, startedJob } from './call.ts'
import { draftsIdInPath } from './draft-fields.ts'
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

/** Pages that visitors find at another address than before. */
const movedPage = {
  type: 'object',
  required: ['page', 'from', 'to'],
  additionalProperties: false,
  properties: { page: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
} as const satisfies SchemaNode

const publishResult = {
  type: 'object',
  required: ['release', 'changed', 'changedPages', 'moved', 'findings', 'errors', 'warnings', 'blocked', 'waits'],
  additionalProperties: false,
  properties: {
    /** The release that is current now; `null` when nothing was ever published. */
    release: { type: ['string', 'null'] },
    publishedAt: { type: 'string' },
    /** Whether this publish changed what visitors see. */
    changed: { type: 'boolean' },
    /** The ids of the pages that differ from the release before, in any language. */
    changedPages: { type: 'array', items: { type: 'string' } },
    /** The pages that have another address than before, and the redirect from the old one where there is one now. */
    moved: {
      type: 'array',
      items: { ...movedPage, properties: { ...movedPage.properties, redirect: { type: 'string' } } },
    },
    ...findings,
    /** The languages that an error kept as they were. */
    blocked: { type: 'array', items: languageCode },
    /** Nothing was published yet: there are warnings, and nobody accepted them. */
    waits: { type: 'boolean' },
    /** Nothing was published: the draft or the current release is another one than was `reviewed`. */
    isOutdated: { type: 'boolean' },
  },
} as const satisfies SchemaNode

/** Kept for those who ask as the specification says; whoever opens an address by accident publishes nothing (T34). */
export const publishByGet = call('GET v1/site/publish', {
  name: 'releases.publishByGet',
  access: 'site.publish',
  sameOriginOnly: true,
  cache: 'private',
  limit: 'publish',
  summary: 'Publishes a draft, warnings included. Only by a fetch of our own pages; `POST` is the way for programs.',
  query: {
    type: 'object',
    required: ['draftId'],
    additionalProperties: false,
    properties: { tenantId: { type: 'string', maxLength: 64 }, draftId: draftsIdInPath },
  },
  answer: publishResult,
})

export const publishSite = call('POST v1/site/publish', {
  name: 'releases.publish',
  access: 'site.publish',
  limit: 'publish',
  mayStartJob: true,
  // For the ids of warnings.
  isSave: true,
  summary:
    'Publishes a draft, or some of its languages or pages. With warnings it waits until they are accepted: all of them, or those that `accepted` names, so that a new one stops it. A large draft is published by a job.',
  body: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      languages: chosen(languageCode, 100),
      pages: chosen({ type: 'string', maxLength: 64 }, limits.keysInMap),
      acceptWarnings: { type: 'boolean', default: false },
      /** The ids of the warnings that somebody accepted, of which none other may be there. */
      accepted: { type: 'array', maxItems: ACCEPTED, items: { type: 'string', maxLength: 16 } },
      /** Publishes only what was looked at: nothing, where the draft or the release changed since. */
      reviewed,
      /** Makes a redirect from the old address of every page that has another one now. */
      redirectMoved: { type: 'boolean', default: false },
      note: { type: 'string', maxLength: 200 },
      /** Waits for the end of a large draft too, and is answered as for a small one. */
      wait: { type: 'boolean', default: false },
    },
  },
  answer: { anyOf: [publishResult, startedJob] },
})

const publishPlan = {
  type: 'object',
  required: [
    'reviewed',
    'sourceLanguage',
    'languages',
    'changes',
    'more',
    'pages',
    'findings',
    'errors',
    'warnings',
    'groups',
    'blocked',
    'moved',
  ],
  additionalProperties: false,
  properties: {
    /** To be sent with the publish, so that it publishes this and nothing else. */
    reviewed,
    sourceLanguage: languageCode,
    /** The default language, where it is another one afterwards. */
    defaultLanguage: languageCode,
    languages: changedLanguages,
    ...changesInValues,
    /** The pages that are named anywhere here. */
    pages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          /** Its path in the site before and after; left out where it is not there. */
          before: { type: 'string' },
          after: { type: 'string' },
        },
      },
    },
    ...findings,
    /** All findings by what they say: how many, and of warnings the ids that `accepted` names. */
    groups: {
      type: 'array',
      items: {
        type: 'object',
        required: ['level', 'key', 'count', 'ids'],
        additionalProperties: false,
        properties: {
          level: { enum: ['error', 'warning'] },
          key: { type: 'string' },
          count: { type: 'integer' },
          ids: { type: 'array', items: { type: 'string' } },
        },
      },
    },
    /** The languages that an error keeps as they are. */
    blocked: { type: 'array', items: languageCode },
    moved: { type: 'array', items: movedPage },
  },
} as const satisfies SchemaNode

export const planPublish = call('POST v1/site/publish/plan', {
  name: 'releases.plan',
  isRepeatable: true,
  access: 'draft.read',
  cache: 'private',
  limit: 'publish',
  mayStartJob: true,
  summary:
    'What a publish of a draft, or of some of its languages or pages, would change for visitors, and what its checks find. Publishes nothing. Of a large draft the answer is a job.',
  body: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      languages: chosen(languageCode, 100),
      pages: chosen({ type: 'string', maxLength: 64 }, limits.keysInMap),
    },
  },
  answer: { anyOf: [publishPlan, startedJob] },
})

export const checkDraftCall = call('GET v1/page/drafts/{id}/checks', {
  name: 'drafts.check',
  access: 'draft.read',
  summary: 'What publishing a draft would find: errors block a language, warnings can be accepted.',
  params: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: draftsIdInPath } },
  answer: {
    type: 'object',
    required: ['findings', 'errors', 'warnings'],
    additionalProperties: false,
    properties: findings,
  },
})

const release = {
  type: 'object',
  required: ['id', 'number', 'kind', 'createdAt', 'isCurrent', 'languages', 'pages'],
  additionalProperties: false,
  properties: {
    id: releaseId,
    number: { type: 'integer' },
    kind: { enum: ['publish', 'rollback'] },
    /** What a rollback showed again: the number of a release that is still kept, in one language or in all. */
    rolledBack: {
      type: 'object',
      additionalProperties: false,
      properties: { number: { type: 'integer' }, language: languageCode },
    },
    note: { type: 'string' },
    by: { type: 'string' },
    createdAt: { type: 'string' },
    isCurrent: { type: 'boolean' },
    draftsId: { type: 'string' },
    draftRevision: { type: 'integer' },
    languages: { type: 'array', items: languageCode },
    /** How many pages it shows, each counted once for all languages. */
    pages: { type: 'integer' },
    /** What is different from the release before it, if that is still kept. */
    changed: changedInRelease,
  },
} as const satisfies SchemaNode

export const listReleases = call('GET v1/site/releases', {
  name: 'releases.list',
  access: 'draft.read',
  summary: 'The releases of the site, the newest first.',
  query: pageOfReleases,
  answer: listOf(release),
})

export const diffReleases = call('GET v1/site/releases/{id}/diff', {
  name: 'releases.diff',
  access: 'draft.read',
  summary: 'What differs between two releases, value by value; from the one before it, or the one that `from` names.',
  params: byRelease,
  query: { type: 'object', additionalProperties: false, properties: { from: releaseId } },
  answer: {
    type: 'object',
    required: ['from', 'to', 'languages', 'pages', 'changes', 'more'],
    additionalProperties: false,
    properties: {
      from: { type: ['string', 'null'] },
      to: { type: 'string' },
      /** The default language, where it was another one. */
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

export const rollBack = call('POST v1/site/releases/{id}/rollback', {
  name: 'releases.rollBack',
  access: 'site.publish',
  limit: 'publish',
  summary: 'Shows an older release again, or one language of it. It makes a new release, so it can be taken back.',
  params: byRelease,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { language: languageCode, note: { type: 'string', maxLength: 200 } },
  },
  answer: {
    type: 'object',
    required: ['release', 'changed'],
    additionalProperties: false,
    properties: { release: { type: 'string' }, changed: { type: 'boolean' } },
  },
})
