import type { Preset } from '@vitrine/schemas'

export const downloadListPresets: readonly Preset[] = [
  {
    id: 'documents',
    props: {
      title: 'Name your downloads',
      text: 'Say in one sentence what visitors can download here.',
      items: [
        {
          id: 'fileAAA1',
          title: 'Name of a file',
          text: 'Say what is in it.',
          kind: 'document',
        },
        {
          id: 'fileBBB2',
          title: 'Name of a file',
          text: 'Say what is in it.',
          kind: 'certificate',
        },
        {
          id: 'fileCCC3',
          title: 'Name of a file',
          kind: 'table',
        },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Name this list of files',
      look: 'cards',
      items: [
        {
          id: 'fileDDD4',
          title: 'Name of a file',
          text: 'Say what is in it.',
          kind: 'archive',
        },
        {
          id: 'fileEEE5',
          title: 'Name of a file',
          text: 'Say what is in it.',
          kind: 'drawing',
        },
        {
          id: 'fileFFF6',
          title: 'Name of a file',
          text: 'Say what is in it.',
          kind: 'film',
        },
      ],
    },
  },
]
