import type { Preset } from '@vitrine/schemas'

export const caseDetailPresets: readonly Preset[] = [
  {
    id: 'beside',
    props: {
      askText: 'Say what visitors with a similar project should send you.',
      askButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
    },
  },
  {
    id: 'cover',
    props: {
      look: 'cover',
      facts: 'above',
      side: 'end',
      textSize: {
        pc: 'large',
        mobile: 'normal',
      },
      askText: 'Say what visitors with a similar project should send you.',
      askButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
    },
  },
  {
    id: 'sheet',
    props: {
      facts: 'above',
      pictureRatio: '16/9',
      showContents: false,
      showAsk: false,
      measure: 'wide',
      related: 0,
    },
  },
]
