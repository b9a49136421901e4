import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { videoPresets } from '../testing/story-content/video.ts'

/** Nothing is loaded of it before it is played, and stories do not play it. */
const film = { src: '/films/works.mp4', poster: '/pictures/hall.webp', width: 1600, height: 900 }
const closeUp = { ...film, poster: '/pictures/parts.webp' }
const parts = { src: '/pictures/parts.webp', alt: 'Nuts of stainless steel', width: 1200, height: 900 }
const several = videoPresets.find(({ id }) => id === 'several')?.props.items as unknown as readonly object[]

export default { title: 'Sections/Video', args: { section: 'video' } } satisfies Meta<SectionArgs>

export const Plain: SectionStory = { args: { story: 'plain', props: { film } } }
export const Split: SectionStory = { args: { story: 'split', props: { film } } }
export const Cover: SectionStory = { args: { story: 'cover', props: { film } } }
export const CoverWithPicture: SectionStory = { args: { story: 'cover', props: { film, image: { pc: parts } } } }
export const Several: SectionStory = {
  args: {
    story: 'several',
    props: { items: several.map((item, at) => ({ ...item, film: at % 2 ? closeUp : film })) },
  },
}
export const Upright: SectionStory = { args: { story: 'split', props: { film, ratio: '9/16', side: 'start' } } }
export const Deep: SectionStory = { args: { story: 'split', props: { film, tone: 'deep' } } }
export const NoFilm: SectionStory = { args: { story: 'plain' } }
export const NoFilms: SectionStory = { args: { story: 'several' } }
export const GermanLength: SectionStory = { args: Split.args ?? {}, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: Split.args ?? {}, globals: { language: 'ar' } }
export const ArabicCover: SectionStory = { args: Cover.args ?? {}, globals: { language: 'ar' } }
