import type { Preset } from '@vitrine/schemas'

export const certificatesPresets: readonly Preset[] = [
  {
    id: 'grid',
    props: {
      eyebrow: 'Line above the title',
      title: 'Name your certificates',
      text: 'Say in one sentence what was tested, and how often.',
      items: [
        {
          id: 'certAAA1',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certBBB2',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certCCC3',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certDDD4',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
      ],
    },
  },
  {
    id: 'row',
    props: {
      title: 'Say who has tested you',
      look: 'row',
      tone: 'soft',
      items: [
        {
          id: 'certAAA1',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certBBB2',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certCCC3',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certDDD4',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
      ],
    },
  },
  {
    id: 'list',
    props: {
      title: 'Name this list',
      look: 'list',
      showPictures: false,
      items: [
        {
          id: 'certAAA1',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certBBB2',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certCCC3',
          name: 'Name of a certificate',
          body: 'Who issued it',
        },
        {
          id: 'certDDD4',
          name: 'Name of a certificate',
          body: 'Who issued it',
          note: 'Say what it covers.',
        },
      ],
    },
  },
]
