import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Inquiry', args: { section: 'inquiry' } } satisfies Meta<SectionArgs>

export const Split: SectionStory = { args: { story: 'split' } }
export const Card: SectionStory = { args: { story: 'card' } }
export const Plain: SectionStory = { args: { story: 'plain' } }
/** About one product: what is known of it need not be typed. */
export const OfProduct: SectionStory = { args: { story: 'plain', props: { product: 'hex-bolt' } } }
export const Deep: SectionStory = { args: { story: 'split', props: { tone: 'deep', product: 'hex-bolt' } } }
export const OneName: SectionStory = { args: { story: 'card', props: { nameFields: 'one', askCompany: false } } }
export const WithoutData: SectionStory = { args: { story: 'split', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'split' }, globals: { language: 'de' } }
export const Arabic: SectionStory = {
  args: { story: 'split', props: { product: 'hex-bolt' } },
  globals: { language: 'ar' },
}
export const ArabicOnPhone: SectionStory = {
  args: { story: 'card' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
