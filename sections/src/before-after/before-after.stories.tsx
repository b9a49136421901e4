import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const before = { src: '/pictures/parts.webp', alt: 'Parts, unsorted', width: 1200, height: 900 }
const after = { src: '/pictures/hall.webp', alt: 'The new hall', width: 1200, height: 900 }
const said = {
  title: 'Six weeks later',
  caption: 'Hall 2 was emptied, rewired and filled again while hall 1 worked on.',
}

export default { title: 'Sections/Before and after', args: { section: 'before-after' } } satisfies Meta<SectionArgs>

export const Over: SectionStory = { args: { preset: 'over', props: { before, after, ...said } } }
export const Side: SectionStory = { args: { preset: 'side', props: { before, after, ...said } } }
export const Deep: SectionStory = { args: { preset: 'over', props: { before, after, ...said, tone: 'deep' } } }
export const NoImages: SectionStory = { args: { preset: 'over' } }
export const Arabic: SectionStory = {
  args: { preset: 'over', props: { before, after, ...said } },
  globals: { language: 'ar' },
}
