import type { Preset } from '@vitrine/schemas'

export const headerPresets: readonly Preset[] = [
  {
    id: 'light',
    props: {
      look: 'light',
      button: {
        label: 'Request a quote',
        link: {
          type: 'page',
          pageType: 'products',
        },
      },
    },
  },
  {
    id: 'announcement',
    props: {
      look: 'light',
      menuPlace: 'center',
      announcement: 'New: M6 to M64 foundation bolts from stock, with a 3.1 certificate for every batch',
      announcementLink: {
        type: 'page',
        pageType: 'products',
      },
      button: {
        label: 'Ask for a sample box',
        link: {
          type: 'page',
          pageType: 'products',
        },
      },
    },
  },
  {
    id: 'dark',
    props: {
      look: 'dark',
      menuPlace: 'end',
      button: {
        label: 'Talk to an engineer',
        link: {
          type: 'page',
          pageType: 'products',
        },
      },
    },
  },
  {
    id: 'overlay',
    props: {
      look: 'overlay',
      sticky: false,
      menuPlace: 'end',
      button: {
        label: 'Request a quote',
        link: {
          type: 'page',
          pageType: 'products',
        },
        look: 'secondary',
      },
    },
  },
]
