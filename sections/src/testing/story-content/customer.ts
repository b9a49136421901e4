import type { Preset } from '@vitrine/schemas'

export const customerPresets: readonly Preset[] = [
  {
    id: 'row',
    props: {
      eyebrow: 'They build with us',
      look: 'row',
      headAlign: { pc: 'center', mobile: 'center' },
      items: [
        { id: 'custAAA1', name: 'Ferrow Wind' },
        { id: 'custBBB2', name: 'Brekka Bridge Works' },
        { id: 'custCCC3', name: 'Talvera Pumps' },
        { id: 'custDDD4', name: 'Okawa Marine' },
        { id: 'custEEE5', name: 'Castelmar Cranes' },
        { id: 'custFFF6', name: 'Lindqvarn Rail' },
      ],
    },
  },
  {
    id: 'grid',
    props: {
      eyebrow: 'Customers',
      title: 'Held together by Nordhaven',
      text: 'Some have bought from us since our first catalogue. All of them may be called for a reference.',
      look: 'grid',
      items: [
        { id: 'custGGG7', name: 'Ferrow Wind', note: 'Tower and blade bolts', figure: 'since 1994' },
        {
          id: 'custHHH8',
          name: 'Brekka Bridge Works',
          note: 'Structural sets',
          figure: '9,000 sets',
          link: { type: 'page', pageType: 'case', id: 'harbour-footbridge' },
        },
        { id: 'custIII9', name: 'Talvera Pumps', note: 'Parts to drawing', figure: '62 drawings' },
        { id: 'custJJJ0', name: 'Okawa Marine', note: 'A4-80 from stock', figure: 'since 2003' },
        { id: 'custKKK1', name: 'Castelmar Cranes', note: 'Property class 10.9', figure: '400 t a year' },
        { id: 'custLLL2', name: 'Lindqvarn Rail', note: 'Kits for assembly', figure: '1,100 kits a week' },
        { id: 'custMMM3', name: 'Monteluz Solar', note: 'Clamps and rails', figure: '38 parks' },
        { id: 'custNNN4', name: 'Kordala Tunnelling', note: 'Bonded anchors', figure: '14 km of tunnel' },
      ],
    },
  },
  {
    id: 'regions',
    props: {
      tone: 'soft',
      eyebrow: '46 countries',
      title: 'Where our bolts are at work',
      unit: 'customers',
      regions: [
        {
          id: 'custOOO5',
          name: 'Northern Europe',
          countries: 'Norway, Sweden, Denmark, Finland, Iceland, Estonia, Latvia, Lithuania',
          count: 412,
        },
        {
          id: 'custPPP6',
          name: 'Central and Southern Europe',
          countries: 'Germany, Austria, Switzerland, Poland, Czechia, Italy, Spain, Portugal, France',
          count: 638,
        },
        {
          id: 'custQQQ7',
          name: 'Middle East and Africa',
          countries: 'Oman, United Arab Emirates, Saudi Arabia, Egypt, Morocco, Kenya, South Africa',
          count: 173,
        },
        {
          id: 'custRRR8',
          name: 'Asia and Oceania',
          countries: 'Japan, South Korea, Singapore, Vietnam, India, Australia, New Zealand',
          count: 246,
        },
        { id: 'custSSS9', name: 'The Americas', countries: 'Canada, United States, Mexico, Chile, Brazil', count: 118 },
      ],
    },
  },
]
