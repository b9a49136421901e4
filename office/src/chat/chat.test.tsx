import { act, screen, waitFor, within } from '@testing-library/react'
import { addConversationEntry, CallError, changeChatPresence, type Role } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Inbox from '../inbox/inbox.tsx'
import type { Conversation } from '../inbox/records.ts'
import { conversationOf, entryOf, inboxService } from '../testing/inbox-service.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import { changeAvailability } from './availability.ts'
import { ChatPresence } from './chat-presence.ts'

let close = () => undefined as unknown
beforeEach(() => {
  sessionStorage.clear()
  changeAvailability(false)
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

const Office = ({ id }: { readonly id: string | undefined }) => (
  <>
    <ChatPresence />
    <Inbox id={id} />
  </>
)

function open(conversations: readonly Conversation[], path = '/inbox', role: Role = 'owner') {
  const service = inboxService(conversations)
  const opened = openScreen(Office, { path, answers: service.answers, role })
  close = opened.close
  return { ...opened, service }
}

const chatOf = (given: Partial<Conversation> = {}) =>
  conversationOf('1', {
    kind: 'chat',
    name: '',
    email: '',
    message: 'Do you ship to Sohar?',
    subject: 'Do you ship to Sohar?',
    isUnread: false,
    status: 'read',
    chat: { isVisitorHere: true, replyBy: 'chat' },
    entries: [entryOf('e1', { text: 'Do you ship to Sohar?' })],
    ...given,
  })
const available = () => screen.findByRole('switch', { name: 'Available for chat' })
const replyText = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the reply' })

it('says that a member is available as long as they want to be, also after the tab was loaded again', async () => {
  const { user, questionsOf } = open([])
  await user.click(await available())
  await waitFor(() => expect(questionsOf(changeChatPresence)).toMatchObject([{ isHere: true }]))
  expect(await screen.findByText('You are available for chat. Visitors can write to you now.')).toBeTruthy()
  const { isHere, tab } = JSON.parse(sessionStorage.getItem('vitrine:chat-available') ?? '')
  expect(isHere).toBe(true)
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(questionsOf(changeChatPresence).at(-1)).toEqual({ isHere: false, tab }))
  close()
  const again = open([])
  expect((await available()).getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(again.questionsOf(changeChatPresence)).toEqual([{ isHere: true, tab }]))
  await again.user.click(await available())
  await waitFor(() => expect(again.questionsOf(changeChatPresence).at(-1)).toEqual({ isHere: false, tab }))
})

it('says so again before it counts no more, and tells when nobody heard it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  changeAvailability(true)
  const { questionsOf, service } = open([])
  await waitFor(() => expect(questionsOf(changeChatPresence)).toHaveLength(1))
  act(() => void vi.advanceTimersByTime(25_000))
  await waitFor(() => expect(questionsOf(changeChatPresence)).toHaveLength(2))
  service.state.failure = new CallError('unavailable')
  act(() => void vi.advanceTimersByTime(25_000))
  expect(await screen.findByText(/Visitors may not see that you are available/)).toBeTruthy()
  service.state.failure = undefined
  act(() => void vi.advanceTimersByTime(25_000))
  await waitFor(() => expect(screen.queryByText(/Visitors may not see that you are available/)).toBeNull())
})

it('is no longer available who may not answer any more', async () => {
  const { user, service } = open([])
  service.state.failure = new CallError('not_allowed')
  await user.click(await available())
  await waitFor(async () => expect((await available()).getAttribute('aria-checked')).toBe('false'))
})

it('is not offered to those who may not reply', async () => {
  open([], '/inbox', 'viewer')
  await screen.findByRole('heading', { name: 'Inbox' })
  expect(screen.queryByRole('switch')).toBeNull()
})

it('shows who is in the chat, and what they write as it comes', async () => {
  const { service, tell } = open([chatOf()], '/inbox/1')
  const list = within(await screen.findByRole('region', { name: 'Conversations' }))
  expect(await list.findByRole('link', { name: /Visitor/ })).toBeTruthy()
  expect(await list.findByText('In chat now')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Visitor' })).toBeTruthy()
  expect(screen.getAllByText('Do you ship to Sohar?')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Personal data of/ })).toBeNull()
  const row = service.rows.get('1') as Conversation
  service.rows.set('1', { ...row, entries: [...row.entries, entryOf('e2', { text: 'By sea?' })] })
  tell('inbox')
  const timeline = within(await screen.findByRole('list', { name: 'Conversation' }))
  expect(await timeline.findByText('By sea?')).toBeTruthy()
  expect(await violationsOf('A chat')).toEqual([])
})

it('is answered in the chat while the visitor is there', async () => {
  const { user, questionsOf } = open([chatOf()], '/inbox/1')
  expect(await screen.findByText('The visitor is in the chat and sees your reply at once.')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Language of the email' })).toBeNull()
  await user.type(await replyText(), 'Yes, we do.')
  await user.click(await screen.findByRole('button', { name: 'Send in chat' }))
  await waitFor(() => expect(questionsOf(addConversationEntry)).toMatchObject([{ kind: 'reply', text: 'Yes, we do.' }]))
  expect(await screen.findByText('Sent in chat')).toBeTruthy()
  const timeline = within(await screen.findByRole('list', { name: 'Conversation' }))
  expect(await timeline.findByText('Yes, we do.')).toBeTruthy()
  expect(timeline.queryByText('Waiting to be sent')).toBeNull()
})

it('is answered by mail once the visitor has left an address and is gone', async () => {
  const left = { name: 'Bo Li', email: 'bo@b.example', chat: { isVisitorHere: false, replyBy: 'mail' } } as const
  const address = entryOf('e2', { kind: 'event', key: 'chat-address', text: 'bo@b.example' })
  const { user, service } = open([chatOf({ ...left, entries: [address] })], '/inbox/1')
  expect(await screen.findByText('The visitor left an email address: bo@b.example')).toBeTruthy()
  expect(await screen.findByText(/The visitor left the chat. Your reply is sent by email to/)).toBeTruthy()
  await user.type(await replyText(), '0.74 USD')
  await user.click(await screen.findByRole('button', { name: 'Send by email' }))
  expect(await screen.findByText('Waiting to be sent')).toBeTruthy()
  expect(service.rows.get('1')?.entries.at(-1)?.mail).toBeTruthy()
})

it('waits in the chat for who may come back, and is not offered where it would reach nobody', async () => {
  const { service, tell, user } = open([chatOf({ chat: { isVisitorHere: false, replyBy: 'later' } })], '/inbox/1')
  expect(await screen.findByText(/They see your reply if they come back within a day/)).toBeTruthy()
  await user.type(await replyText(), 'Yes')
  const row = service.rows.get('1') as Conversation
  const ended = entryOf('e2', { kind: 'event', key: 'chat-ended', text: '' })
  service.rows.set('1', { ...row, entries: [ended], chat: { isVisitorHere: false, replyBy: 'nobody' } })
  tell('inbox')
  expect(await screen.findByText(/You can only add notes/)).toBeTruthy()
  expect(await screen.findByText('The visitor ended the chat')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send in chat' }).disabled).toBe(true)
  expect((await replyText()).value).toBe('Yes')
})
