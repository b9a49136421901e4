import { createPublishing, createTranslator } from '@vitrine/editor-core'
import {
  CallError,
  FRAME_PROTOCOL,
  FRAME_VERSION,
  type FrameView,
  newId,
  type Operation,
  type ParentMessage,
} from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draft as given } from '../../../model/fixtures/operations.ts'
import { specs } from '../../../model/fixtures/sections.ts'
import type { DesignerTranslate } from '../context/translate.ts'
import { type EmbedOptions, embedDesigner, operationId } from '../parent/embed-designer.ts'
import { showPage } from '../session/show-page.ts'
import { createView } from '../store/view.ts'
import { DraftService } from '../testing/draft-service.ts'
import { Person } from '../testing/person.ts'
import { sampleWindows } from '../testing/windows.ts'
import { createEmbedding, type Embedding } from './embedding.ts'
import { listenToParent } from './messages/parent-message-listener.ts'

const PARENT = 'https://parent.example'
const OURS = 'https://sites.example'
const envelope = { protocol: FRAME_PROTOCOL, version: FRAME_VERSION } as const

const ends: (() => void)[] = []
beforeEach(() => void ends.splice(0))
afterEach(() => {
  for (const end of ends) end()
  vi.unstubAllGlobals()
})

const title = (value: string, id = newId()): Operation => ({
  id,
  type: 'set-setting',
  of: { page: 'home', component: 'banner01' },
  path: 'title',
  value,
})

/** A designer in a frame, as soon as it has a key; and the window around it, where nobody speaks yet. */
function inFrame({ isEntered = false, parentOrigins = [PARENT] as readonly string[] } = {}) {
  const windows = sampleWindows(PARENT, OURS)
  const service = new DraftService(structuredClone(given), specs)
  const person = new Person('frame', service, specs)
  const view = createView({ curPageId: 'home', curLanguageEnv: 'en' })
  const tickets = new Set<string>()
  const enter = vi.fn(async (ticket: string) => {
    if (!tickets.delete(ticket)) throw new CallError('gone', { message: 'This ticket was used.' })
    return { expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
  })
  const boot = { parentOrigins } as Parameters<typeof createEmbedding>[0]['parts']['boot']
  const embedding: Embedding = createEmbedding({
    messages: listenToParent(parentOrigins, windows.frame as unknown as Window),
    parts: { boot, enter },
    t: createTranslator<DesignerTranslate>('en', {}).t,
    isEntered,
    window: windows.frame as unknown as Window,
  })
  const connect = () =>
    embedding.connect({
      editorStore: { editor: person.editor, view },
      saving: person.saving,
      publishing: createPublishing({ draftsId: '1', send: vi.fn(), saveNow: async () => true }),
      commands: {
        actions: {
          openPage: (page) => showPage(view, (wanted) => person.saving.openPage(wanted), page),
        },
      },
      parts: createTranslator<DesignerTranslate>('en', {}),
    })
  void embedding.entered.then(connect)
  ends.push(() => {
    embedding.stop()
    person.saving.stop()
  })
  const ticket = () => {
    const made = newId()
    tickets.add(made)
    return made
  }
  const titleNow = () => person.editor.settings('banner01')?.props.title
  return { ...windows, service, person, view, embedding, enter, ticket, titleNow, connect }
}

/** The window around it, with our few lines in it. */
function around(framed: ReturnType<typeof inFrame>, options: Partial<EmbedOptions> = {}) {
  const { parent, frame, ticket } = framed
  vi.stubGlobal('addEventListener', parent.addEventListener.bind(parent))
  vi.stubGlobal('removeEventListener', parent.removeEventListener.bind(parent))
  const received = {
    ready: vi.fn(),
    operations: [] as { readonly operations: readonly Operation[]; readonly by: string }[],
    views: [] as FrameView[],
    saved: vi.fn(),
    errors: vi.fn(),
  }
  const designer = embedDesigner({ contentWindow: frame } as unknown as HTMLIFrameElement, {
    origin: OURS,
    ticket: async () => ticket(),
    onReady: received.ready,
    onOperations: (operations, by) => void received.operations.push({ operations, by }),
    onView: (view) => void received.views.push(view),
    onSaved: received.saved,
    onError: received.errors,
    ...options,
  })
  ends.push(designer.close)
  return { designer, received }
}

/** A parent that speaks by itself: it has the port, and keeps all that it hears. */
async function barely(framed: ReturnType<typeof inFrame>) {
  const received: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> }[] = []
  const port = await new Promise<MessagePort>((found) => {
    framed.parent.addEventListener('message', (event) => {
      const { data, ports } = event as MessageEvent
      received.push(data)
      if (data.type === 'ready' && ports[0]) found(ports[0])
    })
    framed.frame.receive({
      data: { ...envelope, type: 'hello', payload: { ticket: framed.ticket() } },
      origin: PARENT,
      source: framed.parent,
    })
  })
  ends.push(() => port.close())
  port.onmessage = ({ data }) => void received.push(data)
  const said = (type: string) => received.filter((message) => message.type === type).map(({ payload }) => payload)
  return { post: (message: unknown) => port.postMessage(message), said }
}
/** Whatever was said before has been heard when a further change is confirmed. */
async function heardAll({ post, said }: Awaited<ReturnType<typeof barely>>): Promise<void> {
  const id = newId()
  post({ ...envelope, type: 'operations', payload: { operations: [title('Last', id)] } })
  await vi.waitFor(() => expect(said('applied').flatMap(({ ids }) => ids)).toContain(id))
}

