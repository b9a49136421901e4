import type { Preset } from '@vitrine/schemas'

export const posterPresets: readonly Preset[] = [
  {
    id: 'full',
    props: {
      look: 'full',
      minHeight: {
        pc: 38,
        mobile: 32,
      },
      place: {
        pc: 'middle',
        mobile: 'bottom',
      },
      titleSize: {
        pc: 'large',
        mobile: 'normal',
      },
      eyebrow: 'Line above the title',
      title: 'Say what visitors should do next',
      text: 'Say in one sentence why it is worth a click.',
      date: 'Date and place',
      buttons: [
        {
          id: 'postAAA1',
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'home',
            },
          },
        },
        {
          id: 'postBBB2',
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'info',
            },
            look: 'secondary',
          },
        },
      ],
    },
  },
  {
    id: 'framed',
    props: {
      look: 'framed',
      minHeight: {
        pc: 30,
        mobile: 28,
      },
      place: {
        pc: 'bottom',
      },
      eyebrow: 'Line above the title',
      title: 'Say what you want to stress',
      text: 'Say in one sentence why it is worth a click.',
      buttons: [
        {
          id: 'postCCC3',
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'products',
            },
          },
        },
      ],
      facts: [
        {
          id: 'postDDD4',
          value: '00',
          label: 'Say what it counts',
        },
        {
          id: 'postEEE5',
          value: '00',
          label: 'Say what it counts',
        },
        {
          id: 'postFFF6',
          value: '00',
          label: 'Say what it counts',
        },
      ],
    },
  },
  {
    id: 'strip',
    props: {
      look: 'strip',
      minHeight: {
        pc: 0,
      },
      title: 'Ask visitors a question',
      text: 'Say in one sentence why it is worth a click.',
      buttons: [
        {
          id: 'postGGG7',
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'products',
            },
          },
        },
      ],
    },
  },
  {
    id: 'figures',
    props: {
      look: 'framed',
      ink: 'dark',
      side: 'center',
      minHeight: {
        pc: 26,
        mobile: 20,
      },
      eyebrow: 'Line above the title',
      title: 'Sum up what {siteName} stands for',
      buttons: [
        {
          id: 'postHHH8',
          button: {
            label: 'Button label',
            link: {
              type: 'page',
              pageType: 'info',
            },
            look: 'text',
          },
        },
      ],
    },
    slots: {
      extra: [
        {
          type: 'statistics',
          props: {
            columns: {
              pc: 3,
              mobile: 1,
            },
            items: [
              {
                id: 'postIII9',
                value: '00',
                label: 'Say what it counts',
              },
              {
                id: 'postJJJ0',
                value: '00',
                label: 'Say what it counts',
              },
              {
                id: 'postKKK1',
                value: '00',
                label: 'Say what it counts',
              },
            ],
          },
        },
      ],
    },
  },
]
