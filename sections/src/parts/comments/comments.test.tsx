import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { islandStage, StageProvider } from '@vitrine/renderer/internal'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Comment, CommentsData } from './comment-data.ts'
import island from './comments.island.tsx'
import texts from './texts.en.json' with { type: 'json' }

const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  name: 'Layla',
  isMember: false,
  text: `Text of ${id}`,
  at: new Date().toISOString(),
  page: 'home',
  language: 'en',
  path: '/',
  isSectionRemoved: false,
  isResolved: false,
  replies: [],
  ...more,
})

/** A page with two sections that are seen, and a service that keeps what is sent. */
function openPage(given: readonly Comment[] = []) {
  let items = [...given]
  const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  let fails = false
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '{}' }: RequestInit) => {
    if (fails) throw new TypeError('fetch failed')
    const json = (data: unknown, status = 200) => new Response(JSON.stringify({ data }), { status })
    if (method === 'GET') return json({ items })
    const said = JSON.parse(String(body))
    sent.push({ path: address.replace('/comments', ''), body: said })
    const [, id, verb] = /\/comments\/(\w+)(\/remove)?/.exec(address) ?? []
    if (verb !== undefined) {
      items = items.filter((one) => one.id !== id)
      return new Response(null, { status: 204 })
    }
    if (id !== undefined) {
      items = items.map((one) => (one.id === id ? { ...one, text: said.text } : one))
      return json({})
    }
    const stored = `new${sent.length}`
    const { thread } = said
    if (thread === undefined) items = [...items, comment(stored, said)]
    else
      items = items.map((one) =>
        one.id === thread
          ? { ...one, isResolved: false, replies: [...one.replies, { ...comment(stored, said) }] }
          : one,
      )
    return json({ id: stored }, 201)
  })
  document.body.innerHTML =
    '<div id="app"></div><div data-component-id="aaaa0001"></div><div data-component-id="aaaa0002"></div>'
  for (const element of document.querySelectorAll<HTMLElement>('[data-component-id]'))
    element.getBoundingClientRect = () => new DOMRect(0, 100, 800, 300)
  const data: CommentsData = {
    address: '/comments',
    client: 'tenant',
    draftsId: '1',
    page: 'home',
    language: 'en',
    path: '/',
    sections: [{ id: 'aaaa0001', name: 'Bolts that hold' }, { id: 'aaaa0002' }],
    items,
    limits: { name: 100, text: 2000, changeable: 3_600_000 },
  }
  const Comments = island.component
  render(
    <StageProvider stage={islandStage({ language: 'en', direction: 'ltr', words: texts })}>
      <Comments {...data} />
    </StageProvider>,
    { container: document.querySelector<HTMLElement>('#app') as HTMLElement },
  )
  return {
    user: userEvent.setup(),
    sent,
    fail: (does: boolean) => {
      fails = does
    },
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const violations = async () =>
  (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id }) => id)

it('has the words for everything that it says', () => {
  const missing = island.words.filter((key) => !(key in texts))
  expect(missing).toEqual([])
})

it('takes a comment about a section that is chosen by keys, with a name that is asked for once', async () => {
  const { user, sent } = openPage()
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comment on the whole page' })),
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comment on “Bolts that hold”' }))
  expect(screen.getByRole('button', { name: 'Comment on “Section 2”' })).toBeTruthy()
  expect(await violations()).toEqual([])
  await user.keyboard('{Enter}')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Section' })).value).toBe('aaaa0001')
  await user.click(screen.getByRole('button', { name: 'Send comment' }))
  expect(await screen.findByText('Enter your name')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Layla')
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Larger, please')
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send comment' }))
  expect(await screen.findByText('Larger, please')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Comment sent.')
  expect(sent).toMatchObject([
    {
      path: '',
      body: { draftsId: '1', page: 'home', language: 'en', path: '/', component: 'aaaa0001', name: 'Layla' },
    },
  ])
  expect(sent[0]?.body.author).toMatch(/^[\w-]{43}$/)
  expect(screen.getByRole('button', { name: 'Comment 1: Bolts that hold' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await user.click(screen.getByRole('button', { name: 'Comment on the whole page' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' })).value).toBe('Layla')
})

it('leaves the choice with Escape, and the focus is back where it was', async () => {
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /^Comment on/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comments (0)' }))
})

it('lists what was said, with replies; what is resolved is folded', async () => {
  const answered = comment('one', {
    component: 'aaaa0002',
    replies: [{ ...comment('reply'), name: 'Mei', isMember: true, text: 'Done.' }],
  })
  const gone = comment('two', { component: 'zzzz0001', isSectionRemoved: true })
  const { user, sent } = openPage([answered, gone, comment('three', { isResolved: true })])
  await user.click(screen.getByRole('button', { name: 'Comments (2)' }))
  const list = within(screen.getByRole('complementary', { name: 'Comments' }))
  expect(list.getByText('Done.')).toBeTruthy()
  expect(list.getByText('Section was removed')).toBeTruthy()
  expect(list.getByText('Resolved (1)').closest('details')?.open).toBe(false)
  expect(await violations()).toEqual([])
  const [reply] = list.getAllByRole('button', { name: 'Reply to Layla' })
  await user.click(reply as HTMLElement)
  const form = within(await screen.findByRole('form', { name: 'Reply to Layla' }))
  await user.type(form.getByRole('textbox', { name: 'Your name' }), 'Layla')
  await user.type(form.getByRole('textbox', { name: 'Comment' }), 'Thank you')
  await user.click(form.getByRole('button', { name: 'Send reply' }))
  expect(await list.findByText('Thank you')).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({ thread: 'one', text: 'Thank you' })
})

it('opens the comment of a pin', async () => {
  const { user } = openPage([comment('one', { component: 'aaaa0001' })])
  await user.click(await screen.findByRole('button', { name: 'Comment 1: Bolts that hold' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-one'))
})

it('changes and deletes what was written here, and nothing else', async () => {
  localStorage.setItem('vitrine.comments.own', 'mine old')
  const old = new Date(Date.now() - 3_700_000).toISOString()
  const { user, sent } = openPage([comment('mine'), comment('other'), comment('old', { at: old })])
  await user.click(screen.getByRole('button', { name: 'Comments (3)' }))
  const edit = await screen.findAllByRole('button', { name: /^Edit your comment/ })
  expect(edit).toHaveLength(1)
  await user.click(edit[0] as HTMLElement)
  const field = await screen.findByRole('textbox', { name: 'Comment' })
  await user.clear(field)
  await user.type(field, 'Better')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Better')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Delete your comment “Better”' }))
  await waitFor(() => expect(screen.queryByText('Better')).toBeNull())
  expect(sent.map(({ path }) => path)).toEqual(['/mine', '/mine/remove'])
})

it('keeps what was typed when it could not be sent, and sends it with the same key', async () => {
  const { user, sent, fail } = openPage()
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await user.click(screen.getByRole('button', { name: 'Comment on the whole page' }))
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Layla')
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Hello')
  fail(true)
  await user.click(screen.getByRole('button', { name: 'Send comment' }))
  expect(await screen.findByText('This did not work. Check your connection and try again.')).toBeTruthy()
  fail(false)
  await user.click(screen.getByRole('button', { name: 'Send comment' }))
  expect(await screen.findByRole('status')).toBeTruthy()
  await waitFor(() => expect(sent).toHaveLength(1))
})
