import {
  addConversationEntry,
  addReplyTemplate,
  CallError,
  changeChatPresence,
  changeConversation,
  conversationDetail,
  erasePerson,
  exportConversations,
  exportInquiries,
  exportPerson,
  inquiryImage,
  listConversations,
  listMails,
  listMembers,
  listReplyTemplates,
  listSubscriptions,
  readSiteMail,
  retryMail,
  siteInfoByClient,
} from '@vitrine/schemas'
import type { Conversation, ConversationEntry, ReplyTemplate } from '../inbox/records.ts'
import { answering } from './open-screen.tsx'

/** A conversation as the service answers it. */
export const conversationOf = (id: string, given: Partial<Conversation> = {}): Conversation => ({
  id,
  kind: 'inquiry',
  reference: `Q-${id}`,
  status: 'new',
  name: 'Bo Li',
  email: 'bo@acme.example',
  company: 'Acme',
  country: 'OM',
  language: 'de',
  subject: 'Price of M8 bolts?',
  message: 'Price of M8 bolts?\nCIF Sohar',
  lineCount: 0,
  imageCount: 0,
  tags: [],
  isUnread: true,
  createdAt: '2026-11-25T08:00:00.000Z',
  lastAt: '2026-11-25T08:00:00.000Z',
  updatedAt: '2026-11-25T08:00:00.000Z',
  revision: 1,
  consent: { at: '2026-11-25T08:00:00.000Z', language: 'de', textVersion: '1', marketing: false },
  spamScore: 0,
  spamReasons: [],
  lines: [],
  images: [],
  entries: [],
  history: [],
  previous: [],
  timeZone: 'Asia/Muscat',
  ...given,
})

export const entryOf = (id: string, given: Partial<ConversationEntry> = {}): ConversationEntry => ({
  id,
  kind: 'in',
  text: 'And stainless?',
  at: '2026-11-25T09:00:00.000Z',
  images: [],
  ...given,
})

const isOpen = ({ status }: Conversation) => status !== 'archived' && status !== 'spam'

const members = [
  { accountId: 'me', email: 'mei@example.com', name: 'Mei', role: 'owner', isYou: true, createdAt: '2026-01-01' },
  { accountId: 'ana', email: 'ana@example.com', name: 'Ana', role: 'editor', isYou: false, createdAt: '2026-01-01' },
  { accountId: 'tom', email: 'tom@example.com', name: 'Tom', role: 'viewer', isYou: false, createdAt: '2026-01-01' },
] as const

