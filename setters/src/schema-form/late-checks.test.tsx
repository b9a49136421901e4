import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SchemaFormProps } from './schema-form-props.ts'

// As browsers have it: what makes checks and setters that few schemas ask for come over a network.

const order = {
  type: 'object',
  required: ['company'],
  properties: {
    company: { type: 'string', title: 'Company', minLength: 2 },
    quantity: { type: 'integer', title: 'Quantity', minimum: 1 },
    parts: { type: 'array', title: 'Parts', items: { type: 'string', title: 'Part' } },
  },
} as const

let SchemaForm: (props: SchemaFormProps<unknown>) => ReactNode
/** Lets scripts come, or says that they do not. */
let line: { up: () => Promise<void>; down: () => Promise<void>; readonly asked: () => number }

beforeEach(async () => {
  vi.resetModules()
  let asked = 0
  let waiting: ((isUp: boolean) => void)[] = []
  let isUp = false
  const settle = (up: boolean) =>
    act(async () => {
      isUp = up
      for (const end of waiting) end(up)
      waiting = []
    })
  line = { up: () => settle(true), down: () => settle(false), asked: () => asked }
  vi.doMock('#compiler', () => ({ given: undefined }))
  vi.doMock('#late-setters', () => import('./late-setters.browser.ts'))
  vi.doMock('../loading/load-with-retry.ts', () => ({
    LoadError: class extends Error {},
    withRetry: (load: () => Promise<unknown>) => async () => {
      asked += 1
      if (!isUp && !(await new Promise<boolean>((end) => waiting.push(end)))) throw new Error('Did not come.')
      return load()
    },
  }))
  ;({ SchemaForm } = await import('./schema-form.tsx'))
})
afterEach(() => {
  cleanup()
  for (const name of ['#compiler', '#late-setters', '../loading/load-with-retry.ts']) vi.doUnmock(name)
  vi.resetModules()
})

const field = (label: string) => screen.getByLabelText(label, { exact: true })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const arrived = () => vi.waitFor(() => act(async () => {}))

it('is drawn at once; what is typed before checks stays as typed, and is checked in its turn when they come', async () => {
  const onChange = vi.fn()
  render(<SchemaForm schema={order} onChange={onChange} />)
  type('Company', 'A')
  type('Quantity', '3')
  type('Company', 'Ac')
  fireEvent.blur(field('Company'))
  expect(field('Company')).toHaveProperty('value', 'Ac')
  expect(field('Quantity')).toHaveProperty('value', '3')
  expect(onChange).not.toHaveBeenCalled()
  await line.up()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  expect(onChange.mock.calls).toEqual([
    [{ quantity: 3 }, 'quantity'],
    [{ quantity: 3, company: 'Ac' }, 'company'],
  ])
  expect(field('Company')).toHaveProperty('value', 'Ac')
})

it('what is emptied before checks is empty, and what is typed then stands', async () => {
  const onChange = vi.fn()
  render(<SchemaForm schema={order} defaultValue={{ company: 'Acme', quantity: 2 }} onChange={onChange} />)
  type('Quantity', '')
  expect(field('Quantity')).toHaveProperty('value', '')
  type('Quantity', '7')
  await line.up()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ company: 'Acme', quantity: 7 }, 'quantity'))
  expect(field('Quantity')).toHaveProperty('value', '7')
})

it('nothing is sent unchecked: what is sent before checks waits for them, and what is wrong is told', async () => {
  const onSubmit = vi.fn()
  const { container } = render(<SchemaForm schema={order} onSubmit={onSubmit} />)
  type('Company', 'A')
  fireEvent.submit(container.querySelector('form') as Element)
  await act(async () => {})
  expect(onSubmit).not.toHaveBeenCalled()
  expect(container.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  await line.up()
  await screen.findByText('There is a problem')
  expect(onSubmit).not.toHaveBeenCalled()
  type('Company', 'Acme')
  fireEvent.submit(container.querySelector('form') as Element)
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ company: 'Acme' }))
})

it('a button that needs checks is pressed once they are here', async () => {
  const onChange = vi.fn()
  render(<SchemaForm schema={order} defaultValue={{ company: 'Acme', parts: [] }} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add item to Parts' }))
  await act(async () => {})
  expect(onChange).not.toHaveBeenCalled()
  await line.up()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  expect(onChange).toHaveBeenCalledWith({ company: 'Acme', parts: [''] }, 'parts')
})

it('says that checks did not come, sends nothing, and goes on where it was when they come', async () => {
  const onSubmit = vi.fn()
  const { container } = render(<SchemaForm schema={order} onSubmit={onSubmit} />)
  type('Company', 'Acme')
  fireEvent.submit(container.querySelector('form') as Element)
  await line.down()
  await screen.findByRole('button', { name: 'Try again' })
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.submit(container.querySelector('form') as Element)
  await line.down()
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await line.up()
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(field('Company')).toHaveProperty('value', 'Acme')
  fireEvent.submit(container.querySelector('form') as Element)
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ company: 'Acme' }))
})

it('fields that checks decide about come with them, all at once', async () => {
  const schema = {
    type: 'object',
    properties: { kind: { type: 'string', title: 'Kind' } },
    if: { properties: { kind: { const: 'firm' } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { vat: { type: 'string', title: 'VAT number' } } },
  }
  render(<SchemaForm schema={schema} defaultValue={{ kind: 'firm' }} />)
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByLabelText('Kind')).toBeNull()
  await line.up()
  expect(await screen.findByLabelText('VAT number')).toBeTruthy()
  expect(field('Kind')).toHaveProperty('value', 'firm')
})

it('setters that few schemas ask for come before the form is shown', async () => {
  const schema = { type: 'object', properties: { to: { $ref: 'link', title: 'Leads to' } } }
  render(<SchemaForm schema={schema} defaultValue={{ to: { type: 'address', href: 'https://example.org/' } }} />)
  expect(screen.getByText('Loading…')).toBeTruthy()
  await line.up()
  await arrived()
  expect(await screen.findByDisplayValue('https://example.org/')).toBeTruthy()
})

it('asks for checks once, whoever needs them', async () => {
  render(
    <>
      <SchemaForm schema={order} />
      <SchemaForm schema={{ type: 'object', properties: { name: { type: 'string', title: 'Name' } } }} />
    </>,
  )
  type('Name', 'Smith')
  type('Company', 'Acme')
  await line.up()
  expect(line.asked()).toBe(1)
})
