import type { Json, Preset } from '@vitrine/schemas'

const text = (...paragraphs: readonly string[]): Json => ({
  type: 'doc',
  content: paragraphs.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
})

/** What goes into a bolt; stories give each a picture. */
export const tabItems = [
  {
    id: 'tabsAAA1',
    label: 'Materials',
    icon: 'layers',
    text: text(
      'We hold A2, A4 and duplex wire in all diameters between 3 and 39 mm, so most orders start within a week.',
      'Each coil keeps its heat number until the carton is closed. Ask for any of them, even ten years later.',
    ),
  },
  {
    id: 'tabsBBB2',
    label: 'Testing',
    icon: 'flask-conical',
    text: text('Hardness, tension and salt spray in our own laboratory, with inspection certificates to EN 10204.'),
    button: { label: 'How we test', link: { type: 'page', pageType: 'info' }, look: 'secondary' },
  },
  {
    id: 'tabsCCC3',
    label: 'Packing and delivery',
    icon: 'truck',
    text: text('Bags, cartons or bins, labelled as your warehouse reads them. Pallets leave every day at four.'),
  },
]

export const tabsPresets: readonly Preset[] = [
  { id: 'line', props: { title: 'What goes into a bolt', items: tabItems.map(({ icon: _icon, ...item }) => item) } },
  {
    id: 'pills',
    props: {
      tone: 'soft',
      look: 'pills',
      eyebrow: 'From wire to carton',
      title: 'What goes into a bolt',
      items: tabItems,
    },
  },
  { id: 'side', props: { look: 'side', title: 'What goes into a bolt', items: tabItems } },
]
