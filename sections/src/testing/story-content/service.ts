import type { Preset } from '@vitrine/schemas'

const ask = { label: 'Ask for a quotation', link: { type: 'page', pageType: 'pages', id: 'contact-us' } } as const

export const servicePresets: readonly Preset[] = [
  {
    id: 'cards',
    props: {
      eyebrow: 'What we do',
      title: 'From your drawing to the carton',
      text: 'Everything happens on one site, so one person can answer for all of it.',
      look: 'cards',
      iconLook: 'tinted',
      columns: { pc: 3, mobile: 1 },
      items: [
        {
          id: 'servAAA1',
          icon: 'pencil-ruler',
          title: 'Parts to your drawing',
          text: 'Cold formed or turned, M3 to M39, from 500 pieces on.',
          points: [
            { id: 'pointAA1', text: 'Tool design in house' },
            { id: 'pointAA2', text: 'First samples in ten working days' },
          ],
          button: { label: 'Send a drawing', link: ask.link, look: 'text' },
        },
        {
          id: 'servBBB2',
          icon: 'flask-conical',
          title: 'Testing and certificates',
          text: 'Our laboratory pulls, bends and measures every batch before it is packed.',
          points: [
            { id: 'pointBB1', text: 'Inspection certificate EN 10204 – 3.1' },
            { id: 'pointBB2', text: 'Salt spray up to 1,000 hours' },
          ],
          button: { label: 'How we test', link: { type: 'page', pageType: 'info' }, look: 'text' },
        },
        {
          id: 'servCCC3',
          icon: 'package-check',
          title: 'Kits and labels',
          text: 'Bolts, nuts and washers counted into one bag, with your part number on it.',
          points: [
            { id: 'pointCC1', text: 'Bags, cartons or bins' },
            { id: 'pointCC2', text: 'Bar codes as your warehouse reads them' },
          ],
          button: { label: 'See our products', link: { type: 'page', pageType: 'products' }, look: 'text' },
        },
      ],
    },
  },
  {
    id: 'steps',
    props: {
      title: 'How an order runs',
      headAlign: { pc: 'start' },
      look: 'numbered',
      columns: { pc: 4, mobile: 1 },
      moreButton: ask,
      items: [
        {
          id: 'servDDD4',
          title: 'You ask',
          text: 'A part number, a drawing or a photograph of the old bolt is enough.',
        },
        {
          id: 'servEEE5',
          title: 'We quote',
          text: 'Price, date and packing within 24 hours, for three quantities at once.',
        },
        {
          id: 'servFFF6',
          title: 'You sign the sample',
          text: 'Ten pieces with a measuring report. The series starts when you agree.',
        },
        {
          id: 'servGGG7',
          title: 'We deliver',
          text: 'By sea, rail or air, with certificates in the same mail as the invoice.',
        },
      ],
    },
  },
  {
    id: 'lined',
    props: {
      title: 'What comes with every part',
      look: 'lined',
      iconSize: { pc: 28, mobile: 28 },
      columns: { pc: 4, mobile: 1 },
      items: [
        { id: 'servHHH8', icon: 'ruler', title: 'Measured', text: 'Threads are gauged on every tenth carton.' },
        {
          id: 'servIII9',
          icon: 'scroll-text',
          title: 'Traceable',
          text: 'The head mark leads to the melt of the steel.',
        },
        {
          id: 'servJJJ1',
          icon: 'warehouse',
          title: 'In stock',
          text: '11,000 sizes on the shelf, packed the same day.',
        },
        { id: 'servKKK2', icon: 'headset', title: 'Explained', text: 'Engineers answer the phone, in five languages.' },
      ],
    },
  },
  {
    id: 'split',
    props: {
      eyebrow: 'For construction sites',
      title: 'Anchors with someone beside them',
      look: 'split',
      imageSide: 'end',
      iconLook: 'tinted',
      iconSize: { pc: 24, mobile: 24 },
      moreButton: { ...ask, look: 'secondary' },
      items: [
        {
          id: 'servLLL3',
          icon: 'hammer',
          title: 'Pull tests on your wall',
          text: 'We bring the gauge, load the anchor and leave you the signed record.',
        },
        {
          id: 'servMMM4',
          icon: 'clipboard-check',
          title: 'Design calculations',
          text: 'Edge distance, spacing and fire load, ready for the structural engineer.',
        },
        {
          id: 'servNNN5',
          icon: 'truck',
          title: 'Delivery by section',
          text: 'Each lift gets its pallet on the day it is needed, not six weeks before.',
        },
      ],
    },
  },
]
