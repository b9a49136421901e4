import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { islandStage, StageProvider } from '@vitrine/renderer/internal'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../../testing/axe-violations.ts'
import formTexts from '../../form/texts.en.json' with { type: 'json' }
import inquiryTexts from '../../inquiry-form/texts.en.json' with { type: 'json' }
import chat from '../chat.island.tsx'
import type { ChatData } from '../chat-data.ts'
import texts from '../texts.en.json' with { type: 'json' }
import type { LiveEntry } from './live-state.ts'

const data: ChatData = {
  client: 'demo',
  clientId: 'demo',
  siteName: 'Nordhaven',
  home: '/demo',
  page: '/chat',
  assetOrigin: '',
  upload: { address: '', client: '' },
  ways: [],
  countries: [],
  units: {},
  tooLong: {},
  imagesHint: '',
  to: '',
  consent: { version: 'privacy@1' },
}

/** A service in memory, as the visitor's browser asks it. */
function chatService() {
  const entries: LiveEntry[] = []
  const state = {
    isSomebodyHere: true,
    isDown: false,
    isOver: false,
    email: undefined as string | undefined,
    opened: 0,
  }
  const asked: { readonly path: string; readonly body: { readonly [name: string]: unknown } }[] = []
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const bytes = (type: string, value: object) =>
    new TextEncoder().encode(`event: ${type}\nid: ${entries.length}\ndata: ${JSON.stringify(value)}\n\n`)
  const tell = (type: string, value: object) => {
    for (const line of lines) line.enqueue(bytes(type, value))
  }
  function write(entry: Omit<LiveEntry, 'id' | 'at'>) {
    const known = entries.find(({ key }) => key !== undefined && key === entry.key)
    if (known) return known
    const one = { id: `e${entries.length}`, at: new Date().toISOString(), ...entry }
    entries.push(one)
    tell('entry', one)
    return one
  }
  function follow(after: number): Response {
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        lines.add(line)
        for (const [at, entry] of entries.entries())
          if (at >= after)
            line.enqueue(new TextEncoder().encode(`event: entry\nid: ${at + 1}\ndata: ${JSON.stringify(entry)}\n\n`))
        line.enqueue(bytes('presence', { isSomebodyHere: state.isSomebodyHere }))
        if (!state.isOver) return
        line.enqueue(bytes('over', {}))
        lines.delete(line)
        line.close()
      },
    })
    return new Response(body)
  }
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input).replace('/api/site/v1/', '')
    const body = JSON.parse(String(init?.body ?? '{}'))
    asked.push({ path, body })
    if (state.isDown) throw new TypeError('There is no connection.')
    const done = (value: object) => Response.json({ data: value })
    const { key, text } = body
    switch (path) {
      case 'form/start':
        return done({ startedAt: 'begun' })
      case 'site/chat/state':
        return done({ isSomebodyHere: state.isSomebodyHere })
      case 'site/chat/open':
        state.opened++
        write({ kind: 'in', text, key })
        return done({ token: 't', reference: 'ABCD2345', isSomebodyHere: true })
      case 'site/chat/entries':
        if (state.isOver) return Response.json({ error: { message: 'This chat is over.' } }, { status: 410 })
        return done({ ...write({ kind: 'in', text, key }) })
      case 'site/chat/address':
        if (!String(body.email).includes('.'))
          return Response.json({ error: { fields: { email: 'Enter an email address.' } } }, { status: 422 })
        state.email = body.email
        return done({})
      case 'site/chat/end':
        state.isOver = true
        return done({})
      case 'site/chat/events':
        return follow(Number(new Headers(init?.headers).get('last-event-id') ?? 0))
      default:
        return new Response('', { status: 404 })
    }
  }
  /** The line of everybody breaks. */
  function hangUp() {
    for (const line of lines) line.error(new TypeError('The line broke.'))
    lines.clear()
  }
  return {
    state,
    asked,
    entries,
    write,
    tell,
    hangUp,
    answer,
    of: (path: string) => asked.filter((one) => one.path === path),
  }
}

let service: ReturnType<typeof chatService>
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView ??= () => undefined
  service = chatService()
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => service.answer(input, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = () =>
  render(
    <StageProvider
      stage={islandStage({ language: 'en', direction: 'ltr', words: { ...formTexts, ...inquiryTexts, ...texts } })}
    >
      <chat.component {...data} />
    </StageProvider>,
  )

const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const log = async () => within(await screen.findByRole('log', { name: 'Chat with a person' }))

async function begin(text = 'Do you ship to Sohar?') {
  const user = userEvent.setup()
  const shown = show()
  await user.click(await screen.findByRole('button', { name: 'Chat with a person' }))
  await user.type(await message(), text)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await (await log()).findByText(text)).toBeTruthy()
  return { user, ...shown }
}

