import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Rich text', args: { section: 'rich-text' } } satisfies Meta<SectionArgs>

const figures = {
  type: 'statistics',
  settings: {
    props: {
      look: 'lined',
      columns: { pc: 1, mobile: 1 },
      items: [
        { id: 'statAAA1', value: '4 × d', label: 'between head and nut, at least' },
        { id: 'statBBB2', value: '3', label: 'rounds with the torque wrench' },
      ],
    },
  },
}

export const Article: SectionStory = { args: { story: 'article' } }
export const ArticleWithFigures: SectionStory = {
  args: { story: 'article', props: { align: 'center' }, slots: { aside: [figures] } },
}
export const WithoutAside: SectionStory = {
  args: { story: 'article', props: { title: 'Tight for fifty years', align: 'center' }, slots: {} },
}
export const Columns: SectionStory = { args: { story: 'columns' } }
export const Statement: SectionStory = { args: { story: 'statement' } }
export const Soft: SectionStory = { args: { story: 'article', props: { tone: 'soft' } } }
export const Deep: SectionStory = { args: { story: 'article', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { story: 'article' }, globals: { language: 'de' } }
export const GermanColumns: SectionStory = { args: { story: 'columns' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'article' }, globals: { language: 'ar' } }
/** Everything that rich text may hold. */
export const EveryBlock: SectionStory = {
  args: {
    props: {
      content: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Marking of the head' }] },
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'The mark ' },
              { type: 'text', text: 'NF A4-80', marks: [{ type: 'code' }] },
              { type: 'text', text: ' names the maker, the ' },
              { type: 'text', text: 'grade', marks: [{ type: 'italic' }] },
              { type: 'text', text: ' and the ' },
              {
                type: 'text',
                text: 'strength class',
                marks: [{ type: 'link', link: { type: 'page', pageType: 'info' } }],
              },
              { type: 'text', text: '.' },
            ],
          },
          { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'In the order text' }] },
          {
            type: 'codeBlock',
            content: [{ type: 'text', text: 'ISO 4014 - M12 x 80 - A4-80 - 500 pieces - certificate 3.1 - marked NF' }],
          },
          { type: 'horizontalRule' },
          { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Exceptions' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'Below M5 there is no room for a mark.' }] },
        ],
      },
    },
  },
}
