import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Footer', args: { section: 'footer' } } satisfies Meta<SectionArgs>

export const Full: SectionStory = { args: { story: 'full' } }
export const FullLight: SectionStory = { args: { story: 'full', props: { look: 'light' } } }
export const Light: SectionStory = { args: { story: 'light' } }
export const Short: SectionStory = { args: { story: 'short' } }
export const GermanLength: SectionStory = { args: { story: 'full' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'full' }, globals: { language: 'ar' } }
export const OnPhone: SectionStory = { args: { story: 'full' }, globals: { viewport: { value: 'mobile' } } }
export const ArabicOnPhone: SectionStory = {
  args: { story: 'full' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
export const WithoutData: SectionStory = { args: { story: 'full', withoutData: true } }
