import type { Preset } from '@vitrine/schemas'

export const videoPresets: readonly Preset[] = [
  {
    id: 'plain',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say what the film shows',
      headAlign: {
        pc: 'center',
        mobile: 'start',
      },
      text: 'Say in one sentence what there is to see.',
      note: 'Add a note about the film.',
    },
  },
  {
    id: 'split',
    props: {
      look: 'split',
      tone: 'soft',
      eyebrow: 'Line above the title',
      title: 'Say what visitors learn here',
      text: 'Say in one sentence what there is to see.',
      pointsTitle: 'Parts of the film',
      points: [
        {
          id: 'filmAAA1',
          time: '0:00',
          text: 'Say what happens here',
        },
        {
          id: 'filmBBB2',
          time: '0:00',
          text: 'Say what happens here',
        },
        {
          id: 'filmCCC3',
          time: '0:00',
          text: 'Say what happens here',
        },
        {
          id: 'filmDDD4',
          time: '0:00',
          text: 'Say what happens here',
        },
      ],
    },
  },
  {
    id: 'cover',
    props: {
      look: 'cover',
      eyebrow: 'Line above the title',
      title: 'Name your film',
      text: 'Say in one sentence what there is to see.',
    },
  },
  {
    id: 'several',
    props: {
      eyebrow: 'Line above the title',
      title: 'Name your films',
      text: 'Say in one sentence what there is to see.',
      items: [
        {
          id: 'filmEEE5',
          title: 'Name of the film',
          text: 'Say in one sentence what it shows.',
        },
        {
          id: 'filmFFF6',
          title: 'Name of the film',
          text: 'Say in one sentence what it shows.',
        },
        {
          id: 'filmGGG7',
          title: 'Name of the film',
          text: 'Say in one sentence what it shows.',
        },
      ],
    },
  },
]
