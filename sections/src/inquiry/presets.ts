import type { Preset } from '@vitrine/schemas'

export const inquiryPresets: readonly Preset[] = [
  {
    id: 'split',
    props: {
      title: 'Say what visitors can ask {siteName} for',
      text: 'Say what you need to know for an answer.',
      look: 'split',
      responseTime: 'Say how soon you answer.',
      messageHint: 'Say what belongs in the message.',
    },
  },
  {
    id: 'card',
    props: {
      eyebrow: 'Line above the title',
      title: 'Invite visitors to write to you',
      text: 'Say what you need to know for an answer.',
      look: 'card',
      tone: 'soft',
      responseTime: 'Say how soon you answer.',
      messageHint: 'Say what belongs in the message.',
    },
  },
  {
    id: 'plain',
    props: {
      title: 'Say what visitors can ask about',
      look: 'plain',
      askImages: false,
      askMarketing: true,
    },
  },
]
