import { fireEvent, render, screen } from '@testing-library/react'
import { SchemaForm } from '@vitrine/setters'
import { expect, test, vi } from 'vitest'
import { ratingProps } from '../src/rating/spec.ts'
import { stars } from '../src/stars/stars.tsx'

test('stars are chosen with the setter of this pack', async () => {
  const onChange = vi.fn()
  const schema = { type: 'object', properties: { stars: ratingProps.properties.stars } }
  render(<SchemaForm schema={schema} defaultValue={{ stars: 4 }} setters={[stars]} onChange={onChange} />)
  const slider = await screen.findByRole('slider')
  expect(slider).toHaveProperty('value', '4')
  fireEvent.change(slider, { target: { value: '2' } })
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toEqual({ stars: 2 }))
})
