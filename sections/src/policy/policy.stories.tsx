import type { Meta } from '@storybook/react-vite'
import { listOf } from '../testing/sample-articles.ts'
import { samplePolicies, samplePolicy } from '../testing/sample-contents.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const data = { shown: samplePolicy, policies: listOf(samplePolicies) }

export default { title: 'Sections/Policy', args: { section: 'policy', data } } satisfies Meta<SectionArgs>

export const Contents: SectionStory = { args: { story: 'contents' } }
export const Plain: SectionStory = { args: { story: 'plain' } }
export const Deep: SectionStory = { args: { story: 'contents', props: { tone: 'deep', side: 'end' } } }
export const NotFound: SectionStory = { args: { story: 'contents', data: { policies: listOf(samplePolicies) } } }
export const WithoutData: SectionStory = { args: { story: 'contents', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'contents' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'contents' }, globals: { language: 'ar' } }
