import type { Preset } from '@vitrine/schemas'

export const commentPresets: readonly Preset[] = [
  {
    id: 'grid',
    props: {
      eyebrow: 'What buyers say',
      title: 'They count on the delivery date',
      showAverage: true,
      items: [
        {
          id: 'commAAA1',
          subject: 'Structural sets M24, hot-dip galvanised',
          quote:
            'Forty pallets, one truck a week for a year, and every certificate in the box it belonged to. Our site manager stopped asking.',
          role: 'Head of purchasing',
          company: 'Brekka Bridge Works',
          country: 'Norway',
          rating: 5,
          date: '2026-03-12',
          button: {
            label: 'See the footbridge',
            link: { type: 'page', pageType: 'case', id: 'harbour-footbridge' },
            look: 'text',
          },
        },
        {
          id: 'commBBB2',
          subject: 'Special bolts from our drawing',
          quote:
            'We sent a sketch on Monday. On Wednesday we had a price, and a question about a radius that would have cost us the first batch.',
          role: 'Design engineer',
          company: 'Talvera Pump Systems',
          country: 'Spain',
          rating: 5,
          date: '2026-01-28',
        },
        {
          id: 'commCCC3',
          subject: 'A4-80 hexagon bolts from stock',
          quote:
            'Three years without a stop of our line because of a missing bolt. The price is not the lowest; the sum at the end of the year is.',
          role: 'Supply chain manager',
          company: 'Okawa Marine Equipment',
          country: 'Japan',
          rating: 4.5,
          date: '2025-11-04',
        },
      ],
    },
  },
  {
    id: 'single',
    props: {
      look: 'single',
      tone: 'soft',
      showSign: true,
      size: { pc: 'large', mobile: 'normal' },
      items: [
        {
          id: 'commDDD4',
          quote: 'Eleven years, four plants, and not one bolt that had to be replaced.',
          role: 'Head of maintenance',
          company: 'Ferrow Wind Turbines',
          country: 'Denmark',
          rating: 5,
        },
      ],
    },
  },
  {
    id: 'row',
    props: {
      eyebrow: 'From 46 countries',
      title: 'Words from goods-in',
      look: 'row',
      card: 'raised',
      items: [
        {
          id: 'commEEE5',
          quote: 'Labels that our scanner reads, on every carton. It saves an hour for each delivery.',
          role: 'Warehouse manager',
          company: 'Lindqvarn Rail Vehicles',
          country: 'Sweden',
          rating: 5,
        },
        {
          id: 'commFFF6',
          quote: 'They called before we noticed that our own order had the wrong thread pitch.',
          role: 'Buyer for fasteners',
          company: 'Castelmar Cranes',
          country: 'Italy',
          rating: 5,
        },
        {
          id: 'commGGG7',
          quote: 'One container mixed from sixty articles, packed so that it could be unloaded by assembly line.',
          role: 'Head of logistics',
          company: 'Al Noor Steel Structures',
          country: 'Oman',
          rating: 4.5,
        },
        {
          id: 'commHHH8',
          quote: 'The 3.1 certificate was in our inbox before the goods were at the gate.',
          role: 'Quality manager',
          company: 'Hartmoor Process Plants',
          country: 'Germany',
          rating: 5,
        },
      ],
    },
  },
  {
    id: 'wall',
    props: {
      title: 'Five lines of praise, and one of advice',
      headAlign: { pc: 'center', mobile: 'start' },
      look: 'wall',
      card: 'plain',
      tone: 'soft',
      items: [
        {
          id: 'commIII9',
          quote:
            'When the melt changed, they told us, with the analysis attached and an offer to keep the old one in stock for our running approval. No other supplier of ours does that.',
          role: 'Quality engineer',
          company: 'Sarvik Offshore',
          country: 'Norway',
          rating: 5,
        },
        {
          id: 'commJJJ0',
          quote: 'Thread gauges fit. Always.',
          role: 'Foreman of assembly',
          company: 'Pellworm Gearboxes',
          country: 'Germany',
        },
        {
          id: 'commKKK1',
          quote: 'A quotation within a day, and it says clearly what is included.',
          role: 'Project buyer',
          company: 'Monteluz Solar',
          country: 'Portugal',
          rating: 4.5,
        },
        {
          id: 'commLLL2',
          quote:
            'We would like smaller packing units for our service vans. Since the spring there are bags of ten; thank you for listening.',
          role: 'Head of service',
          company: 'Tavistar Lifts',
          country: 'Finland',
          rating: 4,
        },
        {
          id: 'commMMM3',
          quote: 'Anchors with an approval that our inspector accepted at first reading.',
          role: 'Site manager',
          company: 'Kordala Tunnelling',
          country: 'Austria',
          rating: 5,
        },
        {
          id: 'commNNN4',
          quote: 'They deliver on the day they say.',
          role: 'Production planner',
          company: 'Vantor Agricultural Machines',
          country: 'France',
          rating: 5,
        },
      ],
    },
  },
]
