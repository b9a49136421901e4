import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answer, CallError, listComments } from '@vitrine/schemas'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import Comments from './comments.tsx'

export default { title: 'Designer/Comments', component: Comments, ...ofDesigner } satisfies Meta<typeof Comments>
type Story = StoryObj<typeof Comments>
type Listed = Answer<typeof listComments>

const draft = sampleDraft([{ id: 'banner01', type: 'banner' }])
const comment = (id: string, more: Partial<Listed['items'][number]> = {}): Listed['items'][number] => ({
  id,
  name: 'Layla',
  isMember: false,
  text: 'The picture should be larger, and the button green.',
  at: '2026-11-20T10:00:00Z',
  page: 'home',
  language: 'ar',
  path: '/',
  component: 'banner01',
  section: 'banner',
  isSectionRemoved: false,
  isResolved: false,
  replies: [],
  ...more,
})
const listed = (items: Listed['items']): Listed => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 30,
  counts: { open: items.length, resolved: items.length },
  pages: [{ page: 'home', open: items.length }],
  languages: ['ar', 'de'],
})
const answering = (items: Listed['items']) =>
  begins({
    draft,
    answers: {
      [listComments.path]: () => ({
        ...listed(items),
        ...(items.length === 0 && { counts: { open: 0, resolved: 0 } }),
      }),
    },
  })

export const Filled: Story = {
  ...answering([
    comment('one', {
      editedAt: '2026-11-20T10:05:00Z',
      replies: [
        { id: 'r1', name: 'Mei', isMember: true, text: 'Done, have a look.', at: '2026-11-21T09:00:00Z' },
        { id: 'r2', name: 'Layla', isMember: false, text: 'شكرا', at: '2026-11-21T10:00:00Z' },
      ],
    }),
    comment('two', { component: 'gone0001', isSectionRemoved: true, language: 'de' }),
  ]),
  ...showing('li button'),
}
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
export const Empty: Story = answering([])
export const Failed: Story = begins({
  answers: {
    [listComments.path]() {
      throw new CallError('unavailable', { message: 'The service cannot be reached.' })
    },
  },
})
