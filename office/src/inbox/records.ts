import {
  type Answer,
  CallError,
  type conversationDetail,
  type listConversations,
  type listReplyTemplates,
} from '@vitrine/schemas'
import type { OfficeTranslate } from '../context/office-context.ts'
import type { Tone } from '../controls/page.tsx'

export type ConversationRow = Answer<typeof listConversations>['items'][number]
export type FolderCounts = Answer<typeof listConversations>['counts']
export type Conversation = Answer<typeof conversationDetail>
export type ConversationEntry = Conversation['entries'][number]
export type ConversationLine = Conversation['lines'][number]
export type ReplyTemplate = Answer<typeof listReplyTemplates>[number]
export type EntryMail = NonNullable<ConversationEntry['mail']>

/** The parts of the inbox beside conversations: the second part of their addresses. */
export const inboxParts = ['subscriptions', 'mails', 'templates'] as const

/** How loud the status of a conversation is. */
export const statusTones: Readonly<Record<Conversation['status'], Tone>> = {
  new: 'warn',
  read: 'plain',
  replied: 'good',
  quoted: 'good',
  won: 'good',
  lost: 'plain',
  spam: 'bad',
  archived: 'plain',
}

/** Who wrote a conversation; the visitor of a chat may have said nothing of themselves. */
export const nameOfWriter = ({ name, email }: Pick<Conversation, 'name' | 'email'>, t: OfficeTranslate): string =>
  name || email || t('chat.visitor')

/** Whether somebody else changed a conversation since it was read. */
export const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'conflict'

/** What a conversation was before it got this status, and `read` where that is not known. */
export function statusBefore({ status, history }: Pick<Conversation, 'status' | 'history'>): Conversation['status'] {
  const last = history.findLast((change) => change.status !== status && change.status !== 'spam')
  return last === undefined || last.status === 'new' || last.status === 'archived' ? 'read' : last.status
}
