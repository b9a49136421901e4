import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { papers } from '../testing/story-content/certificates.ts'

const paper = { src: '/pictures/parts.webp', alt: 'The first page of the certificate', width: 1200, height: 900 }
const items = papers.map((item, at) => ({
  ...item,
  picture: paper,
  ...(at % 2 === 0 && { file: '/pictures/parts.webp' }),
}))

export default { title: 'Sections/Certificates', args: { section: 'certificates' } } satisfies Meta<SectionArgs>

export const Grid: SectionStory = { args: { story: 'grid', props: { items } } }
export const Row: SectionStory = { args: { story: 'row', props: { items } } }
export const List: SectionStory = { args: { story: 'list' } }
export const ListWithPictures: SectionStory = { args: { story: 'list', props: { items, showPictures: true } } }
export const Deep: SectionStory = { args: { story: 'grid', props: { items, tone: 'deep' } } }
export const NoImage: SectionStory = { args: { story: 'grid' } }
export const GermanLength: SectionStory = { args: { story: 'grid', props: { items } }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'grid', props: { items } }, globals: { language: 'ar' } }
export const ArabicList: SectionStory = {
  args: { story: 'list', props: { items, showPictures: true } },
  globals: { language: 'ar' },
}
