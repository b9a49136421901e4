import { screen, waitFor, within } from '@testing-library/react'
import {
  addConversationEntry,
  addReplyTemplate,
  CallError,
  changeConversation,
  erasePerson,
  exportConversations,
  exportInquiries,
  listConversations,
  type Role,
  retryMail,
} from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { conversationOf, entryOf, inboxService } from '../testing/inbox-service.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import Inbox from './inbox.tsx'
import type { Conversation, ReplyTemplate } from './records.ts'

let close = () => undefined as unknown
beforeEach(() => {
  sessionStorage.clear()
  URL.createObjectURL = vi.fn(() => 'blob:picture')
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => close())

interface Opened {
  readonly path?: string
  readonly templates?: readonly ReplyTemplate[]
  readonly role?: Role
}

function open(
  conversations: readonly Conversation[],
  { path = '/inbox', templates = [], role = 'owner' }: Opened = {},
) {
  const service = inboxService(conversations, templates)
  const opened = openScreen(Inbox, { path, answers: service.answers, role })
  close = opened.close
  return { ...opened, service }
}

const two = [
  conversationOf('1'),
  conversationOf('2', { name: 'Cem', email: 'cem@c.example', language: 'en', isUnread: false, status: 'read' }),
]
const replyText = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the reply' })
const details = () => screen.findByRole('complementary', { name: 'Details' })

it('is read and answered in a few presses', async () => {
  const { user, questionsOf } = open(two)
  expect(await screen.findByRole('link', { name: /Open\s*2/ })).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: /Bo Li/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo Li' })).toBeTruthy()
  expect(location.pathname).toBe('/demo/office/inbox/1')
  await waitFor(() => expect(questionsOf(changeConversation)).toEqual([{ id: '1', isUnread: false }]))
  await user.type(await replyText(), '0.74 USD')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const timeline = await screen.findByRole('list', { name: 'Conversation' })
  expect(await within(timeline).findByText('0.74 USD')).toBeTruthy()
  expect(within(timeline).getByText('Waiting to be sent')).toBeTruthy()
  expect(questionsOf(addConversationEntry)).toMatchObject([
    { id: '1', kind: 'reply', text: '0.74 USD', language: 'de', revision: 1 },
  ])
  expect((await replyText()).value).toBe('')
})

it('says who wrote, from where, and how they are reached', async () => {
  open([conversationOf('1', { whatsappPhone: '+968 12 34', page: '/demo/p/bolts', campaign: 'fair' })], {
    path: '/inbox/1',
  })
  const person = within(await details())
  expect(person.getByRole('link', { name: 'bo@acme.example' }).getAttribute('href')).toEqual('mailto:bo@acme.example')
  expect(person.getByRole('link', { name: '+968 12 34' }).getAttribute('href')).toEqual('tel:+9681234')
  expect(person.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toEqual('https://wa.me/9681234')
  expect(person.getByText('Oman')).toBeTruthy()
  expect(person.getByText('German')).toBeTruthy()
  const there = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Muscat',
  })
  expect(person.getByText('Local time').parentElement?.textContent).toContain(there.format(new Date()))
  expect(screen.getByRole('link', { name: '/demo/p/bolts', hidden: true }).getAttribute('href')).toContain(
    '/demo/p/bolts',
  )
})

it('shows product lines as the buyer sent them, and pictures as large as one likes', async () => {
  const line = {
    productName: 'Sechskantschraube M8',
    model: 'NH-40',
    options: [{ kind: 'k', option: 'o', name: 'Länge', label: '80 mm', sourceName: 'Length', sourceLabel: '80 mm' }],
    quantity: 5000,
    unit: 'piece',
    unitPrice: 7400,
    priceAtReceipt: 7600,
    pricePer: 100,
    currency: 'USD',
  }
  const image = { id: 'i1', type: 'image/png', bytes: 10, width: 800, height: 600 }
  const { user } = open([conversationOf('1', { lines: [line], images: [image] })], { path: '/inbox/1' })
  const table = within(await screen.findByRole('table', { name: 'Products asked about' }))
  expect(table.getByText('Länge: 80 mm')).toBeTruthy()
  expect(table.getByText('Length: 80 mm')).toBeTruthy()
  expect(table.getByText('5,000 pieces')).toBeTruthy()
  expect(table.getByText('$74.00').parentElement?.textContent).toContain('$74.00 / 100 pieces')
  expect(table.getByText('Catalogue price on arrival: \u2066$76.00\u2069')).toBeTruthy()
  const picture = await screen.findByRole('button', { name: 'Enlarge Image 1' })
  await waitFor(() => expect(picture.hasAttribute('disabled')).toBe(false))
  await user.click(picture)
  expect(within(await screen.findByRole('dialog')).getByRole('img', { name: 'Image 1' })).toBeTruthy()
})

