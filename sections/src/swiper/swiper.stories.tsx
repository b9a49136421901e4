import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { swiperPresets } from '../testing/story-content/swiper.ts'

const hall = { src: '/pictures/hall.webp', alt: 'A hall with forging presses', width: 1600, height: 1000 }
const parts = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }

/** The slides of a preset with pictures, and with what is said besides about each. */
const withPictures = (preset: string, more: readonly object[] = []) => {
  const slides = swiperPresets.find(({ id }) => id === preset)?.props.slides as unknown as readonly object[]
  return slides.map((slide, at) => ({ ...slide, image: { pc: at % 2 ? parts : hall, mobile: parts }, ...more[at] }))
}

export default { title: 'Sections/Swiper', args: { section: 'swiper' } } satisfies Meta<SectionArgs>

export const Cover: SectionStory = { args: { story: 'cover', props: { slides: withPictures('cover') } } }
export const Split: SectionStory = { args: { story: 'split', props: { slides: withPictures('split') } } }
export const Cards: SectionStory = { args: { story: 'cards', props: { slides: withPictures('cards') } } }
export const DarkInk: SectionStory = {
  args: {
    story: 'cover',
    props: { slides: withPictures('cover', [{ ink: 'dark' }, { side: 'center', veil: 'strong' }]), markers: 'numbers' },
  },
}
export const NoImage: SectionStory = { args: { story: 'cover' } }
export const SplitWithoutImage: SectionStory = { args: { story: 'split' } }
export const DeepSplit: SectionStory = { args: { ...Split.args, props: { ...Split.args?.props, tone: 'deep' } } }
export const GermanLength: SectionStory = { args: Cover.args ?? {}, globals: { language: 'de' } }
export const GermanSplit: SectionStory = { args: Split.args ?? {}, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: Cover.args ?? {}, globals: { language: 'ar' } }
export const ArabicSplit: SectionStory = { args: Split.args ?? {}, globals: { language: 'ar' } }
