import type { Preset } from '@vitrine/schemas'

export const contactPresets: readonly Preset[] = [
  {
    id: 'split',
    props: {
      title: 'Write to {siteName}',
      text: 'Say what visitors can write to you about.',
      look: 'split',
      ways: [
        {
          id: 'wayEEEE5',
          kind: 'address',
          text: 'Street and number\nPostcode and town\nCountry',
        },
      ],
    },
  },
  {
    id: 'person',
    props: {
      title: 'Name your contact',
      look: 'card',
      formSide: 'start',
      tone: 'soft',
      personName: 'Name of the contact',
      personRole: 'Role of the contact',
      personText: 'Say in which languages you answer.',
      messageHint: 'Say what belongs in the message.',
      ways: [
        {
          id: 'wayHHHH8',
          kind: 'hours',
          text: 'Opening hours',
        },
      ],
    },
  },
  {
    id: 'plain',
    props: {
      title: 'Say how to reach you',
      titleLevel: 'h1',
      text: 'Say what visitors can write to you about.',
      look: 'plain',
      askMarketing: true,
      ways: [
        {
          id: 'wayKKKK1',
          kind: 'address',
          text: 'Street and number\nPostcode and town\nCountry',
        },
        {
          id: 'wayLLLL2',
          kind: 'hours',
          text: 'Opening hours',
        },
      ],
    },
  },
]
