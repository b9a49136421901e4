import type { Meta } from '@storybook/react-vite'
import { listOf, sampleArticle, sampleArticles } from '../testing/sample-articles.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const { image: _image, ...withoutImage } = sampleArticle.props

export default {
  title: 'Sections/News detail',
  args: { section: 'news-detail', data: { article: sampleArticle, newest: listOf(sampleArticles) } },
} satisfies Meta<SectionArgs>

export const Plain: SectionStory = { args: { preset: 'plain' } }
export const Cover: SectionStory = { args: { preset: 'cover' } }
export const Note: SectionStory = { args: { preset: 'note' } }
export const Deep: SectionStory = { args: { preset: 'plain', props: { tone: 'deep', side: 'end' } } }
export const Soft: SectionStory = { args: { preset: 'note', props: { tone: 'soft' } } }
export const NoImage: SectionStory = {
  args: { preset: 'cover', data: { article: { ...sampleArticle, props: withoutImage } } },
}
export const OnlyTitle: SectionStory = {
  args: { preset: 'plain', data: { article: { ...sampleArticle, props: { title: 'Closed on 1 May' } } } },
}
export const NotFound: SectionStory = { args: { preset: 'plain', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'plain' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'plain' }, globals: { language: 'ar' } }
export const ArabicCover: SectionStory = { args: { preset: 'cover' }, globals: { language: 'ar' } }
