import { listSectionSpecs, sectionSpecByType } from '@vitrine/schemas'
import { defineSiteTool, readOnly, siteField } from './tool.ts'

const text = { type: 'string' } as const
const slots = {
  type: 'object',
  description: 'By name: { accepts?: [types], max? }. A component of this type takes others there.',
} as const
const nesting = { type: 'object', description: '{ root?, within?, single?, part? }: where it may stand.' } as const

export const listSections = defineSiteTool({
  name: 'list_sections',
  title: 'List sections',
  description: 'The types of sections that can be placed on pages of this site. get_section_schema tells their values.',
  actions: ['draft.read'],
  input: { type: 'object', additionalProperties: false, properties: { site: siteField } },
  output: {
    type: 'object',
    required: ['sections'],
    additionalProperties: false,
    properties: {
      sections: {
        type: 'array',
        items: {
          type: 'object',
          required: ['type', 'version', 'category'],
          additionalProperties: false,
          properties: {
            type: text,
            version: { type: 'integer' },
            category: text,
            slots,
            nesting,
            presets: { type: 'array', items: text },
          },
        },
      },
    },
  },
  annotations: readOnly,
  run: async (_input, { ask }) => ({ sections: await ask(listSectionSpecs, {}) }),
})

export const getSectionSchema = defineSiteTool({
  name: 'get_section_schema',
  title: 'Get the schema of a section',
  description:
    'The JSON Schema of the values of a section (`props`), its slots, where it may stand, and its presets with example values. Values marked translatable are written for each language; responsive ones have a value for each device (path.pc, path.mobile).',
  actions: ['draft.read'],
  input: {
    type: 'object',
    required: ['type'],
    additionalProperties: false,
    properties: { site: siteField, type: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' } },
  },
  output: {
    type: 'object',
    required: ['type', 'version', 'category', 'props', 'slots', 'nesting', 'presets'],
    additionalProperties: false,
    properties: {
      type: text,
      version: { type: 'integer', description: 'What new components of it say as their version.' },
      category: text,
      props: { type: 'object' },
      slots,
      nesting,
      presets: { type: 'array', items: { type: 'object' } },
    },
  },
  annotations: readOnly,
  run: ({ type }, { ask }) => ask(sectionSpecByType, { type }),
})
