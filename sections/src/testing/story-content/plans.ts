import type { Json, Preset } from '@vitrine/schemas'

const ask: Json = { type: 'page', pageType: 'contact-us' }
const points = (plan: string, ...texts: readonly string[]): Json =>
  texts.map((text, at) => ({ id: `poin${plan}${at}`, text }))

const items: Json = [
  {
    id: 'planAAA1',
    name: 'Stock',
    text: 'For those who order when they need it.',
    price: '€0',
    unit: 'per month',
    points: points('AAA', 'All 4,200 items from stock', 'Delivery within five days', 'Certificates on request'),
    button: { label: 'See our products', link: { type: 'page', pageType: 'products' }, look: 'secondary' },
  },
  {
    id: 'planBBB2',
    name: 'Call-off',
    text: 'For lines that must not stand still.',
    price: '€240',
    unit: 'per month',
    badge: 'Most chosen',
    highlighted: true,
    points: points(
      'BBB',
      'A safety stock of twelve items of yours',
      'Delivery within 24 hours',
      'Prices fixed for a year',
      'Certificates with every batch',
    ),
    button: { label: 'Ask for a quotation', link: ask },
  },
  {
    id: 'planCCC3',
    name: 'Bins in your hall',
    text: 'For assembly that never counts a washer again.',
    price: 'On request',
    points: points(
      'CCC',
      'We fill your bins twice a week',
      'Kits counted to your bill of materials',
      'A contact who knows your line',
      'One invoice a month',
    ),
    button: { label: 'Talk to us', link: ask, look: 'secondary' },
  },
]

export const plansPresets: readonly Preset[] = [
  {
    id: 'three',
    props: {
      title: 'Three ways to be supplied',
      text: 'All with the same bolts. Change from one to the other whenever you like.',
      headAlign: { pc: 'center', mobile: 'start' },
      items,
      note: 'Prices without VAT and freight.',
    },
  },
  {
    id: 'two',
    props: {
      tone: 'soft',
      eyebrow: 'Supply',
      title: 'Two ways to be supplied',
      columns: { pc: 2, mobile: 1 },
      items: (items as readonly Json[]).slice(0, 2),
    },
  },
]