it('asks before a reply is sent that somebody else was faster with', async () => {
  const { user, service, questionsOf, tell } = open([conversationOf('1', { isUnread: false, status: 'read' })], {
    path: '/inbox/1',
  })
  await user.type(await replyText(), '0.74 USD')
  service.replyAsAna('1')
  // It is drawn while one types, and may be overlooked.
  tell('inbox')
  expect(await screen.findByText('0.70 USD')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana replied 2 minutes ago. Send anyway?' }))
  expect(dialog.getByText('0.70 USD')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep writing' }))
  expect((await replyText()).value).toBe('0.74 USD')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(await screen.findByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(questionsOf(addConversationEntry).map(({ revision }) => revision)).toEqual([1, 1, 2])
  expect(await screen.findByText('0.74 USD')).toBeTruthy()
})

it('does not take for a stranger who changed it themselves', async () => {
  const { user, questionsOf } = open([conversationOf('1', { isUnread: false })], { path: '/inbox/1' })
  await user.type(await replyText(), 'Hello')
  await user.selectOptions(within(await details()).getByRole('combobox', { name: 'Assigned to' }), 'Ana')
  await waitFor(() => expect(questionsOf(changeConversation)).toMatchObject([{ assignee: 'ana', revision: 1 }]))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(questionsOf(addConversationEntry)).toMatchObject([{ revision: 2 }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps what is typed until it is sent, and sends it once', async () => {
  const first = open(two, { path: '/inbox/1' })
  await first.user.type(await replyText(), 'Half a reply')
  first.service.state.failure = new CallError('unavailable', { message: 'You are offline.' })
  await first.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('You are offline.')).toBeTruthy()
  await first.user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(first.questionsOf(addConversationEntry)).toHaveLength(2))
  const keys = first.questionsOf(addConversationEntry).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  await first.user.type(await replyText(), '!')
  await first.user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(first.questionsOf(addConversationEntry)).toHaveLength(3))
  expect(first.questionsOf(addConversationEntry)[2]?.key).not.toBe(keys[0])
  first.close()
  open(two, { path: '/inbox/1' })
  expect((await replyText()).value).toBe('Half a reply!')
})

it('is worked with by keys', async () => {
  const { user, questionsOf } = open(two)
  await user.hover(await screen.findByRole('link', { name: /Bo Li/ }))
  await user.keyboard('j')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo Li' })).toBeTruthy()
  await user.keyboard('n')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text of the note' })))
  await user.keyboard('Ask Tom{Control>}{Enter}{/Control}')
  const timeline = await screen.findByRole('list', { name: 'Conversation' })
  expect(await within(timeline).findByText('Internal note')).toBeTruthy()
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('e')
  expect(await screen.findByRole('button', { name: 'Mark as not done' })).toBeTruthy()
  expect(questionsOf(changeConversation).at(-1)).toMatchObject({ status: 'archived', revision: 2 })
  // It has left the list, so that what comes next took its place.
  await waitFor(() => expect(screen.queryByRole('link', { name: /Bo Li/ })).toBeNull())
  await user.keyboard('j')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cem' })).toBeTruthy()
  await user.keyboard('u')
  await waitFor(() => expect(location.pathname).toBe('/demo/office/inbox'))
  expect(await screen.findByRole('link', { name: /Cem.*Unread/ })).toBeTruthy()
})

it('goes through the list with arrow keys', async () => {
  const { user } = open(two)
  ;(await screen.findByRole('link', { name: /Bo Li/ })).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Cem/ }))
  await user.keyboard('{ArrowUp}{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo Li' })).toBeTruthy()
})

