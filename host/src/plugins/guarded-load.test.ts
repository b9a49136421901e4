import { defineSection, request } from '@vitrine/renderer'
import { listDrafts, listMembers, pageById, productList, sendContactMessage, siteInfoByClient } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'
import { guarded } from './guarded-load.ts'

const asking = (load: () => unknown) =>
  guarded(defineSection({ type: 'acme-list', props: {}, view: () => null, load: load as () => Record<string, never> }))
    .load as unknown as () => Readonly<Record<string, { call: object; question: object }>>

describe('the load of a plugin', () => {
  test('gets what every visitor may read, by a call of ours', () => {
    const { products } = asking(() => ({ products: request(productList, { pageSize: 3 }) }))()
    expect(products).toEqual({ call: productList, question: { pageSize: 3 } })
    expect(products?.call).toBe(productList)
  })

  test.each([
    ['what members read', { call: listMembers, question: {} }],
    ['what members read of drafts', { call: listDrafts, question: {} }],
    ['an edition by its number', { call: pageById, question: { id: '7' } }],
    ['another site', { call: siteInfoByClient, question: {} }],
    ['a call that changes something', { call: sendContactMessage, question: {} }],
    ['a call of its own making', { call: { ...listMembers, access: 'visitor', method: 'GET' }, question: {} }],
    ['no call', { question: {} }],
    ['nothing', undefined],
  ])('never %s', (_what, asked) => {
    expect(asking(() => ({ asked }))).toThrow('which sections of plugins may not load')
  })

  test('never a draft', () => {
    expect(asking(() => ({ asked: { call: productList, question: { draftsId: '2' } } }))).toThrow('names a draft')
  })

  test('nothing of a question can be exchanged after it was looked at', () => {
    let looks = 0
    const question = {
      get draftsId() {
        looks += 1
        return looks === 1 ? undefined : '2'
      },
      toJSON: () => ({}),
    }
    const call = {
      get path() {
        return productList.path
      },
      access: 'settings.read',
    }
    const asked = asking(() => ({ asked: { call, question } }))().asked
    expect(asked).toEqual({ call: productList, question: {} })
    expect(asked?.call).toBe(productList)
  })
})
