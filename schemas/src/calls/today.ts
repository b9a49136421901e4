import { contentKinds } from '../content/index.ts'
import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { auditEntry } from './audit.ts'
import { call, streamed } from './call.ts'
import { draftsIdField } from './fields.ts'

/** What waits for a person on the start screen of the office. */
export const todayKinds = [
  /** What visitors sent and nobody has read. */
  'inquiries',
  'chats',
  'contacts',
  /** Mails that cannot be sent since there is no mail server; also with 0 of them, since the next one will wait. */
  'mails-waiting',
  /** Mails that could not be sent: some are tried again, of others it was the last time (then the level is `error`). */
  'mails-failed',
  /** Pages whose next publish changes what visitors see; the parts are header, footer, menus and theme. */
  'unpublished-pages',
  'unpublished-parts',
  /** Requests to publish, of programs or members, that nobody has decided. */
  'publish-requests',
  /** Planned releases that wait for their time: `at` is that of the next one. */
  'planned',
  /** Those whose time is over: they are tried again and again. */
  'planned-late',
  /** Those that did not go live, since something else was published, or since it failed. */
  'planned-stopped',
  /** The same of contents that are published or hidden at a time. */
  'planned-contents',
  'planned-contents-late',
  'planned-contents-stopped',
  /** Findings of the check before a publish. */
  'errors',
  'warnings',
  /** Comments on previews that nobody has resolved. */
  'comments',
  /** Texts of pages, menus and parts without a translation into `language`, or whose source changed since. */
  'texts-missing',
  'texts-outdated',
  /** Translation tasks that cannot go on by themselves. */
  'translation-paused',
  /** The same of products, cases, articles, collections and policies. */
  'content-texts-missing',
  'content-texts-outdated',
  /** Contents of the kind `content` that visitors do not see yet. */
  'drafts',
  /** What the media library takes, in bytes. */
  'storage',
] as const
export type TodayKind = (typeof todayKinds)[number]

/**
 * Where a line leads: a screen of the office by its path behind `/{clientId}/office`, or the designer, with the panel
 * that is to be open.
 */
export const officePlaces = [
  '/today',
  '/products',
  '/cases',
  '/news',
  '/collections',
  '/policies',
  '/inbox',
  '/inbox/mails',
  '/media',
  '/releases',
  '/releases/review',
  '/translation-tasks',
  '/people',
  '/account',
  '/activity',
  '/settings/general',
  '/settings/languages',
  '/settings/trade',
  '/settings/domains',
  '/settings/mail',
  '/settings/tags',
  '/settings/redirects',
  '/settings/search',
  '/settings/retention',
  '/settings/transfer',
  'designer',
  'designer/comments',
  'designer/languages',
  'designer/problems',
] as const
export type OfficePlace = (typeof officePlaces)[number]

export const checklistSteps = ['product', 'pictures', 'contact', 'mail', 'domain', 'legal', 'publish'] as const
export type ChecklistStep = (typeof checklistSteps)[number]

const item = {
  type: 'object',
  required: ['kind', 'count', 'level', 'to'],
  additionalProperties: false,
  properties: {
    kind: { enum: todayKinds },
    count: { type: 'integer', minimum: 0 },
    level: { enum: ['info', 'warning', 'error'] },
    to: { enum: officePlaces },
    language: languageCode,
    content: { enum: contentKinds },
    /** The draft that it is about. */
    draftsId: draftsIdField,
    /** When the newest of them came, or the next one comes; ISO 8601. */
    at: { type: 'string' },
    /** The time zone in which that was chosen. */
    timeZone: { type: 'string' },
  },
} as const satisfies SchemaNode

const siteRevision = {
  type: 'string',
  maxLength: 120,
  pattern: '^[a-z]+[0-9]{1,15}(?:\\.[a-z]+[0-9]{1,15})*$',
} as const

export const siteToday = call('GET v1/site/today', {
  name: 'site.today',
  access: 'settings.read',
  cache: 'private',
  summary:
    'What waits for somebody on the site, what is left to set up, and what was done last. Lines about what the caller may not read are left out.',
  answer: {
    type: 'object',
    required: ['items', 'isCounting', 'checklist', 'activity', 'revision'],
    additionalProperties: false,
    properties: {
      items: { type: 'array', items: item },
      /**
       * Whether the lines about the draft and about texts are older than it, or not there yet: of a large site they are
       * counted by a job, whose end `siteEvents` tells (`jobs`).
       */
      isCounting: { type: 'boolean' },
      checklist: {
        type: 'object',
        required: ['isDismissed', 'steps'],
        additionalProperties: false,
        properties: {
          isDismissed: { type: 'boolean' },
          /** In the order in which they are best done. `done` is found out each time and stored nowhere. */
          steps: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'done', 'to'],
              additionalProperties: false,
              properties: { id: { enum: checklistSteps }, done: { type: 'boolean' }, to: { enum: officePlaces } },
            },
          },
        },
      },
      /** The last audit events, the newest first; empty for those who may not read them. */
      activity: { type: 'array', items: auditEntry },
      /** What this answer knows of: `after` of `siteEvents`, so that nothing is missed between the two. */
      revision: siteRevision,
    },
  },
})

const isDismissed = {
  type: 'object',
  required: ['isDismissed'],
  additionalProperties: false,
  properties: { isDismissed: { type: 'boolean' } },
} as const satisfies SchemaNode

export const changeChecklist = call('PUT v1/site/checklist', {
  name: 'settings.changeChecklist',
  access: 'settings.write',
  limit: 'write',
  summary: 'Hides the checklist of a new site for all its members, or shows it again.',
  body: isDismissed,
  answer: isDismissed,
})

/** What the events of a site are about: each has a number that is another one after each change. */
export const siteChanges = ['content', 'inbox', 'jobs', 'release', 'comments'] as const
export type SiteChange = (typeof siteChanges)[number]

export const siteEvents = call('GET v1/site/events', {
  name: 'site.events',
  access: 'settings.read',
  cache: 'private',
  limit: 'write',
  summary:
    'A stream of what changes on a site (server-sent events): `changed` with `{what, revision}`, where `what` is `content` (contents and settings), `inbox`, `jobs` (one was added or ended, or what is planned for releases or contents changed), `release` or `comments` (those on previews). Only what the caller may read. One account may have 20 of them open at each server.',
  query: { type: 'object', additionalProperties: false, properties: { after: siteRevision } },
  produces: 'text/event-stream',
  answer: streamed,
})
