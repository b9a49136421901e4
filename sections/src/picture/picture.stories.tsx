import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const image = { src: '/pictures/hall.webp', alt: 'The hall where bolts are formed', width: 1200, height: 900 }
const said = { caption: 'Hall 2 in the evening shift: wire enters at the far end.', credit: 'Photo: Nordhaven' }

export default { title: 'Sections/Picture', args: { section: 'picture' } } satisfies Meta<SectionArgs>

export const Normal: SectionStory = { args: { preset: 'normal', props: { image: { pc: image }, ...said } } }
export const Full: SectionStory = { args: { preset: 'full', props: { image: { pc: image } } } }
export const FullWithCaption: SectionStory = { args: { preset: 'full', props: { image: { pc: image }, ...said } } }
export const Framed: SectionStory = { args: { preset: 'framed', props: { image: { pc: image }, ...said } } }
export const AtTheEnd: SectionStory = {
  args: {
    props: { image: { pc: image }, ...said, width: 'narrow', align: { pc: 'end' }, frame: 'line', tone: 'soft' },
  },
}
export const NoImage: SectionStory = { args: { preset: 'normal' } }
export const Arabic: SectionStory = {
  args: { preset: 'normal', props: { image: { pc: image }, ...said } },
  globals: { language: 'ar' },
}
