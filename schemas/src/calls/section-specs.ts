import type { SchemaNode, SectionProps } from '../keywords.ts'
import type { Nesting, Preset, SlotSpec } from '../section.ts'
import { call, shaped } from './call.ts'

/** A section that can be placed, without what can be set of it. */
export interface SectionInSpecs {
  readonly type: string
  /** What components of it say as their `version`. */
  readonly version: number
  readonly category: string
  readonly slots: Readonly<Record<string, SlotSpec>>
  readonly nesting: Nesting
  /** The ids of its presets. */
  readonly presets: readonly string[]
}

/** A section with the JSON Schema of its values, and its presets with theirs. */
export interface SectionWithSchema extends Omit<SectionInSpecs, 'presets'> {
  readonly props: SectionProps
  readonly presets: readonly Preset[]
}

const spec = {
  type: { type: 'string' },
  version: { type: 'integer', minimum: 1 },
  category: { type: 'string' },
  slots: { type: 'object' },
  nesting: { type: 'object' },
} as const

const required = ['type', 'version', 'category', 'slots', 'nesting', 'presets'] as const

export const listSectionSpecs = call('GET v1/page/sections', {
  name: 'sections.list',
  access: 'draft.read',
  summary: 'The sections that can be placed on pages: their types, versions, slots and presets.',
  answer: shaped<readonly SectionInSpecs[]>({
    type: 'array',
    items: {
      type: 'object',
      required,
      additionalProperties: false,
      properties: { ...spec, presets: { type: 'array', items: { type: 'string' } } },
    } satisfies SchemaNode,
  }),
})

export const sectionSpecByType = call('GET v1/page/sections/{type}', {
  name: 'sections.get',
  access: 'draft.read',
  summary: 'One section with the JSON Schema of its values (`props`) and its presets.',
  params: {
    type: 'object',
    required: ['type'],
    additionalProperties: false,
    properties: { type: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' } },
  },
  answer: shaped<SectionWithSchema>({
    type: 'object',
    required: [...required, 'props'],
    additionalProperties: false,
    properties: { ...spec, props: {}, presets: { type: 'array', items: { type: 'object' } } },
  }),
})
