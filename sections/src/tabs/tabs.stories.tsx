import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { tabItems } from '../testing/story-content/tabs.ts'

const image = { src: '/pictures/hall.webp', alt: 'The hall where bolts are formed', width: 1200, height: 900 }
const items = tabItems.map((item) => ({ ...item, image }))

export default { title: 'Sections/Tabs', args: { section: 'tabs' } } satisfies Meta<SectionArgs>

export const Line: SectionStory = { args: { story: 'line' } }
export const Pills: SectionStory = { args: { story: 'pills' } }
export const Side: SectionStory = { args: { story: 'side' } }
export const WithImages: SectionStory = { args: { story: 'line', props: { items } } }
export const Deep: SectionStory = { args: { story: 'pills', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { story: 'line' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'side' }, globals: { language: 'ar' } }
