import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SchemaForm } from './schema-form.tsx'

test('a form is drawn on a server too, with its values, in English until the browser knows the language', () => {
  const schema = {
    type: 'object',
    required: ['company'],
    properties: {
      company: { type: 'string', title: 'Company' },
      parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  }
  const html = renderToString(
    createElement(SchemaForm, {
      schema,
      value: { company: 'Bolts & more', parts: [{ name: 'M6' }] },
      onSubmit: () => {},
    }),
  )
  expect(html).toContain('Company')
  expect(html).toContain('value="Bolts &amp; more"')
  expect(html).toContain('Save')
  // Until it is hydrated nobody sends it.
  expect(html).toMatch(/<fieldset[^>]* data-foot="" disabled=""/)
})
