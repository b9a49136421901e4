import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Footer', args: { section: 'footer' } } satisfies Meta<SectionArgs>

export const Full: SectionStory = { args: { preset: 'full' } }
export const FullLight: SectionStory = { args: { preset: 'full', props: { look: 'light' } } }
export const Light: SectionStory = { args: { preset: 'light' } }
export const Short: SectionStory = { args: { preset: 'short' } }
export const GermanLength: SectionStory = { args: { preset: 'full' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'full' }, globals: { language: 'ar' } }
export const OnPhone: SectionStory = { args: { preset: 'full' }, globals: { viewport: { value: 'mobile' } } }
export const ArabicOnPhone: SectionStory = {
  args: { preset: 'full' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
export const WithoutData: SectionStory = { args: { preset: 'full', withoutData: true } }
