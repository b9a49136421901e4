import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const hall = { src: '/pictures/hall.webp', alt: 'A hall with forging presses', width: 1600, height: 1000 }
const parts = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }

export default { title: 'Sections/Poster', args: { section: 'poster' } } satisfies Meta<SectionArgs>

export const Full: SectionStory = { args: { story: 'full', props: { image: { pc: hall, mobile: parts } } } }
export const Framed: SectionStory = { args: { story: 'framed', props: { image: { pc: parts } } } }
export const Strip: SectionStory = { args: { story: 'strip' } }
export const Figures: SectionStory = { args: { story: 'figures' } }
export const DarkInk: SectionStory = {
  args: { story: 'full', props: { image: { pc: hall }, ink: 'dark', side: 'end', place: { pc: 'top' } } },
}
export const DeepTone: SectionStory = { args: { story: 'figures', props: { tone: 'deep' } } }
export const LightStrip: SectionStory = {
  args: { story: 'strip', props: { ink: 'dark', look: 'strip', tone: 'soft' } },
}
export const NoImage: SectionStory = { args: { story: 'full' } }
export const GermanLength: SectionStory = { args: Framed.args ?? {}, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: Full.args ?? {}, globals: { language: 'ar' } }
export const ArabicStrip: SectionStory = { args: { story: 'strip' }, globals: { language: 'ar' } }
