import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/DownloadList', args: { section: 'download-list' } } satisfies Meta<SectionArgs>

export const Documents: SectionStory = { args: { story: 'documents' } }
export const Cards: SectionStory = { args: { story: 'cards' } }
export const Deep: SectionStory = { args: { story: 'cards', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { story: 'documents' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'documents' }, globals: { language: 'ar' } }
