import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Comment', args: { section: 'comment' } } satisfies Meta<SectionArgs>

const portrait = { src: '/pictures/parts.webp', alt: '', width: 1200, height: 900 }
const said = {
  quote: 'We have bought elsewhere once. It was the year in which our line stood still for two days.',
  role: 'Plant manager',
  company: 'Ruhnau Compressors',
  country: 'Germany',
}

export const Grid: SectionStory = { args: { story: 'grid' } }
export const Single: SectionStory = { args: { story: 'single' } }
export const SingleWithPortrait: SectionStory = {
  args: {
    props: {
      look: 'single',
      items: [
        { id: 'commXXX1', ...said, portrait },
        { id: 'commXXX2', ...said },
      ],
    },
  },
}
export const Row: SectionStory = { args: { story: 'row' } }
export const Wall: SectionStory = { args: { story: 'wall' } }
export const Deep: SectionStory = { args: { story: 'grid', props: { tone: 'deep' } } }
export const DeepWall: SectionStory = { args: { story: 'wall', props: { tone: 'deep', card: 'bordered' } } }
export const GermanLength: SectionStory = { args: { story: 'grid' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'grid' }, globals: { language: 'ar' } }
export const ArabicSingle: SectionStory = { args: { story: 'single' }, globals: { language: 'ar' } }