describe('parent and frame', () => {
  it('meet with a ticket, and the parent hears what there is', async () => {
    const framed = inFrame()
    const { received } = around(framed)
    await vi.waitFor(() => expect(received.ready).toHaveBeenCalledOnce())
    expect(received.ready.mock.calls[0]?.[0]).toMatchObject({
      draftsId: '1',
      view: { page: 'home', language: 'en', device: 'pc', selected: null },
      pages: [{ id: 'home', name: 'Home' }, { id: 'about' }, { id: 'cases' }],
    })
    expect(framed.enter).toHaveBeenCalledOnce()
  })

  it('change the draft from both sides, each change once', async () => {
    const framed = inFrame()
    const { designer, received } = around(framed)
    const operation = title('From outside', operationId())
    // Asked for before the frame is ready.
    await designer.send([operation])
    expect(framed.titleNow()).toBe('From outside')

    framed.person.editor.dispatch([title('From inside')])
    await vi.waitFor(() => expect(received.operations).toHaveLength(1))
    expect(received.operations[0]).toMatchObject({ by: 'me', operations: [{ path: 'title', value: 'From inside' }] })

    await designer.send([operation])
    expect(framed.titleNow()).toBe('From inside')

    framed.person.editor.undo()
    expect(framed.titleNow()).toBe('From outside')
    await vi.waitFor(() => expect(received.operations.map(({ by }) => by)).toEqual(['me', 'undo']))
    await framed.person.saving.saveNow()
    await vi.waitFor(() => expect(received.saved).toHaveBeenCalledWith(framed.service.draft.revision))
    expect(framed.service.draft.componentsSettingValues.banner01?.props.title).toBe('From outside')
    expect(received.errors).not.toHaveBeenCalled()
  })

  it('the parent changes a page that is not open yet; what cannot be done is told and leaves all as it was', async () => {
    const framed = inFrame()
    const { designer } = around(framed)
    const about = { page: 'about', component: 'text0001' }
    await designer.send([{ id: operationId(), type: 'set-setting', of: about, path: 'body', value: 'Us' }])
    expect(framed.person.editor.settings('text0001')?.props.body).toBe('Us')
    const refused = designer.send([
      title('Half'),
      { id: operationId(), type: 'remove-component', page: 'home', component: 'nowhere1' },
    ])
    await expect(refused).rejects.toMatchObject({ code: 'refused' })
    expect(framed.titleNow()).toBe('Bolts')
  })

  it('look at the same, without an echo', async () => {
    const framed = inFrame()
    const { designer, received } = around(framed)
    designer.setView({ language: 'de' })
    await vi.waitFor(() => expect(framed.view.state.getState().curLanguageEnv).toBe('de'))
    designer.setView({ page: 'about', device: 'mobile', selected: 'text0001' })
    await vi.waitFor(() => expect(framed.view.state.getState().selected).toBe('text0001'))
    expect(framed.view.state.getState()).toMatchObject({ curPageId: 'about', deviceEnv: 'mobile' })
    framed.view.change((state) => {
      state.deviceEnv = 'tablet'
      state.selected = undefined
    })
    await vi.waitFor(() => expect(received.views).toHaveLength(1))
    expect(received.views[0]).toEqual({ page: 'about', language: 'de', device: 'tablet', selected: null })
    designer.setView({ page: 'nowhere' })
    designer.setView({ language: 'tlh' })
    designer.setView({ selected: 'nowhere1' })
    await vi.waitFor(() => expect(received.errors).toHaveBeenCalledTimes(3))
    expect(received.errors.mock.calls.every(([{ code }]) => code === 'unknown')).toBe(true)
    await vi.waitFor(() => expect(received.views.at(-1)).toEqual(received.views[0]))
  })

  it('a ticket in the address is enough; the parent brings another one before the key is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const framed = inFrame()
      const { received } = around(framed)
      await vi.waitFor(() => expect(received.ready).toHaveBeenCalled())
      await vi.advanceTimersByTimeAsync(50 * 60_000)
      expect(framed.enter).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(6 * 60_000)
      await vi.waitFor(() => expect(framed.enter).toHaveBeenCalledTimes(2))
    } finally {
      vi.useRealTimers()
    }
    const early = inFrame({ isEntered: true })
    const late = around(early)
    await vi.waitFor(() => expect(late.received.ready).toHaveBeenCalled())
  })

  it('asks for a ticket when the key is over all the same, and goes on', async () => {
    const framed = inFrame()
    const { received } = around(framed)
    await vi.waitFor(() => expect(received.ready).toHaveBeenCalled())
    expect(await framed.embedding.signIn.ask()).toBe(true)
    expect(framed.enter).toHaveBeenCalledTimes(2)
    expect(framed.embedding.signIn.state.getState()).toMatchObject({ isAsked: false, times: 2 })
  })

  it('tells of a ticket that is not taken, and takes the next one', async () => {
    const framed = inFrame()
    let ticket = 'used'
    const { received } = around(framed, { ticket: async () => ticket })
    await vi.waitFor(() => expect(received.errors).toHaveBeenCalled())
    expect(received.errors.mock.calls[0]?.[0]).toEqual({ code: 'ticket-refused', message: 'This ticket was used.' })
    ticket = framed.ticket()
    await vi.waitFor(() => expect(received.ready).toHaveBeenCalled(), 5000)
  })

  it('a parent that goes may come back', async () => {
    const framed = inFrame()
    const first = around(framed)
    await first.designer.send([title('First')])
    first.designer.close()
    const second = around(framed)
    await second.designer.send([title('Second')])
    expect(framed.titleNow()).toBe('Second')
  })

  it('a draft that was loaded anew is told of on the same port', async () => {
    const framed = inFrame()
    const { designer, received } = around(framed)
    await designer.send([title('Before')])
    framed.connect()
    await vi.waitFor(() => expect(received.ready).toHaveBeenCalledTimes(2))
    await designer.send([title('After')])
    expect(framed.titleNow()).toBe('After')
  })
})