/** An inbox in memory: it answers, refuses what is stale, and remembers, as the service does. */
export function inboxService(conversations: readonly Conversation[], templates: readonly ReplyTemplate[] = []) {
  const rows = new Map(conversations.map((one) => [one.id, one]))
  const state = {
    templates: [...templates],
    mail: { source: 'instance' as 'instance' | 'none', waiting: 0 },
    mails: [] as { id: string; state: 'failed' | 'waiting' | 'sent' }[],
    /** The next questions that change something fail so. */
    failure: undefined as CallError | undefined,
  }
  const find = (id: string): Conversation => {
    const found = rows.get(id)
    if (!found) throw new CallError('not_found', { message: 'There is no such conversation.' })
    return found
  }
  const refuseStale = (row: Conversation, revision: number | undefined) => {
    if (state.failure) throw state.failure
    if (revision !== undefined && revision !== row.revision)
      throw new CallError('conflict', {
        message: 'Ana has replied in the meantime.',
        details: {
          revision: row.revision,
          change: { kind: 'reply', accountId: 'ana', by: 'Ana', at: new Date(Date.now() - 120_000).toISOString() },
        },
      })
  }
  /** Somebody else replies. */
  function replyAsAna(id: string): void {
    const row = find(id)
    const entry = entryOf('of-ana', { kind: 'out', text: '0.70 USD', account: { accountId: 'ana', name: 'Ana' } })
    rows.set(id, { ...row, status: 'replied', revision: row.revision + 1, entries: [...row.entries, entry] })
  }
  const pageOf = <T>(items: readonly T[]) => ({ items: [...items], total: items.length, page: 1, pageSize: 30 })
  const answers = [
    answering(listConversations, ({ folder = 'open', q, kind, tag, assignee }) => {
      const all = [...rows.values()]
      const folders = {
        open: all.filter(isOpen),
        mine: all.filter((row) => isOpen(row) && row.assignee?.accountId === 'me'),
        unread: all.filter((row) => isOpen(row) && row.isUnread),
        done: all.filter(({ status }) => status === 'archived'),
        spam: all.filter(({ status }) => status === 'spam'),
        all,
      }
      const items = folders[folder]
        .filter((row) => !q || JSON.stringify(row).includes(q))
        .filter((row) => !kind || row.kind === kind)
        .filter((row) => !tag || row.tags.includes(tag))
        .filter((row) => !assignee || row.assignee?.accountId === (assignee === 'me' ? 'me' : assignee))
      const counts = Object.fromEntries(Object.entries(folders).map(([name, of]) => [name, of.length]))
      return {
        ...pageOf(items),
        counts: counts as Record<keyof typeof folders, number>,
        tags: [...new Set(all.flatMap(({ tags }) => tags))],
      }
    }),
    answering(conversationDetail, ({ id }) => find(id)),
    answering(changeConversation, ({ id, status, assignee, tags, isUnread, revision }) => {
      const row = find(id)
      refuseStale(row, revision)
      const { assignee: before, ...rest } = row
      const next =
        assignee === undefined ? before : assignee === null ? undefined : { accountId: assignee, name: assignee }
      rows.set(id, {
        ...rest,
        ...(next && { assignee: next }),
        ...(status && {
          status,
          history: [...row.history, { at: new Date().toISOString(), status, by: 'Mei', accountId: 'me' }],
        }),
        ...(tags && { tags }),
        isUnread: isUnread ?? false,
        revision: row.revision + (revision === undefined ? 0 : 1),
      })
      return find(id)
    }),
    answering(addConversationEntry, ({ id, kind, text, revision, status, key }) => {
      const row = find(id)
      refuseStale(row, revision)
      const entry = entryOf(key, {
        kind: kind === 'reply' ? 'out' : 'note',
        text,
        at: new Date().toISOString(),
        account: { accountId: 'me', name: 'Mei' },
        ...(kind === 'reply' &&
          !['chat', 'later'].includes(row.chat?.replyBy ?? '') && {
            mail: { id: `mail-${key}`, state: 'waiting', tries: 0 },
          }),
      })
      rows.set(id, {
        ...row,
        status: status ?? (kind === 'reply' ? 'replied' : row.status),
        revision: row.revision + 1,
        entries: [...row.entries, entry],
      })
      return { entry, revision: row.revision + 1, status: find(id).status }
    }),
    answering(changeChatPresence, ({ isHere }) => {
      if (state.failure) throw state.failure
      return { isHere, isSomebodyHere: isHere }
    }),
    answering(listMembers, () => pageOf(members)),
    answering(listReplyTemplates, () => state.templates),
    answering(addReplyTemplate, ({ name, texts }) => {
      const template = { id: name, name, texts, revision: 1 }
      state.templates.push(template)
      return template
    }),
    answering(readSiteMail, () => ({ revision: 0, failed: 0, ...state.mail })),
    answering(inquiryImage, () => new Blob(['image'], { type: 'image/png' }) as never),
    answering(exportInquiries, () => new Blob(['csv'], { type: 'text/csv' }) as never),
    answering(exportConversations, () => new Blob(['csv'], { type: 'text/csv' }) as never),
    answering(erasePerson, ({ email }) => {
      for (const { id, email: of } of [...rows.values()]) if (of === email) rows.delete(id)
      return { inquiries: 1, contacts: 0, answers: 0, subscriptions: 0, mails: 1, openings: 0, images: 0 }
    }),
    answering(exportPerson, ({ email }) => ({
      email,
      inquiries: [],
      contacts: [],
      answers: [],
      subscriptions: [],
      mails: [],
      openings: [],
      images: [],
    })),
    answering(listSubscriptions, () =>
      pageOf([
        {
          id: 's1',
          email: 'news@acme.example',
          status: 'confirmed' as const,
          language: 'en',
          consent: conversationOf('x').consent,
          spamScore: 0,
          createdAt: '2026-11-01T08:00:00.000Z',
          updatedAt: '2026-11-01T08:00:00.000Z',
          confirmedAt: '2026-11-01T09:00:00.000Z',
        },
      ]),
    ),
    answering(listMails, ({ state: wanted }) =>
      pageOf(
        state.mails
          .filter((mail) => !wanted || mail.state === wanted)
          .map((mail) => ({
            kind: 'reply',
            to: 'bo@acme.example',
            language: 'de',
            subject: 'Re: Q-1',
            tries: mail.state === 'failed' ? 2 : 0,
            createdAt: '2026-11-25T08:00:00.000Z',
            ...(mail.state === 'failed' && { lastError: '550 No such mailbox' }),
            ...mail,
          })),
      ),
    ),
    answering(retryMail, ({ id }) => {
      state.mails = state.mails.map((mail) => (mail.id === id ? { ...mail, state: 'waiting' as const } : mail))
      for (const row of rows.values())
        rows.set(row.id, {
          ...row,
          entries: row.entries.map((entry) =>
            entry.mail?.id === id ? { ...entry, mail: { id, state: 'waiting' as const, tries: 0 } } : entry,
          ),
        })
      return {
        id,
        kind: 'reply',
        to: 'bo@acme.example',
        language: 'de',
        subject: '',
        state: 'waiting' as const,
        tries: 0,
        createdAt: '2026-11-25T08:00:00.000Z',
      }
    }),
    answering(siteInfoByClient, () => ({
      tenantId: 'demo',
      clientId: 'demo',
      name: 'Demo site',
      defaultLanguage: 'en',
      languages: ['en', 'de'],
      currentDraftRelease: null,
      region: 'us' as const,
      systemPages: false,
      contentVersion: 1,
    })),
  ]
  return { answers, state, rows, replyAsAna }
}
