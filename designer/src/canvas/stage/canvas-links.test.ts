import type { SendCall } from '@vitrine/editor-core'
import { CallError, type LinkValue } from '@vitrine/schemas'
import { expect, test, vi } from 'vitest'
import { createCanvasLinks } from './canvas-links.ts'

const to = (pageType: string, id?: string) => ({ type: 'page', pageType, ...(id !== undefined && { id }) }) as LinkValue
const pages = new Set(['pageAbou', 'about'])

test('links lead somewhere until it is known that nothing is there, and all are asked for at once', async () => {
  const asked: string[] = []
  const send = (async (_call: object, { named }: { readonly named: string }) => {
    asked.push(named)
    return [{ kind: 'product', id: 'hexbolt8', slug: 'hex-bolt' }]
  }) as unknown as SendCall
  const links = createCanvasLinks(send)
  const leads = (link: LinkValue) => links.leads(link, pages)
  const onUpdate = vi.fn()
  const stop = links.watch(onUpdate)
  links.lookUp([to('product', 'hexbolt8'), { text: [to('product', 'hex-bolt'), to('case', 'gone')] }])
  expect([leads(to('product', 'hexbolt8')), leads(to('product', 'hex-bolt')), leads(to('case', 'gone'))]).toEqual([
    true,
    true,
    true,
  ])
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1))
  expect([leads(to('product', 'hexbolt8')), leads(to('product', 'hex-bolt')), leads(to('case', 'gone'))]).toEqual([
    true,
    true,
    false,
  ])
  expect(asked).toEqual(['product/hexbolt8,product/hex-bolt,case/gone'])
  expect(links.version()).toBe(1)
  stop()
})

test('pages are those of the draft; lists, addresses and links without an id lead somewhere', () => {
  const send = vi.fn()
  const links = createCanvasLinks(send)
  const leads = (link: LinkValue) => links.leads(link, pages)
  expect([leads(to('pages', 'pageAbou')), leads(to('pages', 'about')), leads(to('pages', 'gone'))]).toEqual([
    true,
    true,
    false,
  ])
  expect([to('products'), to('product'), { type: 'address', href: '/x' } as LinkValue].map(leads)).toEqual([
    true,
    true,
    true,
  ])
  // What a section makes of samples is nobody's.
  expect(leads(to('product', 'sample'))).toBe(true)
  links.lookUp([to('product', 'a/b')])
  expect(leads(to('product', 'a/b'))).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('links stay links while the service is away', async () => {
  const send = vi.fn(async () => Promise.reject(new CallError('unavailable')))
  const links = createCanvasLinks(send as unknown as SendCall)
  links.lookUp([to('product', 'hexbolt8')])
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  expect(links.leads(to('product', 'hexbolt8'), pages)).toBe(true)
})
