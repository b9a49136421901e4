import { defineTool, readOnly } from './tool.ts'

const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const

export const listSites = defineTool({
  name: 'list_sites',
  title: 'List sites',
  description:
    'The sites that this API key works on, with its actions on each and the languages in which it may write. Call it first.',
  input: { type: 'object', additionalProperties: false, properties: {} },
  output: {
    type: 'object',
    required: ['key', 'sites'],
    additionalProperties: false,
    properties: {
      key: { type: 'string', description: 'The name of the key. Histories tell it beside its maker.' },
      writes: { ...texts, description: 'The languages in which it may write texts; all of the site when left out.' },
      sites: {
        type: 'array',
        items: {
          type: 'object',
          required: ['tenantId', 'clientId', 'name', 'sourceLanguage', 'languages', 'actions'],
          additionalProperties: false,
          properties: {
            tenantId: text,
            clientId: text,
            name: text,
            sourceLanguage: {
              type: 'string',
              description: 'That of base values; the other languages are translated from it.',
            },
            languages: texts,
            actions: texts,
          },
        },
      },
    },
  },
  annotations: readOnly,
  run: async (_input, { access }) => ({
    key: access.keyName,
    ...(access.languages && { writes: access.languages }),
    sites: access.sites,
  }),
})
