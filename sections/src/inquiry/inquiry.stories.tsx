import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Inquiry', args: { section: 'inquiry' } } satisfies Meta<SectionArgs>

export const Split: SectionStory = { args: { preset: 'split' } }
export const Card: SectionStory = { args: { preset: 'card' } }
export const Plain: SectionStory = { args: { preset: 'plain' } }
/** About one product: what is known of it need not be typed. */
export const OfProduct: SectionStory = { args: { preset: 'plain', props: { product: 'hex-bolt' } } }
export const Deep: SectionStory = { args: { preset: 'split', props: { tone: 'deep', product: 'hex-bolt' } } }
export const OneName: SectionStory = { args: { preset: 'card', props: { nameFields: 'one', askCompany: false } } }
export const WithoutData: SectionStory = { args: { preset: 'split', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'split' }, globals: { language: 'de' } }
export const Arabic: SectionStory = {
  args: { preset: 'split', props: { product: 'hex-bolt' } },
  globals: { language: 'ar' },
}
export const ArabicOnPhone: SectionStory = {
  args: { preset: 'card' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
