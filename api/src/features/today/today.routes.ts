import {
  type Action,
  CallError,
  can,
  changeChecklist,
  contentKinds,
  siteEvents,
  siteToday,
  statuses,
} from '@vitrine/schemas'
import { isForFrames } from '../../http/access/frame-access.ts'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { recentAuditEvents } from '../audit/audit.queries.ts'
import { contentPlanCounts } from '../content-plans/plan-counts.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { placeByNow } from '../draft-keys/identities.ts'
import { openComments } from '../preview-comments/preview-comments.queries.ts'
import { plannedCounts } from '../publishing/planned-releases/planned-releases.queries.ts'
import { LATE } from '../publishing/planned-releases/planned-releases.routes.ts'
import { openPublishRequests } from '../publishing/publish-requests/publish-requests.queries.ts'
import { pausedTasks } from '../translation-tasks/store/tasks.queries.ts'
import { type SetUp, stepsOf } from './checklist.ts'
import { siteEventsOf } from './events/site-events.ts'
import { heardBy, partOf, revisionOf, stateIn } from './events/site-revision.ts'
import { siteStates } from './events/site-state.queries.ts'
import { createStreamCount } from './events/stream-count.ts'
import { itemsOf } from './items.ts'
import { hasMailServer } from './mail-server.ts'
import {
  contentCounts,
  draftOfSite,
  hasOwnProduct,
  hasVerifiedDomain,
  isChecklistDismissed,
  mediaUsed,
  setChecklistDismissed,
  unreadMessages,
  unsentByState,
  waitingChats,
} from './today.queries.ts'

/** So many audit events are shown. */
const ACTIVITY = 8
/** So many streams one account may have open at this server: as many tabs. */
const STREAMS = 20

/** What somebody may read; in somebody's frame only what editing a draft needs. */
const readerOf =
  ({ member, frame }: MemberContext) =>
  (action: Action): boolean =>
    can(member, action) && (frame === undefined || isForFrames(action))

/** Numbers of the site as it is now. */
const stateNow = async ({ storage, tenant }: MemberContext) =>
  orNotFound((await siteStates(storage.db, [tenant.id])).get(tenant.id))

/** What waits in the draft of the site, if it has one. */
async function draftNow(context: MemberContext, contentVersion: number, contents: number) {
  const { storage, tenant, stores } = context
  const draft = await draftOfSite(storage.db, tenant.id)
  if (!draft) return { draftsId: undefined, counts: undefined, isCounting: false }
  const mediaHosts = await mediaHostsOf(context, storage.db)
  const version = { tenantId: tenant.id, contentVersion, contents, mediaHosts, ...draft }
  return { draftsId: draft.draftsId, ...(await stores.draftCounts.of(version)) }
}

async function today(context: MemberContext) {
  const { storage, tenant, stores } = context
  const { db } = storage
  const mayRead = readerOf(context)
  // First: what changes while the rest is read, is told of by the events after it.
  const state = await stateNow(context)
  const [
    unread,
    chats,
    unsent,
    isMailSent,
    contents,
    media,
    planned,
    plannedContents,
    publishRequests,
    comments,
    paused,
    facts,
    isOwnProduct,
    isDomain,
    isDismissed,
    activity,
  ] = await Promise.all([
    unreadMessages(db, tenant.id),
    waitingChats(db, tenant.id, Date.now()),
    unsentByState(db, tenant.id),
    hasMailServer(context),
    contentCounts(db, tenant.id),
    mediaUsed(db, tenant.id),
    plannedCounts(db, tenant.id, Date.now() - LATE),
    contentPlanCounts(db, tenant.id, Date.now() - LATE),
    openPublishRequests(db, tenant.id),
    openComments(db, tenant.id),
    pausedTasks(db, tenant.id),
    stores.sites.facts(tenant.id),
    hasOwnProduct(db, tenant.id),
    hasVerifiedDomain(db, tenant.id),
    isChecklistDismissed(db, tenant.id),
    mayRead('audit.read') ? recentAuditEvents(db, tenant.id, ACTIVITY) : [],
  ])
  const total = contentKinds.reduce((sum, kind) => sum + statuses.reduce((all, one) => all + contents(kind, one), 0), 0)
  const { draftsId, counts, isCounting } = await draftNow(context, state.content, total)
  const waiting = {
    unread,
    waitingChats: chats,
    unsent,
    hasMailServer: isMailSent,
    contents,
    media,
    planned,
    plannedContents,
    publishRequests,
    comments,
    pausedTasks: paused,
    draftsId,
    draft: counts,
  }
  const done: SetUp = {
    product: isOwnProduct,
    pictures: media.uploaded > 0,
    // How the business is reached, in any way that pages can show.
    contact: Object.keys(facts.contact ?? {}).length > 0,
    mail: isMailSent,
    domain: isDomain,
    legal: contents('policy', 'published') > 0,
    publish: state.release > 0,
  }
  return {
    items: itemsOf(waiting, mayRead),
    isCounting,
    checklist: { isDismissed, steps: stepsOf(done) },
    activity,
    revision: revisionOf(partOf(state, heardBy(mayRead))),
  }
}

const streams = createStreamCount(STREAMS)

/** The start screen of the office, and how it hears of changes. */
export const todayRoutes: readonly Endpoint[] = [
  memberEndpoint(siteToday, (_question, context) => today(context)),

  memberEndpoint(changeChecklist, async ({ isDismissed }, { storage, tenant }) => {
    await setChecklistDismissed(storage.db, tenant.id, isDismissed)
    return { isDismissed }
  }),

  memberEndpoint(siteEvents, async ({ after }, context) => {
    const { tenant, parts, account, lastEvent } = context
    const given = stateIn(lastEvent ?? after)
    const known = Object.keys(given).length > 0 ? given : await stateNow(context)
    const free = streams.take(account.id)
    if (!free) throw new CallError('too_many_requests', { retryAfter: 10 })
    const body = siteEventsOf(parts.siteWatch, {
      tenantId: tenant.id,
      after: known,
      async heard() {
        const member = await placeByNow(context)
        return member && heardBy(readerOf({ ...context, member }))
      },
    })
    body.on('close', free)
    return { body, type: 'text/event-stream', headers: { 'x-accel-buffering': 'no' } }
  }),
]
