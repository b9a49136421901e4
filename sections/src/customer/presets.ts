import type { Preset } from '@vitrine/schemas'

export const customerPresets: readonly Preset[] = [
  {
    id: 'row',
    props: {
      title: 'They build with our parts',
      items: [
        { id: 'custAAA1', name: 'Veltrum Wind' },
        { id: 'custBBB2', name: 'Kestrel Marine' },
        { id: 'custCCC3', name: 'Ostara Rail' },
        { id: 'custDDD4', name: 'Alta Solar' },
        { id: 'custEEE5', name: 'Meridian Ports' },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Who we deliver to',
      text: 'Most have been with us for more than ten years.',
      look: 'cards',
      columns: { pc: 3, mobile: 2 },
      items: [
        { id: 'custFFF6', name: 'Veltrum Wind', note: 'Tower and jacket bolts since 2009' },
        { id: 'custGGG7', name: 'Brunnhof Wasserbau', note: 'A4 sets for basins and weirs' },
        { id: 'custHHH8', name: 'Tannberg Holzbau', note: 'Screws and plates for timber halls' },
      ],
    },
  },
  {
    id: 'regions',
    props: {
      title: '46 countries, four time zones of sales',
      look: 'grid',
      tone: 'soft',
      regions: [
        { id: 'regionA1', name: 'Europe', count: '24', places: 'Germany, Austria, Spain, Norway, Poland and 19 more' },
        {
          id: 'regionB2',
          name: 'Middle East and Africa',
          count: '11',
          places: 'United Arab Emirates, Oman, Egypt, Morocco and 7 more',
        },
        { id: 'regionC3', name: 'Asia and Pacific', count: '8', places: 'Japan, Viet Nam, Australia and 5 more' },
        { id: 'regionD4', name: 'Americas', count: '3', places: 'Canada, Mexico, Chile' },
      ],
    },
  },
]
