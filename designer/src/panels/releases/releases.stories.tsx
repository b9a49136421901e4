import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallError, diffReleases, getJob, listJobs, listReleases, publishSite } from '@vitrine/schemas'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import type { StoryOptions } from '../../testing/story-session.tsx'
import Releases from './releases.tsx'

export default { title: 'Designer/Releases', component: Releases, ...ofDesigner } satisfies Meta<typeof Releases>
type Story = StoryObj<typeof Releases>

const release = (id: string, number: number) => ({
  id,
  number,
  kind: 'publish',
  by: 'Ann',
  createdAt: '2026-03-01T10:00:00Z',
  isCurrent: number === 2,
  languages: ['en', 'de'],
})
const list = (items: readonly object[]) => ({ items, total: items.length, page: 1, pageSize: 20 })
const change = { page: 'home', component: 'banner01', kind: 'value', path: 'title', before: 'Bolts', after: 'Nuts' }
const answers = {
  [listReleases.path]: () => list([release('two', 2), release('one', 1)]),
  [diffReleases.path]: () => ({
    from: 'one',
    to: 'two',
    defaultLanguage: 'en',
    languages: {
      en: {
        language: 'changed',
        pages: [{ id: 'home', name: 'Home', kind: 'changed' }],
        parts: [],
        menus: [],
        theme: false,
      },
    },
    changes: [{ ...change, language: 'en' }],
    more: 0,
  }),
}
const published = {
  findings: [],
  errors: 0,
  warnings: 0,
  release: 'three',
  changed: true,
  changedPages: ['home'],
  moved: [{ page: 'about', from: '/pages/us', to: '/pages/about-us', redirect: 'red00001' }],
  blocked: ['de'],
  waits: false,
}
const afterPublish = (answer: () => unknown): StoryOptions => ({
  answers: { ...answers, [publishSite.path]: answer },
  before: async ({ session }) => void (await session.publishing.publish()),
})

export const Filled: Story = { ...begins({ answers }), ...showing('li') }
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
export const Empty: Story = begins({ answers: { [listReleases.path]: () => list([]) } })
export const NotReached: Story = {}
export const Published: Story = { ...begins(afterPublish(() => published)), ...showing('[role="status"]') }
const running = { id: 'job00001', kind: 'publish', state: 'running', done: 45, total: 180, at: '2026-03-01T10:00:00Z' }
export const Publishing: Story = {
  ...begins({
    answers: { ...answers, [publishSite.path]: () => ({ job: running.id }), [getJob.path]: () => running },
    before: async ({ session }) => void session.publishing.publish(),
  }),
  ...showing('progress'),
}
const prerender = { id: 'job00002', kind: 'prerender', state: 'running', done: 40, total: 275, at: running.at }
export const PreparingPages: Story = {
  ...begins({ answers: { ...answers, [listJobs.path]: () => [prerender] } }),
  ...showing('progress'),
}
export const PreparingPagesArabic: Story = { ...PreparingPages, ...arabic }
export const Refused: Story = begins(
  afterPublish(() => {
    throw new CallError('not_allowed', { message: 'This key may not publish.' })
  }),
)
