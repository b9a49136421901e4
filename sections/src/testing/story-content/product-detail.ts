import type { Preset } from '@vitrine/schemas'

const askText =
  'Send us the sizes and quantities you need, or a drawing. A quotation with price, packing and date of dispatch follows within one working day.'
const ways = [
  {
    id: 'wayAAA01',
    label: 'Write to sales',
    note: 'sales@nordhaven.example',
    icon: 'mail',
    link: { type: 'email', email: 'sales@nordhaven.example' },
  },
  {
    id: 'wayBBB02',
    label: 'Call an engineer',
    note: 'Monday to Friday, 8 to 17 h (UTC+8)',
    icon: 'headset',
    link: { type: 'phone', phone: '+86 573 0000 0000' },
  },
]

export const productDetailPresets: readonly Preset[] = [
  { id: 'beside', props: { askText, ways } },
  {
    id: 'across',
    props: {
      arrangement: 'across',
      boxLook: 'card',
      thumbnails: 'beside',
      showJumps: true,
      askText,
      ways,
      blocks: [
        { id: 'blockA01', kind: 'description' },
        { id: 'blockA02', kind: 'importantAttributes' },
        { id: 'blockA03', kind: 'customAttributes' },
        { id: 'blockA04', kind: 'supply' },
        { id: 'blockA05', kind: 'certifications' },
        { id: 'blockA07', kind: 'downloads' },
        { id: 'blockA06', kind: 'ask' },
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
      askButton: { label: 'Ask for a quotation', link: { type: 'page', pageType: 'pages', id: 'contact-us' } },
      askText:
        'Made to your drawing. Tell us where the part works, and we say which steel and which coating hold there.',
      blocks: [
        { id: 'blockB01', kind: 'importantAttributes' },
        { id: 'blockB02', kind: 'description' },
        { id: 'blockB03', kind: 'certifications' },
        { id: 'blockB05', kind: 'downloads' },
        { id: 'blockB04', kind: 'ask' },
      ],
    },
  },
]
