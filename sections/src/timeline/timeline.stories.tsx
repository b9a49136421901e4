import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { timelinePresets } from '../testing/story-content/timeline.ts'

export default { title: 'Sections/Timeline', args: { section: 'timeline' } } satisfies Meta<SectionArgs>

const hall = { src: '/pictures/hall.webp', alt: 'A hall with forging presses', width: 1600, height: 1000 }
const parts = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }
/** Every second event of a preset has a picture. */
const pictured = (preset: number) =>
  ((timelinePresets[preset]?.props.items ?? []) as readonly object[]).map((item, at) =>
    at % 2 ? item : { ...item, image: at % 4 ? parts : hall },
  ) as never

export const History: SectionStory = { args: { story: 'history' } }
export const HistoryWithPictures: SectionStory = {
  args: { story: 'history', props: { items: pictured(0), ratio: '16/9', marker: 'dot' } },
}
export const OneSide: SectionStory = {
  args: {
    story: 'history',
    props: { items: pictured(0), alternate: false, headAlign: { pc: 'start' }, tone: 'soft' },
  },
}
export const WithIcons: SectionStory = {
  args: { story: 'row', props: { look: 'vertical', marker: 'dot', dateSize: { pc: 'normal' } } },
}
export const Row: SectionStory = { args: { story: 'row' } }
export const RowWithPictures: SectionStory = {
  args: { story: 'history', props: { look: 'horizontal', items: pictured(0), headAlign: { pc: 'start' } } },
}
export const List: SectionStory = { args: { story: 'list' } }
export const ListWithPictures: SectionStory = { args: { story: 'list', props: { items: pictured(2) } } }
export const Deep: SectionStory = { args: { story: 'history', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { story: 'history' }, globals: { language: 'de' } }
export const GermanRow: SectionStory = { args: { story: 'row' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'history' }, globals: { language: 'ar' } }
export const ArabicRow: SectionStory = { args: { story: 'row' }, globals: { language: 'ar' } }
