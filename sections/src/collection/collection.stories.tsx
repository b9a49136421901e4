import type { Meta } from '@storybook/react-vite'
import { listOf } from '../testing/sample-articles.ts'
import { sampleCollections } from '../testing/sample-contents.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const [shown] = sampleCollections
const data = { collections: listOf(sampleCollections) }
const hero = { shown, products: { total: 12 } }
const withoutPictures = sampleCollections.map((one) => ({ ...one, props: { ...one.props, image: undefined } }))

export default { title: 'Sections/Collection', args: { section: 'collection', data } } satisfies Meta<SectionArgs>

export const Tiles: SectionStory = { args: { story: 'tiles' } }
export const Mosaic: SectionStory = { args: { story: 'mosaic' } }
export const Cards: SectionStory = { args: { story: 'cards' } }
export const Row: SectionStory = { args: { story: 'tiles', props: { layout: 'carousel', ratio: '3/4' } } }
export const Hero: SectionStory = { args: { story: 'hero', data: hero } }
export const Cover: SectionStory = { args: { story: 'cover', data: hero } }
export const Deep: SectionStory = { args: { story: 'mosaic', props: { tone: 'deep', showSummary: true } } }
export const NoImage: SectionStory = { args: { story: 'tiles', data: { collections: listOf(withoutPictures) } } }
export const CoverWithoutImage: SectionStory = {
  args: { story: 'cover', data: { shown: withoutPictures[0], products: { total: 1 } } },
}
export const NotFound: SectionStory = { args: { story: 'hero', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'tiles' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'mosaic' }, globals: { language: 'ar' } }
export const ArabicHero: SectionStory = { args: { story: 'hero', data: hero }, globals: { language: 'ar' } }
