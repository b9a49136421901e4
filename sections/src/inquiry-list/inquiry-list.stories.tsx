import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Inquiry list', args: { section: 'inquiry-list' } } satisfies Meta<SectionArgs>

const noList = { items: [], dropped: [], gone: 0, isFull: false }
const visit = { path: '/inquiry-list', query: {} }

export const Plain: SectionStory = { args: { preset: 'plain', visit } }
export const Empty: SectionStory = { args: { preset: 'plain', visit: { ...visit, list: noList } } }
export const Elsewhere: SectionStory = { args: { preset: 'plain' } }
export const German: SectionStory = { args: { preset: 'plain', visit }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'plain', visit }, globals: { language: 'ar' } }
