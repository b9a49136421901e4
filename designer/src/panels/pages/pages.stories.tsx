import type { Meta, StoryObj } from '@storybook/react-vite'
import { listDraftPages, type PageTemplate } from '@vitrine/schemas'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import type { StoryOptions } from '../../testing/story-session.tsx'
import Pages from './pages.tsx'

export default { title: 'Designer/Pages', component: Pages, ...ofDesigner } satisfies Meta<typeof Pages>
type Story = StoryObj<typeof Pages>

const at = '2026-03-01T10:00:00.000Z'
const templates: readonly PageTemplate[] = [
  { id: 'about', pageTypes: ['pages'], sections: [{ type: 'banner', preset: 'none' }] },
]
const filled: StoryOptions = {
  templates,
  answers: {
    [listDraftPages.path]: () => [
      { id: 'home', status: 'published', createdAt: at, updatedAt: at, publishedAt: '2026-03-02T10:00:00.000Z' },
      { id: 'about', status: 'published', createdAt: at, updatedAt: '2026-03-05T10:00:00.000Z', publishedAt: at },
      { id: 'cases', status: 'draft', createdAt: at, updatedAt: at },
    ],
  },
}

export const Filled: Story = { ...begins(filled), ...showing('li') }
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
/** When pages were published is not known. */
export const NotReached: Story = {}
export const SettingsOfPage: Story = begins({ ...filled, view: { openRecord: { page: 'about' } } })
export const SettingsOfPageArabic: Story = { ...SettingsOfPage, ...arabic }
export const SettingsOfMenu: Story = begins({ ...filled, view: { openRecord: { menu: 'main' } } })
