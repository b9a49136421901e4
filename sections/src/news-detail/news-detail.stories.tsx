import type { Meta } from '@storybook/react-vite'
import { listOf, sampleArticle, sampleArticles } from '../testing/sample-articles.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const { image: _image, ...withoutImage } = sampleArticle.props

export default {
  title: 'Sections/News detail',
  args: { section: 'news-detail', data: { shown: sampleArticle, others: listOf(sampleArticles) } },
} satisfies Meta<SectionArgs>

export const Plain: SectionStory = { args: { story: 'plain' } }
export const Cover: SectionStory = { args: { story: 'cover' } }
export const Note: SectionStory = { args: { story: 'note' } }
export const Deep: SectionStory = { args: { story: 'plain', props: { tone: 'deep', side: 'end' } } }
export const Soft: SectionStory = { args: { story: 'note', props: { tone: 'soft' } } }
export const NoImage: SectionStory = {
  args: { story: 'cover', data: { shown: { ...sampleArticle, props: withoutImage } } },
}
export const OnlyTitle: SectionStory = {
  args: { story: 'plain', data: { shown: { ...sampleArticle, props: { title: 'Closed on 1 May' } } } },
}
export const NotFound: SectionStory = { args: { story: 'plain', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'plain' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'plain' }, globals: { language: 'ar' } }
export const ArabicCover: SectionStory = { args: { story: 'cover' }, globals: { language: 'ar' } }
