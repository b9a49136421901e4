import type { Action, Answer, ContentKind, OfficePlace, siteToday } from '@vitrine/schemas'
import { contentKinds } from '@vitrine/schemas'
import type { contentPlanCounts } from '../content-plans/plan-counts.ts'
import type { openComments } from '../preview-comments/preview-comments.queries.ts'
import type { plannedCounts } from '../publishing/planned-releases/planned-releases.queries.ts'
import type { openPublishRequests } from '../publishing/publish-requests/publish-requests.queries.ts'
import type { pausedTasks } from '../translation-tasks/store/tasks.queries.ts'
import type { DraftCounts } from './count-draft.ts'
import type { contentCounts, mediaUsed, unreadMessages, unsentByState, waitingChats } from './today.queries.ts'

type Item = Answer<typeof siteToday>['items'][number]

/** What is known of a site. */
export interface Waiting {
  readonly unread: Awaited<ReturnType<typeof unreadMessages>>
  readonly waitingChats: Awaited<ReturnType<typeof waitingChats>>
  readonly unsent: Awaited<ReturnType<typeof unsentByState>>
  readonly hasMailServer: boolean
  readonly contents: Awaited<ReturnType<typeof contentCounts>>
  readonly media: Awaited<ReturnType<typeof mediaUsed>>
  readonly planned: Awaited<ReturnType<typeof plannedCounts>>
  readonly plannedContents: Awaited<ReturnType<typeof contentPlanCounts>>
  readonly publishRequests: Awaited<ReturnType<typeof openPublishRequests>>
  readonly comments: Awaited<ReturnType<typeof openComments>>
  readonly pausedTasks: Awaited<ReturnType<typeof pausedTasks>>
  readonly draftsId: string | undefined
  readonly draft: DraftCounts | undefined
}

const screens: Readonly<Record<ContentKind, OfficePlace>> = {
  product: '/products',
  case: '/cases',
  info: '/news',
  collection: '/collections',
  policy: '/policies',
}

const timeOf = (at: number | undefined) => (at === undefined ? undefined : { at: new Date(at).toISOString() })

/** What visitors sent. */
function messageItems({ unread, waitingChats: { count, newest } }: Waiting): readonly Item[] {
  const kinds = { inquiry: 'inquiries', chat: 'chats', contact: 'contacts' } as const
  const chats = unread.get('chat') ?? { count: 0, newest: 0 }
  const all = new Map(unread).set('chat', { count: chats.count + count, newest: Math.max(chats.newest, newest) })
  return (['inquiry', 'chat', 'contact'] as const).flatMap((kind) => {
    const found = all.get(kind)
    return found && found.count > 0
      ? [{ kind: kinds[kind], count: found.count, level: 'info', to: '/inbox', ...timeOf(found.newest) } as const]
      : []
  })
}

/** Without a mail server nobody is told of anything: that is said even before the first mail waits. */
function mailItems({ unsent, hasMailServer }: Waiting): readonly Item[] {
  const [waiting, failed, dead] = [unsent.get('waiting'), unsent.get('failed'), unsent.get('dead')]
  const sum = (...all: readonly (typeof waiting)[]) => ({
    count: all.reduce((total, one) => total + (one?.count ?? 0), 0),
    newest: all.reduce((last, one) => Math.max(last, one?.newest ?? 0), 0),
  })
  const notSent = hasMailServer ? sum(failed, dead) : sum(dead)
  const items: Item[] = []
  if (!hasMailServer) {
    const { count, newest } = sum(waiting, failed)
    const level = count > 0 ? 'error' : 'warning'
    items.push({ kind: 'mails-waiting', count, level, to: '/settings/mail', ...(count > 0 && timeOf(newest)) })
  }
  if (notSent.count > 0)
    items.push({
      kind: 'mails-failed',
      count: notSent.count,
      level: dead ? 'error' : 'warning',
      to: '/inbox/mails',
      ...timeOf(notSent.newest),
    })
  return items
}

type PlannedKind = 'planned' | 'planned-contents'

/** What happens by itself, and what did not. */
function itemsOfPlans(kind: PlannedKind, counts: Waiting['planned']): readonly Item[] {
  const { waiting, next, late, stopped, lastStopped } = counts
  const to = '/releases' as const
  const all: readonly Item[] = [
    { kind: `${kind}-stopped`, count: stopped, level: 'error', to, ...timeOf(lastStopped) },
    { kind: `${kind}-late`, count: late, level: 'warning', to },
    { kind, count: waiting, level: 'info', to, ...timeOf(next?.at), ...(next && { timeZone: next.time_zone }) },
  ]
  return all.filter(({ count }) => count > 0)
}

