import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Json, SchemaNode } from '@vitrine/schemas'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import type { FieldSource } from '../../field-source.ts'
import { SampleForm } from '../../testing/sample-form.tsx'
import { createValueSource } from '../../value-source/value-source.ts'

const words = (text: string) => ({ type: 'text', text })
const paragraph = (...content: readonly Json[]) => ({ type: 'paragraph', content })
const doc = (...content: readonly Json[]) => ({ type: 'doc', content })

/** A form in which one field is translated from Arabic. */
function drawFrom(body: SchemaNode, from: Json) {
  const values = createValueSource({ body: body.type === 'string' ? 'Text' : doc(paragraph(words('Text'))) })
  const source: FieldSource = {
    ...values,
    stateOf: (() => {
      const kept = new Map<string, ReturnType<FieldSource['stateOf']>>()
      return (path: string) => {
        const state = kept.get(path) ?? {
          ...values.stateOf(path),
          ...(path === 'body' && {
            translation: { state: 'translated' as const, source: from, sourceLanguage: 'ar' },
          }),
        }
        kept.set(path, state)
        return state
      }
    })(),
  }
  const schema: SchemaNode = { type: 'object', additionalProperties: false, properties: { body } }
  return render(<SampleForm schema={schema} source={source} />)
}

const richText = { $ref: 'rich-text' } as const

it('shows the words of a rich text beside it, a line for each block, in their language', async () => {
  const item = { type: 'listItem', content: [paragraph(words('براغٍ'))] }
  const source = doc(paragraph(words('صواميل '), { ...words('قوية'), marks: [{ type: 'bold' }] }), {
    type: 'bulletList',
    content: [item, item],
  })
  const { container } = drawFrom(richText, source)
  const box = await screen.findByRole('textbox', { name: 'Body' })
  const shown = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(shown?.textContent).toBe('صواميل قوية\n\nبراغٍ\nبراغٍ')
  expect([shown?.lang, shown?.dir]).toEqual(['ar', 'rtl'])
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it.each([
  ['without words', richText, doc(paragraph())],
  ['of another kind', richText, null],
  ['that is empty', { type: 'string' } as const, ''],
])('shows no source %s, and points to none', async (_, schema, source) => {
  drawFrom(schema, source)
  const box = await screen.findByRole('textbox', { name: 'Body' })
  expect(box.getAttribute('aria-describedby')).toBeNull()
})

it('shows a plain text as it is', async () => {
  drawFrom({ type: 'string' }, 'نص')
  const described = screen.getByLabelText('Body').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('نص')
})

it('says of an outdated translation which language has changed, and keeps it with one press', async () => {
  const kept: string[] = []
  const values = createValueSource({ body: 'Alt' })
  const state = {
    ...values.stateOf('body'),
    origin: { kind: 'language', language: 'de' } as const,
    translation: { state: 'stale', source: 'New', sourceLanguage: 'en' } as const,
  }
  const source: FieldSource = {
    ...values,
    stateOf: (path) => (path === 'body' ? state : values.stateOf(path)),
    keepTranslation: (path) => kept.push(path),
  }
  const properties = { body: { type: 'string', translatable: true } } as const
  render(<SampleForm schema={{ type: 'object', additionalProperties: false, properties }} source={source} />)
  expect(screen.getByText('Outdated').title).toBe('The text in English has changed since it was translated.')
  expect(screen.queryByText(/German/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keep translation', description: 'Body' }))
  expect(kept).toEqual(['body'])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Body' }))
})

it('says after a change of the source how many translations it has made outdated, and that it was minor with one press', async () => {
  const marked: string[] = []
  const values = createValueSource({ body: 'Text' })
  const state = { ...values.stateOf('body'), outdated: 5 }
  const source: FieldSource = {
    ...values,
    stateOf: (path) => (path === 'body' ? state : values.stateOf(path)),
    markMinor: (path) => marked.push(path),
  }
  const properties = { body: { type: 'string', translatable: true } } as const
  const { container } = render(
    <SampleForm schema={{ type: 'object', additionalProperties: false, properties }} source={source} />,
  )
  expect(screen.getByText('5 translations are now outdated.')).toBeTruthy()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Mark as minor change', description: 'Body' }))
  expect(marked).toEqual(['body'])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Body' }))
})

it('shows of an outdated translation what has changed in its source, word by word', async () => {
  const values = createValueSource({ body: 'Alt' })
  const changed = { from: '2:0000000000000001', to: 'Bolts for any site' }
  const state = {
    ...values.stateOf('body'),
    translation: { state: 'stale', source: 'Bolts for any site', sourceLanguage: 'en', changed } as const,
  }
  const source: FieldSource = { ...values, stateOf: (path) => (path === 'body' ? state : values.stateOf(path)) }
  const schema: SchemaNode = {
    type: 'object',
    additionalProperties: false,
    properties: { body: { type: 'string', translatable: true } },
  }
  const asked: string[] = []
  const services = {
    sourceText: async (fingerprint: string) => {
      asked.push(fingerprint)
      return 'Bolts for every site'
    },
  }
  const { container } = render(<SampleForm {...{ schema, source, services }} />)
  const shown = await screen.findByRole('group', { name: 'What changed in the source text' })
  expect(shown.innerHTML).toBe('<span>Bolts for </span><del>every</del><ins>any</ins><span> site</span>')
  expect([asked, shown.lang]).toEqual([['2:0000000000000001'], 'en'])
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})
