import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import { createRegistry } from './registry.ts'
import { defineSection } from './section.ts'

const quote = defineSection({
  type: 'acme-quote',
  props: {
    text: { type: 'string', default: 'Words', translatable: true },
    size: { enum: ['normal', 'large'], default: 'normal' },
    stars: { type: 'integer', minimum: 1, maximum: 5 },
  },
  view: ({ props, root }) => {
    expectTypeOf(props.text).toEqualTypeOf<string>()
    expectTypeOf(props.size).toEqualTypeOf<'normal' | 'large'>()
    expectTypeOf(props.stars).toEqualTypeOf<number | undefined>()
    return (
      <blockquote {...root}>
        {props.text} {props.size}
      </blockquote>
    )
  },
})

it('is a section that the registry takes, with what is usual where nothing is said', () => {
  const { specs } = createRegistry([quote])
  expect(specs[0]).toMatchObject({ type: 'acme-quote', version: 1, category: 'text', presets: [{ props: {} }] })
  expect(specs[0]?.props.required).toEqual(['text', 'size'])
  expect(Object.keys(specs[0]?.props.properties ?? {})).toContain('spacing')
})

it('is drawn by its view', () => {
  const View = quote.view as unknown as (props: Readonly<Record<string, unknown>>) => ReactNode
  const { container } = render(
    <View id="a" props={{ text: 'Said', size: 'large' }} root={{ 'data-section': 'x' }} data={{}} />,
  )
  expect(container.textContent).toBe('Said large')
})

it('says all that is wrong with its schema when it is registered', () => {
  const wrong = defineSection({
    type: 'Acme',
    props: { text: { type: 'string', translateable: true } as never },
    view: () => null,
  })
  expect(() => createRegistry([wrong])).toThrow(/Acme/)
})
