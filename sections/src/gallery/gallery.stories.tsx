import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const hall = { src: '/pictures/hall.webp', alt: 'The hall where bolts are formed', width: 1200, height: 900 }
const parts = { src: '/pictures/parts.webp', alt: 'Bolts, nuts and washers', width: 1200, height: 900 }
const captions = ['Hall 2', 'Ready for the carton', 'The evening shift', 'Washers', 'Wire, in coils', 'The last check']
const items = captions.map((caption, at) => ({ id: `gallAAA${at}`, image: at % 2 ? parts : hall, caption }))
const plain = items.map(({ caption: _caption, ...item }) => item)

export default { title: 'Sections/Gallery', args: { section: 'gallery' } } satisfies Meta<SectionArgs>

export const Grid: SectionStory = { args: { preset: 'grid', props: { items } } }
export const Mosaic: SectionStory = { args: { preset: 'mosaic', props: { items: plain.slice(0, 5) } } }
export const Masonry: SectionStory = { args: { preset: 'masonry', props: { items } } }
export const Row: SectionStory = { args: { preset: 'row', props: { items, tone: 'soft' } } }
export const WithoutGap: SectionStory = {
  args: { preset: 'grid', props: { items: plain, gap: { pc: 0, mobile: 0 }, rounded: false, ratio: '1/1' } },
}
export const Samples: SectionStory = { args: { preset: 'masonry' } }
export const Arabic: SectionStory = { args: { preset: 'mosaic', props: { items } }, globals: { language: 'ar' } }
