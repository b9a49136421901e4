import {
  addRedirect,
  type ContentKind,
  changeContent,
  contentDetail,
  contentKinds,
  createContent,
  pageTypeOf,
  removeContent,
} from '@vitrine/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Instance, instance } from '../testing/instance.ts'
import { ownerSend } from '../testing/owner-send.ts'

let running: Instance
let send: Awaited<ReturnType<typeof ownerSend>>
const hrefsOf = (html: string) => [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href)

beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  send = await ownerSend(running)
}, 180_000)
afterAll(() => running.close())

const names = (kind: ContentKind, name: string) =>
  kind === 'product' || kind === 'collection'
    ? { name }
    : { title: name, ...(kind === 'policy' && { policyType: 'terms' }) }
const make = (kind: ContentKind, slug: string, props: object = {}) =>
  send(createContent, {
    kind,
    slug,
    status: 'published',
    settings: { props: { ...names(kind, `The ${kind}`), ...props } },
  } as never)
const page = async (path: string) => (await running.browser().get(path)).html

describe('a link to what is no longer there is text', () => {
  test('in the long text of a product, whichever kind it leads to', { timeout: 180_000 }, async () => {
    const made = await Promise.all(contentKinds.map((kind) => make(kind, `linked-${kind}`)))
    const words = made.map(({ id, kind }) => ({
      type: 'text',
      text: `see ${kind} `,
      marks: [{ type: 'link', link: { type: 'page', pageType: pageTypeOf[kind as ContentKind], id } }],
    }))
    const description = { type: 'doc', content: [{ type: 'paragraph', content: words }] }
    await make('product', 'linking', { description })

    const before = await page('/demo/product/linking')
    // By its slug at once, although it is stored by its id.
    for (const path of ['product', 'case', 'info-detail', 'collection', 'policy'])
      expect(hrefsOf(before), path).toContainEqual(expect.stringMatching(`^/demo/${path}/linked-`))

    for (const { kind, id } of made) {
      await send(removeContent, { kind, id } as never)
      const html = await page('/demo/product/linking')
      expect(html, kind).toMatch(`see ${kind}`)
      expect(hrefsOf(html), kind).not.toContainEqual(expect.stringMatching(`/linked-${kind}$`))
      expect(hrefsOf(html), kind).not.toContainEqual(expect.stringContaining(id))
    }
  })

  test('unless its owner leads on from there', { timeout: 180_000 }, async () => {
    const text = {
      type: 'text',
      text: 'moved',
      marks: [{ type: 'link', link: { type: 'page', pageType: 'case', id: 'old-hall' } }],
    }
    await make('product', 'leading-on', {
      description: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    })
    expect(hrefsOf(await page('/demo/product/leading-on'))).not.toContain('/demo/case/old-hall')
    await send(addRedirect, { from: '/case/old-hall', to: '/cases', status: 301 })
    expect(hrefsOf(await page('/demo/product/leading-on'))).toContain('/demo/case/old-hall')
  })

  test('in a menu, from the moment it is hidden until it is shown again', { timeout: 180_000 }, async () => {
    const policy = await send(contentDetail, { kind: 'policy', id: 'privacy' })
    const change = (revision: number, status: 'archived' | 'published') =>
      send(changeContent, { kind: 'policy', id: policy.id, revision, status } as never)
    expect(hrefsOf(await page('/demo'))).toContain('/demo/policy/privacy')
    const { revision } = await change(policy.revision, 'archived')
    expect(hrefsOf(await page('/demo'))).not.toContain('/demo/policy/privacy')
    // The page of an error draws the menus by itself.
    expect(hrefsOf(await page('/demo/pages/nowhere'))).not.toContain('/demo/policy/privacy')
    await change(revision, 'published')
    expect(hrefsOf(await page('/demo'))).toContain('/demo/policy/privacy')
  })
})

test('a link that does not say which product leads to the list, and is told of once (R86)', {
  timeout: 180_000,
}, async () => {
  const nameless = { type: 'page', pageType: 'product' }
  const words = [{ type: 'text', text: 'all of them', marks: [{ type: 'link', link: nameless }] }]
  const description = { type: 'doc', content: [{ type: 'paragraph', content: words }] }
  await make('product', 'nameless', { description })
  const told = () => running.log.filter((line) => line.includes('product nameless'))
  for (const query of ['', '?language=de', '?sort=name', '?q=x'])
    expect(await page(`/demo/product/nameless${query}`)).toMatch(
      /<a [^>]*href="\/demo\/products[^>]*>(<[^>]*>)*all of them/,
    )
  expect(told()).toHaveLength(1)
  expect(JSON.parse(told()[0] as string)).toMatchObject({ place: 'product nameless', pageType: 'product' })

  await make('product', 'nameless-2', { description })
  await page('/demo/product/nameless-2')
  expect(running.log.filter((line) => line.includes('product nameless-2'))).toHaveLength(1)
})