it('sends and is done in one press', async () => {
  const { user, questionsOf } = open(two, { path: '/inbox/1' })
  await user.type(await replyText(), 'Yes')
  await user.click(screen.getByRole('button', { name: 'Send and mark as done' }))
  await waitFor(() => expect(questionsOf(addConversationEntry)).toMatchObject([{ status: 'archived' }]))
  expect(await screen.findByRole('link', { name: /Done\s*1/ })).toBeTruthy()
})

it('inserts templates in the language of the mail, with what is known filled in', async () => {
  const templates = [
    {
      id: 't1',
      name: 'Thanks',
      texts: { en: 'Dear {{name}}', de: 'Guten Tag {{name}} von {{ company }} ({{reference}})' },
      revision: 1,
    },
  ]
  const { user } = open(two, { path: '/inbox/1', templates })
  const insert = async () => {
    await user.click(await screen.findByRole('button', { name: 'Insert template' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Thanks' }))
  }
  const text = await replyText()
  await insert()
  await waitFor(() => expect(text.value).toBe('Guten Tag Bo Li von Acme (Q-1)'))
  await user.clear(text)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the email' }), 'French')
  await insert()
  expect(await screen.findByText('This template has no text in French. The text in German was inserted.')).toBeTruthy()
})

it('says why a mail failed, and sends it again', async () => {
  const mail = { id: 'm1', state: 'failed' as const, tries: 1, lastError: '550 No such mailbox' }
  const entry = entryOf('e1', { kind: 'out', account: { accountId: 'me', name: 'Mei' }, mail })
  const { user, questionsOf } = open([conversationOf('1', { entries: [entry] })], { path: '/inbox/1' })
  expect(await screen.findByText('550 No such mailbox')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(questionsOf(retryMail)).toEqual([{ id: 'm1' }]))
  expect(await screen.findByText('Waiting to be sent')).toBeTruthy()
})

it('has tags that are added and removed', async () => {
  const { user, questionsOf } = open([conversationOf('1', { tags: ['urgent'] })], { path: '/inbox/1' })
  await user.type(await screen.findByRole('combobox', { name: 'Add tag' }), 'fair{Enter}')
  await waitFor(() =>
    expect(questionsOf(changeConversation).at(-1)).toMatchObject({ tags: ['urgent', 'fair'], revision: 1 }),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove tag urgent' }))
  await waitFor(() => expect(questionsOf(changeConversation).at(-1)).toMatchObject({ tags: ['fair'], revision: 2 }))
})

it('is assigned to members who may read it', async () => {
  open(two, { path: '/inbox/1' })
  const field = within(await details()).getByRole('combobox', { name: 'Assigned to' })
  await within(field).findByRole('option', { name: 'Ana' })
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nobody', 'Mei (you)', 'Ana'])
})

it('filters by what its address says', async () => {
  const { user, questionsOf } = open([...two, conversationOf('3', { kind: 'chat', name: 'Dan', tags: ['fair'] })], {
    path: '/inbox?kind=chat',
  })
  expect(await screen.findByRole('link', { name: /Dan/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Bo Li/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: /Bo Li/ })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'fair')
  await waitFor(() => expect(location.search).toBe('?tag=fair'))
  await user.type(screen.getByRole('searchbox'), 'nothing{Enter}')
  expect(await screen.findByText('No conversations match. Change the search or clear the filters.')).toBeTruthy()
  expect(questionsOf(listConversations).at(-1)).toMatchObject({ tag: 'fair', q: 'nothing' })
})

it('exports what the list shows, with its folder, filters and words', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, questionsOf } = open(two, { path: '/inbox?folder=mine&kind=contact&q=bolt&page=2' })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect(questionsOf(exportConversations)).toEqual([{ folder: 'mine', kind: 'contact', q: 'bolt' }])
  click.mockRestore()
})

it('exports inquiries by their lines, and says what the export is of', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, questionsOf } = open(two, { path: '/inbox?folder=mine&q=bolt' })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to export' }), 'lines')
  expect(dialog.getByText(/“Open” that match “bolt”/)).toBeTruthy()
  expect(dialog.getByText(/do not apply to exports/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect(questionsOf(exportInquiries)).toEqual([{ status: 'open', q: 'bolt' }])
  click.mockRestore()
})

it('erases everything about somebody, for roles that may', async () => {
  const { user, questionsOf } = open(two, { path: '/inbox/1' })
  await user.click(await screen.findByRole('button', { name: 'Personal data of bo@acme.example' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Erase personal data' }))
  await user.click(await screen.findByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(questionsOf(erasePerson)).toEqual([{ email: 'bo@acme.example' }]))
  await waitFor(() => expect(location.pathname).toBe('/demo/office/inbox'))
})

it('offers no erasing to an editor, and nothing to write with to who may only look', async () => {
  open(two, { path: '/inbox/1', role: 'editor' })
  expect(await replyText()).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Personal data/ })).toBeNull()
  close()
  open(two, { path: '/inbox/1', role: 'viewer' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo Li' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Text of the reply' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull()
})

it('says loudly that mails wait where there is no mail server', async () => {
  const { service } = open([], { path: '/inbox/mails' })
  await screen.findByText(/No emails yet/)
  close()
  const other = inboxService(two)
  other.state.mail = { source: 'none', waiting: 3 }
  other.state.mails = [
    { id: 'm1', state: 'failed' },
    { id: 'm2', state: 'waiting' },
  ]
  const opened = openScreen(Inbox, { path: '/inbox/mails', answers: other.answers })
  close = opened.close
  expect(await screen.findByText('We cannot send email: no mail server is set up. 3 emails are waiting.')).toBeTruthy()
  expect(await screen.findByText('550 No such mailbox')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Try again to send to bo@acme.example' }))
  await waitFor(() => expect(opened.questionsOf(retryMail)).toEqual([{ id: 'm1' }]))
  await waitFor(() => expect(screen.queryByText('550 No such mailbox')).toBeNull())
  expect(service.state.mails).toEqual([])
})

it('keeps templates in several languages', async () => {
  const { user, questionsOf } = open([], { path: '/inbox/templates' })
  await user.click(await screen.findByRole('button', { name: 'Add template' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Thanks')
  await user.type(await dialog.findByRole('textbox', { name: 'Text in English' }), 'Dear ')
  await user.click(dialog.getByRole('button', { name: 'Name' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'German')
  await user.type(dialog.getByRole('textbox', { name: 'Text in German' }), 'Guten Tag')
  expect(dialog.getByText('Written in English and German')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(questionsOf(addReplyTemplate)).toEqual([
      { name: 'Thanks', texts: { en: 'Dear {{name}}', de: 'Guten Tag' } },
    ]),
  )
  expect(await screen.findByRole('rowheader', { name: 'Thanks' })).toBeTruthy()
})

it('lists subscriptions', async () => {
  open([], { path: '/inbox/subscriptions' })
  expect(await screen.findByRole('rowheader', { name: 'news@acme.example' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Confirmed' })).toBeTruthy()
})

it('says what went wrong', async () => {
  open(two, { path: '/inbox/none' })
  expect(await screen.findByText('There is no such conversation.')).toBeTruthy()
})

it.each(['/inbox', '/inbox/1', '/inbox/mails', '/inbox/subscriptions', '/inbox/templates'])(
  'is accessible at %s',
  async (path) => {
    const entries = [entryOf('e1'), entryOf('e2', { kind: 'note' }), entryOf('e3', { kind: 'event', key: 'bounce' })]
    open([conversationOf('1', { entries, tags: ['fair'], status: 'spam', spamReasons: ['links'] }), ...two.slice(1)], {
      path,
    })
    await screen.findAllByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
    expect(await violationsOf('Inbox')).toEqual([])
  },
)
