import type { Meta } from '@storybook/react-vite'
import type { Json } from '@vitrine/schemas'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { customerPresets } from '../testing/story-content/customer.ts'

const logo = { src: '/pictures/parts.webp', alt: '', width: 1200, height: 900 }

/** The customers of a preset, every second one with a picture as its logo. */
const withLogos = (preset: string) => {
  const items = customerPresets.find(({ id }) => id === preset)?.props.items as readonly {
    readonly [name: string]: Json
  }[]
  return items.map((item, at) => (at % 2 ? { ...item, logo } : item))
}

export default { title: 'Sections/Customer', args: { section: 'customer' } } satisfies Meta<SectionArgs>

export const Row: SectionStory = { args: { story: 'row' } }
export const Grid: SectionStory = { args: { story: 'grid' } }
export const Regions: SectionStory = { args: { story: 'regions' } }
export const Logos: SectionStory = { args: { story: 'row', props: { items: withLogos('row') } } }
export const LogosWithNames: SectionStory = {
  args: { story: 'grid', props: { items: withLogos('grid'), showNames: true, grey: false } },
}
export const Moving: SectionStory = {
  args: { story: 'row', props: { items: withLogos('row'), look: 'moving', title: 'They build with us' } },
}
export const ArabicMoving: SectionStory = {
  args: { story: 'row', props: { look: 'moving' } },
  globals: { language: 'ar' },
}
export const Deep: SectionStory = { args: { story: 'regions', props: { tone: 'deep' } } }
export const DeepGrid: SectionStory = { args: { story: 'grid', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { story: 'grid' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'grid' }, globals: { language: 'ar' } }
export const ArabicRegions: SectionStory = { args: { story: 'regions' }, globals: { language: 'ar' } }
