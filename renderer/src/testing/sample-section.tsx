import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { Slot } from '../parts/slot.tsx'
import { viewParts } from '../parts/view-parts.ts'
import type { Registry } from '../section/prepared-section.ts'
import { createRegistry } from '../section/registry.ts'
import { defineSection, type Section, type ViewProps } from '../section/section.ts'

const cardProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 40, default: 'A card', translatable: true, heading: 2 },
    text: { type: 'string', translatable: true },
    body: { $ref: 'rich-text', translatable: true },
    image: { $ref: 'image', translatable: true, responsive: true },
    button: { $ref: 'button' },
    look: { enum: ['plain', 'raised'], default: 'plain', responsive: true },
    size: { type: 'number', minimum: 1, maximum: 10, unit: 'rem', responsive: true },
    ratio: { type: 'number', unit: '' },
    accent: { $ref: 'colour', default: 'theme:primary' },
    border: { $ref: 'border' },
    broken: { type: 'boolean', default: false },
    ...layoutProps,
  },
} as const satisfies SectionProps

/** A section with one prop of every kind. `broken` makes it throw. */
export const cardSpec = {
  type: 'card',
  version: 2,
  category: 'text',
  icon: 'square',
  props: cardProps,
  slots: { inside: {} },
  presets: [{ id: 'plain', props: { title: 'A card' } }],
  upgrades: { 1: [{ step: 'rename', from: 'headline', to: 'title' }] },
} as const satisfies SectionSpec<typeof cardProps>

type CardProps = PropsOf<typeof cardProps>

const { Button, Heading, Image, RichText, Text } = viewParts<CardProps>()

function Card({ props, root }: ViewProps<CardProps>) {
  if (props.broken) throw new Error('This card is broken.')
  return (
    <section {...root}>
      <Heading path="title" />
      <Text path="text" as="p" />
      <RichText path="body" />
      {props.image && <Image path="image" />}
      <Button path="button" />
      <Slot name="inside" />
    </section>
  )
}

export const card = defineSection(cardSpec, { view: Card })

/** The card with a part of its spec changed, for what a registry refuses. */
export const cardWith = (change: Partial<SectionSpec>): Section => ({
  ...card,
  spec: { ...cardSpec, ...change } as SectionSpec,
})

/** The card with one more prop. */
export const cardWithProp = (name: string, schema: Record<string, unknown>): Section =>
  cardWith({ props: { ...cardProps, properties: { ...cardProps.properties, [name]: schema } } as SectionProps })

export const cards: Registry = createRegistry([card])