describe('whom a frame hears', () => {
  const hello = (ticket: string): ParentMessage => ({ ...envelope, type: 'hello', payload: { ticket } })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins like it', { origin: `${PARENT}.evil.example` }],
    ['an origin without its port', { origin: `${PARENT}:8443` }],
    ['no origin', { origin: 'null' }],
    ['another window of the right origin', { source: {} }],
    ['a window that is gone', { source: null }],
  ])('not %s', async (_whom, other) => {
    const framed = inFrame()
    const { parent, frame, enter, ticket } = framed
    const receive = vi.fn()
    parent.addEventListener('message', (event) => receive((event as MessageEvent).data.type))
    frame.receive({ data: hello(ticket()), origin: PARENT, source: parent, ...other })
    // It is over with them when somebody else is answered.
    frame.receive({ data: hello('mine'), origin: PARENT, source: parent })
    await vi.waitFor(() => expect(receive).toHaveBeenCalledWith('error'))
    expect(enter.mock.calls).toEqual([['mine']])
    expect(receive).not.toHaveBeenCalledWith('ready')
  })

  it('nobody, where no origin is configured', async () => {
    const { parent, frame, enter, ticket } = inFrame({ parentOrigins: [] })
    frame.receive({ data: hello(ticket()), origin: PARENT, source: parent })
    await Promise.resolve()
    expect(enter).not.toHaveBeenCalled()
  })

  it('it says that it waits to configured origins alone', async () => {
    const configured = inFrame({ parentOrigins: ['https://other.example', PARENT] })
    const receive = vi.fn()
    configured.parent.addEventListener('message', receive)
    await vi.waitFor(() => expect(receive).toHaveBeenCalled())
    const foreign = inFrame({ parentOrigins: ['https://other.example'] })
    foreign.frame.document.referrer = `${PARENT}/page`
    await vi.waitFor(() => expect(receive.mock.calls.length).toBeGreaterThan(1))
    expect(JSON.stringify(foreign.parent.lost)).not.toContain('draftsId')
  })
})

