import type { Meta } from '@storybook/react-vite'
import { listOf } from '../testing/sample-articles.ts'
import { samplePolicies, samplePolicy } from '../testing/sample-contents.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const data = { shown: samplePolicy, policies: listOf(samplePolicies) }

export default { title: 'Sections/Policy', args: { section: 'policy', data } } satisfies Meta<SectionArgs>

export const Contents: SectionStory = { args: { preset: 'contents' } }
export const Plain: SectionStory = { args: { preset: 'plain' } }
export const Deep: SectionStory = { args: { preset: 'contents', props: { tone: 'deep', side: 'end' } } }
export const NotFound: SectionStory = { args: { preset: 'contents', data: { policies: listOf(samplePolicies) } } }
export const WithoutData: SectionStory = { args: { preset: 'contents', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'contents' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'contents' }, globals: { language: 'ar' } }
