import type { Preset } from '@vitrine/schemas'

/** Those who answer at our works; stories give them photos. */
export const people = [
  {
    id: 'teamAAA1',
    name: 'Marit Solberg',
    role: 'Head of sales, Northern Europe',
    text: 'Knows every stock list by heart, and answers before noon.',
    phone: '+47 55 010 214',
    email: 'marit.solberg@nordhaven.example',
  },
  {
    id: 'teamBBB2',
    name: 'Jonas Ekdahl',
    role: 'Parts to drawing',
    text: 'Reads your drawing and says what can be made cheaper.',
    phone: '+47 55 010 231',
    email: 'jonas.ekdahl@nordhaven.example',
  },
  {
    id: 'teamCCC3',
    name: 'Dr Leïla Haddad',
    role: 'Laboratory',
    text: 'Explains a certificate line by line, also in Arabic and French.',
    email: 'leila.haddad@nordhaven.example',
  },
  {
    id: 'teamDDD4',
    name: 'Tomasz Wilk',
    role: 'Shipping and customs',
    text: 'Gets a pallet across four borders in three days.',
    phone: '+47 55 010 266',
  },
]

export const teamPresets: readonly Preset[] = [
  {
    id: 'photos',
    props: {
      eyebrow: 'People',
      title: 'Who answers at Nordhaven',
      text: 'No call centre: you speak with those who know the part.',
      columns: { pc: 4, mobile: 2 },
      items: people.map(({ id, name, role }) => ({ id, name, role })),
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Who answers at Nordhaven',
      headAlign: { pc: 'center', mobile: 'start' },
      tone: 'soft',
      look: 'cards',
      shape: 'round',
      columns: { pc: 3, mobile: 1 },
      items: people.slice(0, 3),
    },
  },
  {
    id: 'contacts',
    props: { title: 'Whom to call', look: 'rows', shape: 'square', columns: { pc: 2, mobile: 1 }, items: people },
  },
]
