import { type Call, CONTACT_US_PAGE, listPageUrlByType, type ResolvedTree } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'
import { siteContact } from './site-contact.ts'

const visit = { site: { name: 'Acme' } } as Visit
const tree = (props: object) =>
  ({ root: ['a'], components: { a: { id: 'a', type: 'footer', version: 1, props } } }) as unknown as ResolvedTree
const asked: unknown[] = []
const tools = {
  query: async (call: Call, question: object) => {
    asked.push(question)
    if (call === listPageUrlByType) return [{ url: '/pages/contact', name: 'Contact' }]
    return { edition: tree({ ways: [{ id: 'w', kind: 'email', value: 'hello@acme.example' }] }) }
  },
} as unknown as ScreenTools

test('the contact page is asked for what the page itself leaves open', async () => {
  expect(await siteContact(visit, tools, [tree({ address: 'Lyon' })])).toMatchObject({
    address: { text: 'Lyon' },
    email: 'hello@acme.example',
  })
  expect(asked).toEqual([{ type: CONTACT_US_PAGE }, { path: '/pages/contact' }])
})

test('nothing is asked where it does, and nothing is lost where nobody answers', async () => {
  asked.length = 0
  const whole = tree({ phone: '+33 4 78', email: 'sales@acme.example', address: 'Lyon' })
  expect(await siteContact(visit, tools, [whole])).toMatchObject({ phone: '+33 4 78', email: 'sales@acme.example' })
  expect(asked).toEqual([])
  const away = { query: () => Promise.reject(new Error('away')) } as unknown as ScreenTools
  expect(await siteContact(visit, away, [undefined])).toMatchObject({ name: 'Acme' })
})
