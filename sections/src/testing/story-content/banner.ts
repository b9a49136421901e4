import type { Preset } from '@vitrine/schemas'

export const bannerPresets: readonly Preset[] = [
  {
    id: 'split',
    props: {
      layout: 'split',
      eyebrow: 'Since 1987',
      title: 'Fasteners that hold for decades',
      subtitle:
        'Stainless bolts, nuts and anchors from our own works, tested batch by batch and shipped to 46 countries.',
      buttons: [
        {
          id: 'buttonA1',
          button: {
            label: 'See our products',
            link: {
              type: 'page',
              pageType: 'products',
            },
          },
        },
        {
          id: 'buttonB2',
          button: {
            label: 'Why buyers stay',
            link: {
              type: 'page',
              pageType: 'cases',
            },
            look: 'secondary',
          },
        },
      ],
      facts: [
        {
          id: 'factAAA1',
          value: '46',
          label: 'countries supplied',
        },
        {
          id: 'factBBB2',
          value: '0.02 mm',
          label: 'thread tolerance',
        },
        {
          id: 'factCCC3',
          value: '24 h',
          label: 'to a quotation',
        },
      ],
    },
  },
  {
    id: 'plain',
    props: {
      layout: 'plain',
      align: {
        pc: 'center',
        mobile: 'start',
      },
      height: {
        pc: 'compact',
      },
      title: 'Products for structures that must not move',
      subtitle: 'Every part is made to order or kept in stock, with its certificate.',
    },
  },
  {
    id: 'cover',
    props: {
      layout: 'cover',
      height: {
        pc: 'tall',
        mobile: 'normal',
      },
      title: 'Made where the steel is made',
      subtitle: 'A foundry, a forge and a laboratory on one site.',
      buttons: [
        {
          id: 'buttonC3',
          button: {
            label: 'Ask for a quotation',
            link: {
              type: 'page',
              pageType: 'products',
            },
          },
        },
      ],
    },
  },
]
