import { CompletionContext } from '@codemirror/autocomplete'
import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { act, screen, waitFor } from '@testing-library/react'
import type { Json } from '@vitrine/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { formSchema } from '../reading/form-schema.ts'
import { drawForm } from '../testing/draw-form.tsx'
import { deliveryProps, questions, questionsProps } from '../testing/sample-schemas.ts'
import { completionFrom } from './completion.ts'
import { placesIn } from './json-tree.ts'

beforeAll(async () => {
  await import('./json-editor.tsx')
})

const editor = async () => {
  const found = await waitFor(() => document.querySelector<HTMLElement>('.cm-editor') ?? Promise.reject())
  return EditorView.findFromDOM(found) as EditorView
}
const write = (view: EditorView, insert: string) =>
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }))

describe('the whole form as JSON', () => {
  it('writes what can be read and fits, and nothing else', async () => {
    const { value } = drawForm(questionsProps, { title: 'Old' }, { mode: 'raw' })
    const view = await editor()
    expect(view.state.doc.toString()).toBe('{\n  "title": "Old"\n}')
    write(view, '{ "title": ')
    expect(screen.getByRole('alert').textContent).toBe('This is not valid JSON.')
    write(view, '{ "title": 12 }')
    expect(screen.getByRole('alert').textContent).not.toContain('valid JSON')
    write(view, '')
    expect(value()).toEqual({ title: 'Old' })
    write(view, '{ "title": "New" }')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(value()).toEqual({ title: 'New' })
    expect(view.state.doc.toString()).toBe('{ "title": "New" }')
  })

  it('takes what is for one device as it is seen, in entries too', async () => {
    const picture = { type: 'object', additionalProperties: false, properties: { src: { type: 'string' } } } as const
    const slide = {
      type: 'object',
      properties: { title: { type: 'string' }, picture: { ...picture, responsive: true } },
    } as const
    const schema = { type: 'object', properties: { slides: { type: 'array', items: slide } } } as const
    const seen = { slides: [{ title: 'Old', picture: { src: '/a.webp' } }] }
    const { value } = drawForm(schema, seen, { mode: 'raw' })
    const text = JSON.stringify(seen).replace('Old', 'New')
    write(await editor(), text)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(value()).toEqual(JSON.parse(text))
  })

  it('shows what comes from elsewhere', async () => {
    const { source } = drawForm(questionsProps, { title: 'Old' }, { mode: 'raw' })
    const view = await editor()
    act(() => source.reset({ title: 'From elsewhere' }))
    expect(view.state.doc.toString()).toContain('From elsewhere')
  })
})

it('finds the places of values by the paths of problems', () => {
  const text = JSON.stringify(questions, undefined, 2)
  const state = EditorState.create({ doc: text, extensions: json() })
  const places = placesIn(state, questions)
  const at = places.get('items[delivery].question')
  expect(state.sliceDoc(at?.from, at?.to)).toBe('"How soon can you deliver?"')
  expect(places.get('title')).toBeTruthy()
})

/** What is offered where `|` stands. */
function offered(schema: typeof questionsProps | typeof deliveryProps, text: string, value: Json = {}) {
  const pos = text.indexOf('|')
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: json() })
  const world = { schema, form: formSchema(schema), value: () => value }
  const result = completionFrom(world)(new CompletionContext(state, pos, true))
  return (result?.options ?? []).map(({ label }) => label)
}

describe('completion', () => {
  it('offers the names that are not there yet', () => {
    expect(offered(questionsProps, '{ | }')).toEqual(['"title"', '"look"', '"showNumbers"', '"items"'])
    expect(offered(questionsProps, '{ "title": "a", "l|" }')).not.toContain('"title"')
    expect(offered(questionsProps, '{ "items": [{ "id": "abcdefgh", | }] }')).toEqual(['"question"', '"answer"'])
  })

  it('offers the names that conditions allow', () => {
    expect(offered(questionsProps, '{ | }', { showNumbers: true })).toContain('"numberFrom"')
  })

  it('offers choices, yes and no, and what a branch is called', () => {
    expect(offered(questionsProps, '{ "look": | }')).toEqual(['"lined"', '"boxed"', '"plain"'])
    expect(offered(questionsProps, '{ "showNumbers": | }')).toEqual(['true', 'false'])
    expect(offered(deliveryProps, '{ "delivery": { "kind": | } }')).toEqual(['"parcel"', '"pallet"'])
    expect(offered(deliveryProps, '{ "delivery": { "kind": "pallet", | } }', { delivery: { kind: 'pallet' } })).toEqual(
      ['"places"', '"note"'],
    )
  })
})