test('says that nobody is there, and asks its questions all the same', async () => {
  service.state.isSomebodyHere = false
  show()
  expect(await screen.findByText(/Nobody is here to chat right now/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Chat with a person' })).toBeNull()
  expect(screen.getByRole('button', { name: 'A product' })).toBeTruthy()
})

test('is a chat with whoever is there', async () => {
  const { user } = await begin()
  expect(service.of('site/chat/open')[0]?.body).toMatchObject({
    text: 'Do you ship to Sohar?',
    page: '/chat',
    startedAt: 'begun',
    consent: { textVersion: 'privacy@1', language: 'en' },
  })
  expect(await screen.findByText('Sent. Someone will answer here soon.')).toBeTruthy()
  service.write({ kind: 'out', text: 'Yes, we do.', by: 'Mei' })
  const shown = await log()
  expect(await shown.findByText('Yes, we do.')).toBeTruthy()
  expect(shown.getByText('Mei')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Sent. Someone will answer here soon.')).toBeNull())
  await user.type(await message(), 'By sea?{Enter}')
  expect(await shown.findByText('By sea?')).toBeTruthy()
  await waitFor(() => expect(service.entries.map(({ text }) => text)).toContain('By sea?'))
  expect(shown.getAllByText('By sea?')).toHaveLength(1)
  expect((await message()).value).toBe('')
  document.documentElement.lang = 'en'
  expect(await axeViolations()).toEqual([])
})

test('is there again after the page was loaded again, with what was being typed', async () => {
  const { user, unmount } = await begin()
  service.write({ kind: 'out', text: 'Yes, we do.', by: 'Mei' })
  expect(await (await log()).findByText('Yes, we do.')).toBeTruthy()
  await user.type(await message(), 'By')
  unmount()
  show()
  const shown = await log()
  expect(await shown.findByText('Yes, we do.')).toBeTruthy()
  expect(shown.getAllByText('Do you ship to Sohar?')).toHaveLength(1)
  expect((await message()).value).toBe('By')
  expect(service.state.opened).toBe(1)
})

test('says that the line broke, misses nothing, and shows nothing twice', async () => {
  await begin()
  await waitFor(() => expect(service.of('site/chat/events')).toHaveLength(1))
  service.hangUp()
  service.entries.push({ id: 'missed', kind: 'out', text: 'Yes, we do.', at: new Date().toISOString(), by: 'Mei' })
  expect(await screen.findByText(/The connection is lost/)).toBeTruthy()
  const shown = await log()
  expect(await shown.findByText('Yes, we do.', {}, { timeout: 5000 })).toBeTruthy()
  expect(shown.getAllByText('Do you ship to Sohar?')).toHaveLength(1)
  expect(await screen.findByText('You are connected again.')).toBeTruthy()
})

test('keeps what could not be sent, and sends it once', async () => {
  const { user } = await begin()
  await waitFor(() => expect(service.entries).toHaveLength(1))
  service.state.isDown = true
  await user.type(await message(), 'By sea?{Enter}')
  const shown = await log()
  expect(await shown.findByText(/Not sent/)).toBeTruthy()
  service.state.isDown = false
  await user.click(await shown.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(service.entries.map(({ text }) => text)).toEqual(['Do you ship to Sohar?', 'By sea?']))
  await waitFor(() => expect(shown.queryByText(/Not sent/)).toBeNull())
  expect(new Set(service.of('site/chat/entries').map(({ body }) => body.key)).size).toBe(1)
})

test('asks for an address after a minute without an answer, and no sooner', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  show()
  await user.click(await screen.findByRole('button', { name: 'Chat with a person' }))
  await user.type(await message(), 'Hello{Enter}')
  expect(await screen.findByText('Sent. Someone will answer here soon.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await screen.findByText(/Nobody has answered yet/)).toBeTruthy()
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await user.type(email, 'bo@acme')
  await user.click(screen.getByRole('button', { name: 'Save email address' }))
  expect(await screen.findByText('Enter an email address.')).toBeTruthy()
  await user.type(email, '.example')
  await user.click(screen.getByRole('button', { name: 'Save email address' }))
  expect(await screen.findByText(/we will reply to/)).toBeTruthy()
  expect(service.state.email).toBe('bo@acme.example')
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
})

test('asks for an address once nobody is there any more', async () => {
  await begin()
  await waitFor(() => expect(service.of('site/chat/events')).toHaveLength(1))
  service.tell('presence', { isSomebodyHere: false })
  expect(await screen.findByText(/Nobody is here any more/)).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeTruthy()
  service.tell('presence', { isSomebodyHere: true })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull())
})

test('ends when the visitor ends it, and begins anew', async () => {
  const { user } = await begin()
  await waitFor(() => expect(service.of('site/chat/events')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'End chat' }))
  expect(await screen.findByText('The chat has ended. Thank you for writing to us.')).toBeTruthy()
  expect(await screen.findByText(/ABCD2345/)).toBeTruthy()
  expect(service.state.isOver).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Start a new conversation' }))
  expect(await screen.findByRole('button', { name: 'A product' })).toBeTruthy()
  expect(sessionStorage.getItem('vitrine:chat:demo:live')).toBeNull()
})

test('says what did not arrive before it was over', async () => {
  const { user } = await begin()
  await waitFor(() => expect(service.entries).toHaveLength(1))
  service.state.isOver = true
  await user.type(await message(), 'By sea?{Enter}')
  expect(await screen.findByText('This chat is over. Start a new one if you have another question.')).toBeTruthy()
  expect(await (await log()).findByText(/Not sent/)).toBeTruthy()
  expect((await log()).getByText('By sea?')).toBeTruthy()
})

test('leads back to the questions while nothing was written', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: 'Chat with a person' }))
  await user.click(await screen.findByRole('button', { name: 'Answer questions instead' }))
  expect(await screen.findByRole('button', { name: 'A product' })).toBeTruthy()
})
