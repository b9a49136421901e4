import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { servicePresets } from '../testing/story-content/service.ts'

export default { title: 'Sections/Service', args: { section: 'service' } } satisfies Meta<SectionArgs>

const hall = { src: '/pictures/hall.webp', alt: 'A hall with forging presses', width: 1600, height: 1000 }
const parts = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }
const items = (servicePresets[0]?.props.items ?? []) as readonly object[]
const withPictures = items.map((item, at) => ({ ...item, image: at % 2 ? parts : hall })) as never

export const Cards: SectionStory = { args: { story: 'cards' } }
export const CardsWithPictures: SectionStory = {
  args: { story: 'cards', props: { items: withPictures, ratio: '16/9', tone: 'soft' } },
}
export const Plain: SectionStory = { args: { story: 'cards', props: { look: 'plain', items: withPictures } } }
export const Centred: SectionStory = {
  args: {
    story: 'lined',
    props: {
      look: 'plain',
      headAlign: { pc: 'center' },
      itemAlign: { pc: 'center' },
      iconLook: 'filled',
      iconSize: { pc: 36 },
    },
  },
}
export const Steps: SectionStory = { args: { story: 'steps' } }
export const Lined: SectionStory = { args: { story: 'lined' } }
export const Split: SectionStory = { args: { story: 'split', props: { image: { pc: hall } } } }
export const SplitWithPictures: SectionStory = {
  args: { story: 'split', props: { image: { pc: parts }, imageSide: 'start', items: withPictures } },
}
export const SplitWithoutImage: SectionStory = { args: { story: 'split' } }
export const Deep: SectionStory = { args: { story: 'cards', props: { tone: 'deep', iconLook: 'filled' } } }
export const DeepSteps: SectionStory = { args: { story: 'steps', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { story: 'cards' }, globals: { language: 'de' } }
export const GermanSteps: SectionStory = { args: { story: 'steps' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'cards' }, globals: { language: 'ar' } }
export const ArabicSteps: SectionStory = { args: { story: 'steps' }, globals: { language: 'ar' } }
