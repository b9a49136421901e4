import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/DownloadList', args: { section: 'download-list' } } satisfies Meta<SectionArgs>

export const Documents: SectionStory = { args: { preset: 'documents' } }
export const Cards: SectionStory = { args: { preset: 'cards' } }
export const Deep: SectionStory = { args: { preset: 'cards', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { preset: 'documents' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'documents' }, globals: { language: 'ar' } }
