import type { Preset } from '@vitrine/schemas'

const products = { type: 'page', pageType: 'products' } as const
const news = { type: 'page', pageType: 'info' } as const

export const posterPresets: readonly Preset[] = [
  {
    id: 'full',
    props: {
      look: 'full',
      minHeight: { pc: 38, mobile: 32 },
      place: { pc: 'middle', mobile: 'bottom' },
      titleSize: { pc: 'large', mobile: 'normal' },
      eyebrow: 'Meet us',
      title: 'Bring your drawing. We bring the samples.',
      text: 'Three days in the hall, two engineers at the table, and a bench on which you may break our bolts.',
      date: '19–21 October 2027 · Hall 4, stand B 17',
      buttons: [
        {
          id: 'postAAA1',
          button: { label: 'Book half an hour', link: { type: 'email', email: 'fair@nordhaven.example' } },
        },
        { id: 'postBBB2', button: { label: 'What we show', link: news, look: 'secondary' } },
      ],
    },
  },
  {
    id: 'framed',
    props: {
      look: 'framed',
      minHeight: { pc: 30, mobile: 28 },
      place: { pc: 'bottom' },
      eyebrow: 'Hot-dip galvanised',
      title: 'Sets for steelwork, ready at the crane',
      text: 'Bolt, nut and washers to EN 14399, lubricated, matched and tested together.',
      buttons: [{ id: 'postCCC3', button: { label: 'To structural sets', link: products } }],
      facts: [
        { id: 'postDDD4', value: 'M12–M36', label: 'from stock' },
        { id: 'postEEE5', value: 'K1, K2', label: 'classes, calibrated' },
        { id: 'postFFF6', value: '5 days', label: 'to your site' },
      ],
    },
  },
  {
    id: 'strip',
    props: {
      look: 'strip',
      minHeight: { pc: 0 },
      title: 'Need it tomorrow?',
      text: 'What is ordered by two o’clock leaves our warehouse the same day.',
      buttons: [{ id: 'postGGG7', button: { label: 'See what is in stock', link: products } }],
    },
  },
  {
    id: 'figures',
    props: {
      look: 'framed',
      ink: 'dark',
      side: 'center',
      minHeight: { pc: 26, mobile: 20 },
      eyebrow: 'One site',
      title: 'From wire to carton without leaving the gate',
      buttons: [{ id: 'postHHH8', button: { label: 'Walk through the works', link: news, look: 'text' } }],
    },
    slots: {
      extra: [
        {
          type: 'statistics',
          props: {
            columns: { pc: 3, mobile: 1 },
            items: [
              { id: 'postIII9', value: '1,900 t', label: 'of stainless wire a year' },
              { id: 'postJJJ0', value: '214', label: 'people on two shifts' },
              { id: 'postKKK1', value: '0', label: 'kilometres between forge and laboratory' },
            ],
          },
        },
      ],
    },
  },
]