const plannedItems = ({ planned }: Waiting) => itemsOfPlans('planned', planned)
const plannedContentItems = ({ plannedContents }: Waiting) => itemsOfPlans('planned-contents', plannedContents)

function draftItems({ draft, draftsId }: Waiting): readonly Item[] {
  if (!draft || draftsId === undefined) return []
  const { unpublished, errors, warnings, texts } = draft
  const all: readonly Item[] = [
    { kind: 'errors', count: errors, level: 'error', to: 'designer/problems', draftsId },
    { kind: 'unpublished-pages', count: unpublished.pages, level: 'info', to: '/releases/review', draftsId },
    { kind: 'unpublished-parts', count: unpublished.parts, level: 'info', to: '/releases/review', draftsId },
    { kind: 'warnings', count: warnings, level: 'warning', to: 'designer/problems', draftsId },
    ...Object.entries(texts).flatMap(([language, { missing, outdated }]) => {
      const at = { to: 'designer/languages', draftsId, language } as const
      return [
        { kind: 'texts-outdated', count: outdated, level: 'warning', ...at },
        { kind: 'texts-missing', count: missing, level: 'info', ...at },
      ] as const
    }),
  ]
  return all.filter(({ count }) => count > 0)
}

function contentItems({ contents, draft }: Waiting): readonly Item[] {
  const drafts = contentKinds.map(
    (content): Item => ({
      kind: 'drafts',
      count: contents(content, 'draft'),
      level: 'info',
      to: screens[content],
      content,
    }),
  )
  const texts = Object.entries(draft?.contentTexts ?? {}).flatMap(([language, { missing, outdated, most }]) => {
    const at = { to: screens[most], content: most, language } as const
    return [
      { kind: 'content-texts-outdated', count: outdated, level: 'warning', ...at },
      { kind: 'content-texts-missing', count: missing, level: 'info', ...at },
    ] as const
  })
  return [...drafts, ...texts].filter(({ count }) => count > 0)
}

/** What programs and members ask to be published, by the draft of the newest. */
const publishRequestItems = ({ publishRequests }: Waiting): readonly Item[] =>
  publishRequests
    ? [
        {
          kind: 'publish-requests',
          count: publishRequests.count,
          level: 'info',
          to: '/releases/review',
          draftsId: publishRequests.draftsId,
          ...timeOf(publishRequests.newest),
        },
      ]
    : []

/** What is said about previews, by the draft with the newest of it. */
const commentItems = ({ comments }: Waiting): readonly Item[] =>
  comments
    ? [
        {
          kind: 'comments',
          count: comments.count,
          level: 'info',
          to: 'designer/comments',
          draftsId: comments.draftsId,
          ...timeOf(comments.newest),
        },
      ]
    : []

/** Translation tasks that wait for somebody; those that a person paused wait for that person. */
const taskItems = ({ pausedTasks: paused }: Waiting): readonly Item[] =>
  paused
    ? [
        {
          kind: 'translation-paused',
          count: paused.count,
          level: 'warning',
          to: '/translation-tasks',
          ...timeOf(paused.newest),
        },
      ]
    : []

/** Storage has no limit of its own (`limits`), so it is told and never warned of. */
const mediaItems = ({ media }: Waiting): readonly Item[] =>
  media.bytes > 0 ? [{ kind: 'storage', count: media.bytes, level: 'info', to: '/media' }] : []

/** Lines, with what somebody must be allowed to read for them. */
const lines: readonly (readonly [action: Action, of: (waiting: Waiting) => readonly Item[]])[] = [
  ['inbox.read', mailItems],
  ['inbox.read', messageItems],
  ['site.publish', publishRequestItems],
  ['draft.read', plannedItems],
  ['content.read', plannedContentItems],
  ['draft.write', commentItems],
  ['draft.write', taskItems],
  ['draft.read', draftItems],
  ['content.read', contentItems],
  ['media.read', mediaItems],
]

const weights = { error: 0, warning: 2, info: 3 } as const
/** Behind these lines somebody waits: before them comes only what is broken. */
const ofVisitors: readonly Item['kind'][] = ['inquiries', 'chats', 'contacts']
const weightOf = ({ kind, level }: Item) => (ofVisitors.includes(kind) ? 1 : weights[level])

/** What waits for somebody on a site, of what they may read: errors first, then what visitors sent. */
export const itemsOf = (waiting: Waiting, mayDo: (action: Action) => boolean): Item[] =>
  lines
    .flatMap(([action, of]) => (mayDo(action) ? of(waiting) : []))
    .toSorted((one, other) => weightOf(one) - weightOf(other))
