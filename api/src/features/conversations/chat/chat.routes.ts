import { randomUUID } from 'node:crypto'
import {
  addChatEntry,
  CallError,
  changeChatPresence,
  chatEvents,
  chatState,
  endChat,
  leaveChatAddress,
  openChat,
} from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import { createStreamCount } from '../../today/events/stream-count.ts'
import { appendEntry, changeRow } from '../conversation.queries.ts'
import { addEntryOfVisitor } from './add-chat-entry.ts'
import { entriesAfter, setEnded, setVisitorHere, takeBackMails } from './chats.queries.ts'
import { chatEventsOf } from './events/chat-events.ts'
import { keepAddress } from './leave-address.ts'
import { beginChat } from './open-chat.ts'
import { isSomebodyHere, PRESENCE, removePresence, setPresence } from './presence.queries.ts'
import type { ChatRow } from './tables.ts'
import { chatOrNotFound } from './visitors-chat.ts'

/** So many streams one chat may have open at this server: as many tabs. */
const STREAMS = 5
/** So long a visitor counts as there after the last word of their stream, how often that is renewed, in milliseconds. */
const LEASE = 30_000
const RENEW = 10_000
/** So long they do once the stream has ended, as while a page is loaded again. */
const GRACE = 12_000

const streams = createStreamCount(STREAMS)

/** The visitor of a chat is there until a time; members hear of who comes. */
async function noteVisitor({ storage, tenant }: SiteContext, chat: ChatRow, lasts: number): Promise<void> {
  const now = Date.now()
  const isNew = await setVisitorHere(storage.db, chat, now, now + lasts)
  if (isNew) await countChange(storage.db, tenant.id, 'inbox')
}

/** Keeps the visitor there as long as the stream beats. */
function presenceOf(context: SiteContext, chat: ChatRow): () => Promise<void> {
  let renewed = 0
  return async () => {
    if (Date.now() - renewed < RENEW) return
    renewed = Date.now()
    await noteVisitor(context, chat, LEASE)
  }
}

/** The chat of a site: visitors write, members who are available answer. */
export const chatRoutes: readonly Endpoint[] = [
  endpoint(chatState, async (_question, { storage, tenant }) => ({
    isSomebodyHere: await isSomebodyHere(storage.db, tenant.id, Date.now()),
  })),

  endpoint(openChat, async (question, context) => ({
    ...(await beginChat(question, context)),
    isSomebodyHere: await isSomebodyHere(context.storage.db, context.tenant.id, Date.now()),
  })),

  endpoint(addChatEntry, addEntryOfVisitor),

  endpoint(leaveChatAddress, async (question, context) => {
    await keepAddress(question, context)
    return {}
  }),

  endpoint(endChat, async ({ token }, context) => {
    const { storage, tenant } = context
    const chat = await chatOrNotFound(token, context)
    const now = Date.now()
    await storage.db.transaction().execute(async (write) => {
      await changeRow(write, { id: chat.message_id, tenant_id: tenant.id }, {}, { isNewRevision: false })
      if (!(await setEnded(write, chat, now))) return
      await appendEntry(write, tenant.id, chat.message_id, {
        id: randomUUID(),
        kind: 'event',
        key: 'chat-ended',
        text: '',
        at: now,
      })
      await countChange(write, tenant.id, 'inbox')
    })
    return {}
  }),

  endpoint(chatEvents, async ({ token }, context) => {
    const { storage, tenant, parts, lastEvent } = context
    const chat = await chatOrNotFound(token, context)
    const free = streams.take(chat.message_id)
    if (!free) throw new CallError('too_many_requests', { retryAfter: 10 })
    const after = /^[0-9]{1,9}$/.test(lastEvent ?? '') ? Number(lastEvent) : 0
    const body = chatEventsOf(parts.chatWatch, {
      messageId: chat.message_id,
      after,
      since: (count) => entriesAfter(storage.db, chat, count),
      async isTold(mailIds) {
        const isBack = await takeBackMails(storage.db, tenant.id, mailIds, Date.now())
        if (isBack) await countChange(storage.db, tenant.id, 'inbox')
      },
      isHere: presenceOf(context, chat),
    })
    body.on('close', () => {
      free()
      // The next beat of another tab says that they are there after all.
      noteVisitor(context, chat, GRACE).catch((err: unknown) => parts.logger?.warn({ err }, 'A chat was not left.'))
    })
    return { body, type: 'text/event-stream', headers: { 'x-accel-buffering': 'no' } }
  }),

  memberEndpoint(changeChatPresence, async ({ isHere, tab }, { storage, tenant, account }) => {
    const now = Date.now()
    const own = { tenantId: tenant.id, accountId: account.id, tab }
    await (isHere ? setPresence(storage.db, own, now + PRESENCE) : removePresence(storage.db, own))
    return { isHere, isSomebodyHere: await isSomebodyHere(storage.db, tenant.id, now) }
  }),
]
