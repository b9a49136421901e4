import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const hall = { src: '/pictures/hall.webp', alt: 'A hall with forging presses', width: 1600, height: 1000 }
const parts = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }

export default { title: 'Sections/Banner', args: { section: 'banner' } } satisfies Meta<SectionArgs>

export const Split: SectionStory = { args: { story: 'split', props: { image: { pc: parts } } } }
export const Plain: SectionStory = { args: { story: 'plain' } }
export const Cover: SectionStory = { args: { story: 'cover', props: { image: { pc: hall, mobile: parts } } } }
export const GermanLength: SectionStory = { args: Split.args ?? {}, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: Split.args ?? {}, globals: { language: 'ar' } }
export const ArabicCover: SectionStory = { args: Cover.args ?? {}, globals: { language: 'ar' } }
export const NoImage: SectionStory = { args: { story: 'split' } }
export const CoverWithoutImage: SectionStory = { args: { story: 'cover' } }
export const Untranslated: SectionStory = {
  args: { ...Split.args, untranslated: true },
  globals: { language: 'ar' },
}
