import { defineSection, Slot, type ViewProps, viewParts } from '@vitrine/renderer'
import type { PropsOf, SectionProps, SectionSpec } from '@vitrine/schemas'

const sectionProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 200, default: 'Title', translatable: true, heading: 2, order: 1 },
    text: { type: 'string', maxLength: 2000, default: 'Text', translatable: true, setter: 'long-text', order: 2 },
  },
} as const satisfies SectionProps

const containerProps = { type: 'object', additionalProperties: false, properties: {} } as const satisfies SectionProps

const sectionSpec = {
  type: 'bench-section',
  version: 1,
  category: 'text',
  icon: 'type',
  props: sectionProps,
  presets: [],
} as const satisfies SectionSpec<typeof sectionProps>

const containerSpec = {
  type: 'bench-container',
  version: 1,
  category: 'layout',
  icon: 'square',
  props: containerProps,
  slots: { content: {} },
  presets: [],
} as const satisfies SectionSpec<typeof containerProps>

type BenchProps = PropsOf<typeof sectionProps>

const { Heading, Text } = viewParts<BenchProps>()

/** As `drawn.tsx` draws it. */
const Section = ({ root }: ViewProps<BenchProps>) => (
  <section {...root} className="section">
    <Heading path="title" />
    <Text path="text" as="p" />
  </section>
)

const Container = ({ root }: ViewProps<PropsOf<typeof containerProps>>) => (
  <div {...root}>
    <Slot name="content" className="container" />
  </div>
)

/** What our designer places on the bench's pages: the same as the others, by our own means. */
export const sections = [
  defineSection(sectionSpec, { view: Section }),
  defineSection(containerSpec, { view: Container }),
]
