import type { Json, SchemaNode } from '@vitrine/schemas'
import { createRoot } from 'react-dom/client'
import { SampleForm } from '../../../../setters/src/testing/sample-form.tsx'

const text = (title: string): SchemaNode => ({ type: 'string', title, maxLength: 200 })
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The two panels of the issue: 500 fields, and a list of 1,000 items. */
const panels: Readonly<Record<string, { readonly schema: SchemaNode; readonly value: Json }>> = {
  fields: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(numbers(500).map((at) => [`field${at}`, text(`Field ${at}`)])),
    },
    value: {},
  },
  items: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        items: {
          type: 'array',
          items: { type: 'object', additionalProperties: false, properties: { title: text('Title') } },
        },
      },
    },
    value: { items: numbers(1000).map((at) => ({ title: `Part ${at}` })) },
  },
}

const asked = panels[new URLSearchParams(location.search).get('panel') ?? '']
if (!asked) throw new Error('Ask for ?panel=fields or ?panel=items.')
createRoot(document.body.appendChild(document.createElement('div'))).render(<SampleForm {...asked} />)
