import type { Preset } from '@vitrine/schemas'

export const footerPresets: readonly Preset[] = [
  {
    id: 'full',
    props: {
      text: 'Say in one or two sentences what {siteName} does.',
      address: 'Street and number\nPostcode and town\nCountry',
      look: 'dark',
      certificates: [
        {
          id: 'certifA1',
          text: 'Name of a certificate',
        },
        {
          id: 'certifB2',
          text: 'Name of a certificate',
        },
      ],
    },
  },
  {
    id: 'light',
    props: {
      text: 'Say in one or two sentences what {siteName} does.',
      address: 'Street and number\nPostcode and town\nCountry',
      look: 'light',
    },
  },
  {
    id: 'short',
    props: {
      look: 'light',
      menu: '',
      showBackToTop: false,
    },
  },
]
