import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Address', args: { section: 'address' } } satisfies Meta<SectionArgs>

const picture = { src: '/pictures/hall.webp', alt: 'The forge in Haiyan', width: 1600, height: 1000 }

export const Cards: SectionStory = { args: { story: 'cards' } }
export const CardsWithPicture: SectionStory = {
  args: { story: 'cards', props: { picture, columns: { pc: 2, mobile: 1 } } },
}
export const List: SectionStory = { args: { story: 'list' } }
export const ListWithPicture: SectionStory = { args: { story: 'list', props: { picture, tone: 'plain' } } }
export const Table: SectionStory = { args: { story: 'table' } }
export const Deep: SectionStory = { args: { story: 'cards', props: { tone: 'deep', picture } } }
export const GermanLength: SectionStory = { args: { story: 'cards' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'cards' }, globals: { language: 'ar' } }
export const ArabicTable: SectionStory = { args: { story: 'table' }, globals: { language: 'ar' } }
export const TableOnPhone: SectionStory = { args: { story: 'table' }, globals: { viewport: { value: 'mobile' } } }
