import { act, screen, waitFor } from '@testing-library/react'
import type { Json, SchemaNode } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import type { MediaService } from '../services.ts'
import { drawForm } from '../testing/draw-form.tsx'
import { sampleServices } from '../testing/sample-services.ts'
import { createValueSource } from '../value-source/value-source.ts'

const closed = (properties: Readonly<Record<string, SchemaNode>>): SchemaNode => ({
  type: 'object',
  additionalProperties: false,
  properties,
})

/** A form on the first of some values, and how it is given the second. */
function drawTwo(schema: SchemaNode, first: Json, second: Json, media: Partial<MediaService> = {}) {
  const [a, b] = [createValueSource(first), createValueSource(second)]
  const form = drawForm(schema, undefined, {
    source: a,
    services: { media: { ...(sampleServices().media as MediaService), ...media } },
  })
  return { ...form, a, b, giveSecond: () => form.give(b) }
}

describe('a form that is given another source', () => {
  it('writes to what it shows', async () => {
    const { user, field, a, b, giveSecond } = drawTwo(
      closed({ name: { type: 'string' }, size: { type: 'string' } }),
      { name: 'Bolt', size: 'M8' },
      { name: 'Nut', size: 'M8' },
    )
    await user.type(field('Name'), '!')
    giveSecond()
    await user.type(field('Name'), 's')
    expect(b.value()).toEqual({ name: 'Nuts', size: 'M8' })
    expect(a.value()).toEqual({ name: 'Bolt!', size: 'M8' })
    act(() => a.set('name', 'Screw'))
    expect(field('Name')).toHaveProperty('value', 'Nuts')
    act(() => b.set('name', 'Washer'))
    expect(field('Name')).toHaveProperty('value', 'Washer')
  })

  it('leaves behind what did not fit, also where both say the same', async () => {
    const { user, field, b, giveSecond } = drawTwo(
      closed({ code: { type: 'string', maxLength: 3 } }),
      { code: 'abc' },
      { code: 'abc' },
    )
    await user.type(field('Code'), 'd')
    expect(screen.getByRole('alert')).toBeTruthy()
    giveSecond()
    expect(field('Code')).toHaveProperty('value', 'abc')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(b.value()).toEqual({ code: 'abc' })
  })

  it('gives an upload that ends later to whom it was for', async () => {
    let finish = () => {}
    const { user, container, field, a, b, giveSecond } = drawTwo(
      closed({ picture: { $ref: 'image' } }),
      { picture: { src: '/pictures/a.webp', alt: 'A' } },
      { picture: { src: '/pictures/b.webp', alt: 'B' } },
      {
        upload: async (sent, kind) => {
          await new Promise<void>((resolve) => {
            finish = resolve
          })
          return { id: 'mediaNew', kind, name: sent.name, src: '/uploads/new.webp' }
        },
      },
    )
    const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await user.upload(input, new File(['…'], 'new.webp', { type: 'image/webp' }))
    giveSecond()
    await act(async () => finish())
    await waitFor(() => expect(a.value()).toEqual({ picture: { src: '/uploads/new.webp', alt: 'A' } }))
    expect(b.value()).toEqual({ picture: { src: '/pictures/b.webp', alt: 'B' } })
    expect(field('Alternative text')).toHaveProperty('value', 'B')
    expect(screen.getByText('b.webp')).toBeTruthy()
  })

  it('opens no item that was open in another list, and brings back no branch of another union', async () => {
    const branch = (kind: string): SchemaNode => ({
      ...closed({ kind: { const: kind }, text: { type: 'string', default: kind } }),
      required: ['kind'],
    })
    const schema = closed({
      rows: { type: 'array', items: closed({ id: { type: 'string' }, cell: { type: 'string' } }) },
      what: { oneOf: [branch('one'), branch('two')], discriminator: { propertyName: 'kind' } } as SchemaNode,
    })
    const values = { rows: [{ id: 'aaaaaaaa', cell: 'x' }], what: { kind: 'one', text: 'first' } }
    const { user, b, giveSecond } = drawTwo(schema, values, values)
    await user.click(screen.getByRole('button', { expanded: false }))
    const kinds = screen.getByRole('combobox', { name: /What/ })
    await user.selectOptions(kinds, '1')
    giveSecond()
    expect(screen.queryByLabelText('Cell')).toBeNull()
    const kindsNow = screen.getByRole('combobox', { name: /What/ })
    expect(kindsNow).toHaveProperty('value', '0')
    await user.selectOptions(kindsNow, '1')
    expect(b.value()).toEqual({ ...values, what: expect.objectContaining({ kind: 'two' }) })
    await user.selectOptions(screen.getByRole('combobox', { name: /What/ }), '0')
    expect(b.value()).toEqual(values)
  })

  it('shows all of a long form, a moment later', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `field${at}`)
    const schema = closed(Object.fromEntries(names.map((name) => [name, { type: 'string' }])))
    const values = (text: string) => Object.fromEntries(names.map((name) => [name, text]))
    const { giveSecond } = drawTwo(schema, values('a'), values('b'))
    giveSecond()
    await waitFor(() => expect(screen.getAllByDisplayValue('b')).toHaveLength(12))
    expect(screen.queryByDisplayValue('a')).toBeNull()
  })
})
