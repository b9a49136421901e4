import type { Preset } from '@vitrine/schemas'

export const newsletterPresets: readonly Preset[] = [
  {
    id: 'band',
    props: {
      title: 'Prices of steel, new parts, free capacity',
      text: 'One letter a quarter, written by the people who plan the works.',
      look: 'band',
      tone: 'deep',
    },
  },
  {
    id: 'card',
    props: {
      eyebrow: 'Newsletter',
      title: 'What changes in the standards',
      text: 'When a standard for fasteners is revised, we tell you what it means for your drawings.',
      look: 'card',
      headAlign: { pc: 'center', mobile: 'start' },
    },
  },
  {
    id: 'inline',
    props: {
      title: 'News from the works',
      text: 'Four times a year, and nothing in between.',
      look: 'inline',
      submitLabel: 'Sign up',
    },
  },
]
