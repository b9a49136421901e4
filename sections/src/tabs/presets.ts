import type { Json, Preset } from '@vitrine/schemas'

const text = (...paragraphs: readonly string[]): Json => ({
  type: 'doc',
  content: paragraphs.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
})
const about = text(
  'Say here what belongs to this tab. Begin with what a buyer asks first.',
  'Add what else there is to know.',
)

export const tabsPresets: readonly Preset[] = [
  {
    id: 'line',
    props: {
      title: 'Say what these tabs have in common',
      items: [
        { id: 'tabsAAA1', label: 'First tab', text: about },
        { id: 'tabsBBB2', label: 'Second tab', text: about },
        { id: 'tabsCCC3', label: 'Third tab', text: about },
      ],
    },
  },
  {
    id: 'pills',
    props: {
      tone: 'soft',
      look: 'pills',
      eyebrow: 'Line above the title',
      title: 'Say what these tabs have in common',
      items: [
        { id: 'tabsDDD4', label: 'First tab', icon: 'package', text: about },
        { id: 'tabsEEE5', label: 'Second tab', icon: 'wrench', text: about },
        { id: 'tabsFFF6', label: 'Third tab', icon: 'truck', text: about },
      ],
    },
  },
  {
    id: 'side',
    props: {
      look: 'side',
      title: 'Say what these tabs have in common',
      items: [
        { id: 'tabsGGG7', label: 'First tab', text: about },
        { id: 'tabsHHH8', label: 'Second tab', text: about },
        { id: 'tabsIII9', label: 'Third tab', text: about },
        { id: 'tabsJJJ0', label: 'Fourth tab', text: about },
      ],
    },
  },
]
