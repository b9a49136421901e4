import type { Preset } from '@vitrine/schemas'

export const productDetailPresets: readonly Preset[] = [
  {
    id: 'beside',
    props: {
      sticky: false,
      askText: 'Say what visitors should send you for a quotation, and how soon you answer.',
      ways: [
        {
          id: 'wayAAA01',
          label: 'Name a way to reach you',
          note: 'Say when you can be reached',
          icon: 'mail',
          link: {
            type: 'page',
            pageType: 'home',
          },
        },
        {
          id: 'wayBBB02',
          label: 'Name a way to reach you',
          note: 'Say when you can be reached',
          icon: 'headset',
          link: {
            type: 'page',
            pageType: 'home',
          },
        },
      ],
    },
  },
  {
    id: 'across',
    props: {
      arrangement: 'across',
      boxLook: 'card',
      thumbnails: 'beside',
      showJumps: true,
      askText: 'Say what visitors should send you for a quotation, and how soon you answer.',
      ways: [
        {
          id: 'wayAAA01',
          label: 'Name a way to reach you',
          note: 'Say when you can be reached',
          icon: 'mail',
          link: {
            type: 'page',
            pageType: 'home',
          },
        },
        {
          id: 'wayBBB02',
          label: 'Name a way to reach you',
          note: 'Say when you can be reached',
          icon: 'headset',
          link: {
            type: 'page',
            pageType: 'home',
          },
        },
      ],
      blocks: [
        {
          id: 'blockA01',
          kind: 'description',
        },
        {
          id: 'blockA02',
          kind: 'importantAttributes',
        },
        {
          id: 'blockA03',
          kind: 'customAttributes',
        },
        {
          id: 'blockA04',
          kind: 'supply',
        },
        {
          id: 'blockA05',
          kind: 'certifications',
        },
        {
          id: 'blockA07',
          kind: 'downloads',
        },
        {
          id: 'blockA06',
          kind: 'ask',
        },
      ],
    },
  },
  {
    id: 'onRequest',
    props: {
      showPrice: false,
      showSelection: false,
      gallerySide: 'end',
      ratio: '4/3',
      boxLook: 'plain',
      askButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
      askText: 'Say what visitors should send you for a quotation, and how soon you answer.',
      blocks: [
        {
          id: 'blockB01',
          kind: 'importantAttributes',
        },
        {
          id: 'blockB02',
          kind: 'description',
        },
        {
          id: 'blockB03',
          kind: 'certifications',
        },
        {
          id: 'blockB05',
          kind: 'downloads',
        },
        {
          id: 'blockB04',
          kind: 'ask',
        },
      ],
    },
  },
]
