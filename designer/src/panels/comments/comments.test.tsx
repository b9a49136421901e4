import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { OpenStream, SendCall } from '@vitrine/editor-core'
import {
  type Answer,
  type Call,
  CallError,
  changeComment,
  listComments,
  removeComment,
  replyToComment,
} from '@vitrine/schemas'
import { afterEach, expect, it } from 'vitest'
import { renderPanel } from '../../testing/render-panel.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import Comments from './comments.tsx'

type Comment = Answer<typeof listComments>['items'][number]

const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  name: 'Layla',
  isMember: false,
  text: `Text of ${id}`,
  at: '2026-11-20T10:00:00Z',
  page: 'home',
  language: 'de',
  path: '/',
  component: 'banner01',
  section: 'banner',
  isSectionRemoved: false,
  isResolved: false,
  replies: [],
  ...more,
})

/** A service that keeps comments, and tells who follows it. */
function service(given: readonly Comment[]) {
  const state = { items: [...given], asked: [] as Call[], refuses: undefined as CallError | undefined }
  const listeners = new Set<Parameters<OpenStream>[2]>()
  const change = (id: string, how: (one: Comment) => Comment) => {
    state.items = state.items.map((one) => (one.id === id ? how(one) : one))
  }
  const send = (async (call: Call, question: Record<string, string>) => {
    state.asked.push(call)
    if (state.refuses) throw state.refuses
    const { id = '', text = '', pageId, language } = question
    if (call === listComments) {
      const isResolved = question.state === 'resolved'
      const items = state.items.filter(
        (one) =>
          one.isResolved === isResolved &&
          (pageId === undefined || one.page === pageId) &&
          (language === undefined || one.language === language),
      )
      const open = state.items.filter((one) => !one.isResolved)
      return {
        items,
        total: items.length,
        page: 1,
        pageSize: 30,
        counts: { open: open.length, resolved: state.items.length - open.length },
        pages: [...new Set(state.items.map(({ page }) => page))].map((page) => ({ page, open: 0 })),
        languages: [...new Set(state.items.map((one) => one.language))],
      }
    }
    if (call === (replyToComment as Call))
      change(id, (one) => ({
        ...one,
        replies: [...one.replies, { id: `r${text}`, name: 'Mei', isMember: true, text, at: '2026-11-21T10:00:00Z' }],
      }))
    if (call === (changeComment as Call)) change(id, (one) => ({ ...one, isResolved: !one.isResolved }))
    if (call === (removeComment as Call)) state.items = state.items.filter((one) => one.id !== id)
    return {}
  }) as unknown as SendCall
  const stream: OpenStream = (_call, _question, on) => {
    listeners.add(on)
    return () => listeners.delete(on)
  }
  return {
    state,
    send,
    stream,
    tell() {
      act(() => {
        for (const on of listeners) on({ type: 'changed', data: { what: 'comments', revision: 2 } })
      })
    },
  }
}

const draft = sampleDraft([{ id: 'banner01', type: 'banner', version: 3 } as never])
const open = ({ send, stream }: ReturnType<typeof service>) => renderPanel(<Comments />, { draft, send, stream })

afterEach(cleanup)

it('lists comments by page, with their replies; a press shows the section in that language', async () => {
  const given = service([
    comment('one', {
      replies: [{ id: 'r', name: '', isMember: true, text: 'On it', at: '2026-11-21T10:00:00Z' }],
    }),
    comment('two', { isSectionRemoved: true, component: 'zzzz0001' }),
    comment('three', { page: 'gone', component: undefined as never }),
  ])
  const { user, view } = open(given)
  expect(await screen.findByText('Text of one')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Home2',
    'Page was removed1',
  ])
  expect(screen.getByText('On it')).toBeTruthy()
  expect(screen.getByText('Deleted account')).toBeTruthy()
  expect(screen.getByText('Section was removed').tagName).toBe('P')
  expect(await violationsOf('Comments')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show “Banner” on the page' }))
  await waitFor(() => expect(view.state.getState()).toMatchObject({ selected: 'banner01', curLanguageEnv: 'de' }))
})

it('replies, resolves and opens again', async () => {
  const given = service([comment('one')])
  const { user } = open(given)
  await user.click(await screen.findByRole('button', { name: 'Reply to Layla' }))
  const form = within(await screen.findByRole('form', { name: 'Reply to Layla' }))
  await user.click(form.getByRole('button', { name: 'Send reply' }))
  expect((await form.findByRole('alert')).textContent).toBe('Enter a reply')
  await user.type(form.getByRole('textbox', { name: 'Reply' }), 'Done')
  await user.click(form.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Done')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resolve the comment of Layla' }))
  expect(await screen.findByText('No comments here.')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Resolved (1)')
  await user.click(await screen.findByRole('button', { name: 'Reopen the comment of Layla' }))
  expect(await screen.findByRole('option', { name: 'Open (1)' })).toBeTruthy()
})

it('deletes a comment only after asking', async () => {
  const given = service([comment('one')])
  const { user } = open(given)
  await user.click(await screen.findByRole('button', { name: 'Delete the comment of Layla' }))
  const question = within(await screen.findByRole('group', { name: 'Delete this comment?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(given.state.items).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Delete the comment of Layla' }))
  await user.click(
    within(await screen.findByRole('group', { name: 'Delete this comment?' })).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByText(/^No comments\. Create a preview link/)).toBeTruthy()
})

it('shows those of one page or language', async () => {
  const given = service([comment('one'), comment('two', { page: 'gone', language: 'ar' })])
  const { user } = open(given)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Arabic')
  await waitFor(() => expect(screen.queryByText('Text of one')).toBeNull())
  expect(await screen.findByText('Text of two')).toBeTruthy()
})

it('shows what somebody says meanwhile', async () => {
  const given = service([])
  open(given)
  expect(await screen.findByText(/^No comments\. Create a preview link/)).toBeTruthy()
  given.state.items = [comment('new')]
  given.tell()
  expect(await screen.findByText('Text of new', {}, { timeout: 5000 })).toBeTruthy()
})

it('says why they cannot be shown, and tries again', async () => {
  const given = service([comment('one')])
  given.state.refuses = new CallError('not_allowed', { message: 'You do not have permission to do this.' })
  const { user } = open(given)
  expect(await screen.findByText('You do not have permission to do this.')).toBeTruthy()
  given.state.refuses = undefined
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Text of one')).toBeTruthy()
})