describe('what a frame does not take', () => {
  const operations = (...list: readonly unknown[]) => ({
    ...envelope,
    type: 'operations',
    payload: { operations: list },
  })

  it('passes over what it does not know, also in what it knows', async () => {
    const framed = inFrame()
    const parent = await barely(framed)
    parent.post('text')
    parent.post(null)
    parent.post({ type: 'operations' })
    parent.post({ ...operations(title('Other')), protocol: 'other' })
    parent.post({ ...operations(title('Newer')), version: 2 })
    parent.post({ ...envelope, type: 'publish', payload: {} })
    parent.post({ ...envelope, type: 'toString', payload: {} })
    parent.post({ ...envelope, more: 1, type: 'view', payload: { device: 'mobile', zoom: 2 } })
    await heardAll(parent)
    expect(parent.said('error')).toEqual([])
    expect(framed.view.state.getState().deviceEnv).toBe('mobile')
    expect(framed.titleNow()).toBe('Last')
  })

  it('says what is wrong with the rest, and changes nothing', async () => {
    const framed = inFrame()
    const parent = await barely(framed)
    const circle: Record<string, unknown> = { ...title('Round') }
    circle.value = circle
    const bad = [
      operations({ ...title('No id'), id: 'x' }),
      operations({ ...title('More'), extra: true }),
      operations(circle),
      operations({ ...title('Large'), value: 'x'.repeat(100_001) }),
      operations({ ...title('Big'), value: 10n }),
      operations({ ...title('Deep'), value: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) }),
      { ...envelope, type: 'operations', payload: new Map([['operations', []]]) },
      { ...envelope, type: 'view', payload: { page: '../admin' } },
      { ...envelope, type: 'ticket', payload: { ticket: 7 } },
    ]
    for (const message of bad) parent.post(message)
    await heardAll(parent)
    expect(parent.said('error').map(({ code }) => code)).toEqual(bad.map(() => 'invalid'))
    expect(framed.person.editor.state.getState().history.past).toHaveLength(1)
  })

  it('takes out what would reach a prototype, and does the rest', async () => {
    const framed = inFrame()
    const parent = await barely(framed)
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"aaaaaaa1","label":"M12"}',
    )
    const of = { page: 'home', component: 'banner01' }
    parent.post(
      operations(
        { id: newId(), type: 'set-setting', of, path: '__proto__.polluted', value: 1 },
        { id: newId(), type: 'set-setting', of, path: 'items', value: [hostile] },
      ),
    )
    await heardAll(parent)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(framed.person.editor.settings('banner01')?.props.items).toEqual([{ id: 'aaaaaaa1', label: 'M12' }])
  })

  it('a flood is heard in part, and told of once', async () => {
    const framed = inFrame()
    const parent = await barely(framed)
    for (let at = 0; at < 1000; at += 1) parent.post({ ...envelope, type: 'view', payload: { device: 'pc' } })
    await vi.waitFor(() => expect(parent.said('error').map(({ code }) => code)).toContain('too-many'))
    expect(parent.said('error').length).toBeLessThan(20)
  })
})
