import type { Preset } from '@vitrine/schemas'

export const addressPresets: readonly Preset[] = [
  {
    id: 'cards',
    props: {
      title: 'Say where to find {siteName}',
      text: 'Say in one sentence what you do where.',
      look: 'cards',
      columns: {
        pc: 3,
        mobile: 1,
      },
      locations: [
        {
          id: 'placeAA1',
          name: 'Name of a location',
          kind: 'works',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
        {
          id: 'placeBB2',
          name: 'Name of another location',
          kind: 'sales-office',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
        {
          id: 'placeCC3',
          name: 'Name of a third location',
          kind: 'warehouse',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
      ],
    },
  },
  {
    id: 'list',
    props: {
      title: 'Name your locations',
      look: 'list',
      tone: 'soft',
      locations: [
        {
          id: 'placeDD4',
          name: 'Name of a location',
          kind: 'works',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
        {
          id: 'placeEE5',
          name: 'Name of another location',
          kind: 'sales-office',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
      ],
    },
  },
  {
    id: 'table',
    props: {
      title: 'Name this list',
      look: 'table',
      locations: [
        {
          id: 'placeFF6',
          name: 'Name of a third location',
          kind: 'works',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
        {
          id: 'placeGG7',
          name: 'Name of a location',
          kind: 'laboratory',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
        {
          id: 'placeHH8',
          name: 'Name of another location',
          kind: 'sales-office',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
        {
          id: 'placeII9',
          name: 'Name of a third location',
          kind: 'warehouse',
          lines: 'Street and number\nPostcode and town\nCountry',
          hours: 'Opening hours',
        },
      ],
    },
  },
]
