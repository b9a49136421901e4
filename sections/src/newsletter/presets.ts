import type { Preset } from '@vitrine/schemas'

export const newsletterPresets: readonly Preset[] = [
  {
    id: 'band',
    props: {
      title: 'Say what your newsletter is about',
      text: 'Say how often you write, and about what.',
      look: 'band',
      tone: 'deep',
    },
  },
  {
    id: 'card',
    props: {
      eyebrow: 'Line above the title',
      title: 'Invite visitors to your newsletter',
      text: 'Say how often you write, and about what.',
      look: 'card',
      headAlign: {
        pc: 'center',
        mobile: 'start',
      },
    },
  },
  {
    id: 'inline',
    props: {
      title: 'Name your newsletter',
      text: 'Say how often you write, and about what.',
      look: 'inline',
    },
  },
]
