import type { Json, Preset } from '@vitrine/schemas'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const said = (...texts: readonly string[]): Json => ({ type: 'doc', content: texts.map(paragraph) })
const listed = (text: string, ...points: readonly string[]): Json => ({
  type: 'doc',
  content: [
    paragraph(text),
    { type: 'bulletList', content: points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })) },
  ],
})

const contact = { type: 'page', pageType: 'pages', id: 'contact-us' }

const ordering = [
  {
    id: 'questAA1',
    question: 'What is the smallest order?',
    answer: said(
      'One carton of a standard part: 50 to 500 pieces, by size. Parts to your drawing begin at 500 pieces, because a tool has to be set for them.',
    ),
  },
  {
    id: 'questBB2',
    question: 'How soon do I get a price?',
    answer: said(
      'Within 24 hours on working days for everything in the catalogue.',
      'For a drawing we need two days longer: an engineer reads it before anyone names a price.',
    ),
  },
  {
    id: 'questCC3',
    question: 'Can I have samples first?',
    answer: said('Yes. Standard parts leave the day you ask, and samples to your drawing take ten working days.'),
  },
]
const papers = [
  {
    id: 'questDD4',
    question: 'Which papers come with a delivery?',
    answer: listed(
      'Always the packing list and the invoice, and on request at no charge:',
      'inspection certificate EN 10204 – 3.1',
      'declarations for REACH and RoHS',
      'certificate of origin for the customs office',
    ),
  },
  {
    id: 'questEE5',
    question: 'How long do you keep certificates?',
    answer: said('Ten years. Send us the number on the carton and you get the certificate of that melt.'),
  },
]
const shipping = [
  {
    id: 'questFF6',
    question: 'Where do you ship to, and who pays the freight?',
    answer: said('To 46 countries so far. We quote EXW, FOB or DAP, so you see both prices before you choose.'),
  },
  {
    id: 'questGG7',
    question: 'What if something is wrong with a batch?',
    answer: said(
      'Tell us within 30 days and send three pieces. We test them against the retained samples, and replace the batch if they fail.',
    ),
  },
]

export const questionsPresets: readonly Preset[] = [
  {
    id: 'lines',
    props: {
      eyebrow: 'Questions',
      title: 'Before you order',
      text: 'What buyers ask us most, answered by the people who pack the cartons.',
      headPlace: 'beside',
      items: [...ordering, ...papers.slice(0, 1)],
      contactText: 'Something else?',
      contactButton: { label: 'Ask an engineer', link: contact, look: 'secondary' },
    },
  },
  {
    id: 'topics',
    props: {
      title: 'Questions and answers',
      titleLevel: 'h1',
      look: 'cards',
      firstOpen: false,
      items: [...ordering, ...papers, ...shipping].map((item) => {
        const topic = { questAA1: 'Ordering', questDD4: 'Certificates', questFF6: 'Delivery and returns' }[item.id]
        return topic ? { ...item, topic } : item
      }),
      contactText: 'Your question is not here? We answer within one working day.',
      contactButton: { label: 'Write to us', link: contact },
    },
  },
  {
    id: 'columns',
    props: {
      title: 'Good to know',
      headAlign: { pc: 'center', mobile: 'start' },
      look: 'columns',
      firstOpen: false,
      sign: 'chevron',
      items: [...ordering.slice(1), ...papers, ...shipping],
    },
  },
]
