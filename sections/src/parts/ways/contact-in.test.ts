import type { ResolvedTree } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { contactIn } from './contact-in.ts'

const tree = (type: string, props: object, languages?: object) =>
  ({ root: ['a'], components: { a: { id: 'a', type, version: 1, props, languages } } }) as unknown as ResolvedTree

test('the footer says who it is and how they are reached, with the language of its address', () => {
  const footer = tree(
    'footer',
    { name: 'Acme GmbH', address: 'Hafen 1\nBremen', phone: '+49 421 12345', email: 'sales@acme.example' },
    { address: 'de' },
  )
  expect(
    contactIn([footer, tree('contact', { ways: [{ id: 'w', kind: 'phone', value: '+49 30 1' }] })], 'Acme'),
  ).toEqual({
    name: 'Acme GmbH',
    address: { text: 'Hafen 1\nBremen', language: 'de' },
    phone: '+49 421 12345',
    email: 'sales@acme.example',
  })
})

test('what it leaves open is said by sections that name ways, and the name by the site', () => {
  const ways = [
    { id: 'one', kind: 'address', text: 'Quai 2, Lyon' },
    { id: 'two', kind: 'email', value: ' bonjour@acme.example ' },
    { id: 'six', kind: 'phone', value: '' },
  ]
  const contact = contactIn(
    [undefined, tree('footer', { name: ' ' }), tree('contact', { ways, name: 'Write to us' })],
    'Acme',
  )
  expect(contact).toEqual({
    name: 'Acme',
    address: { text: 'Quai 2, Lyon', language: undefined },
    email: 'bonjour@acme.example',
  })
  expect(contactIn([], 'Acme')).toEqual({ name: 'Acme' })
  expect(contactIn([tree('footer', { ways: 'none', address: 7, email: {} })], 'Acme')).toEqual({ name: 'Acme' })
})
