import type { Preset } from '@vitrine/schemas'

const contact = { type: 'page', pageType: 'pages', id: 'contact-us' }
const askText =
  'You plan something alike? Send us the drawing or the list of positions. An engineer answers within one working day.'

export const caseDetailPresets: readonly Preset[] = [
  { id: 'beside', props: { askText, askButton: { label: 'Tell us about your project', link: contact } } },
  {
    id: 'cover',
    props: {
      look: 'cover',
      facts: 'above',
      side: 'end',
      textSize: { pc: 'large', mobile: 'normal' },
      askText,
      askButton: { label: 'Talk to an engineer', link: contact },
    },
  },
  {
    id: 'sheet',
    props: { facts: 'above', pictureRatio: '16/9', showContents: false, showAsk: false, measure: 'wide', related: 0 },
  },
]
