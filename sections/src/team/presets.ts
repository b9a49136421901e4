import type { Preset } from '@vitrine/schemas'

export const teamPresets: readonly Preset[] = [
  {
    id: 'photos',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say who answers at {siteName}',
      text: 'Say in one sentence when to ask whom.',
      columns: { pc: 4, mobile: 2 },
      items: [
        { id: 'teamAAA1', name: 'Name of a person', role: 'Job title' },
        { id: 'teamBBB2', name: 'Name of a person', role: 'Job title' },
        { id: 'teamCCC3', name: 'Name of a person', role: 'Job title' },
        { id: 'teamDDD4', name: 'Name of a person', role: 'Job title' },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Say who answers at {siteName}',
      headAlign: { pc: 'center', mobile: 'start' },
      tone: 'soft',
      look: 'cards',
      shape: 'round',
      columns: { pc: 3, mobile: 1 },
      items: [
        { id: 'teamEEE5', name: 'Name of a person', role: 'Job title', text: 'Say what this person can help with.' },
        { id: 'teamFFF6', name: 'Name of a person', role: 'Job title', text: 'Say what this person can help with.' },
        { id: 'teamGGG7', name: 'Name of a person', role: 'Job title', text: 'Say what this person can help with.' },
      ],
    },
  },
  {
    id: 'contacts',
    props: {
      title: 'Say whom to call',
      look: 'rows',
      shape: 'square',
      columns: { pc: 2, mobile: 1 },
      items: [
        { id: 'teamHHH8', name: 'Name of a person', role: 'Job title', text: 'Say what this person can help with.' },
        { id: 'teamIII9', name: 'Name of a person', role: 'Job title', text: 'Say what this person can help with.' },
        { id: 'teamJJJ0', name: 'Name of a person', role: 'Job title', text: 'Say what this person can help with.' },
        { id: 'teamKKK1', name: 'Name of a person', role: 'Job title', text: 'Say what this person can help with.' },
      ],
    },
  },
]
