import { expect, test } from 'vitest'
import { serve } from '../../testing/serve.ts'

test.each([
  ['/products', 'product-list', { en: 'Products', de: 'Produkte', ar: 'المنتجات' }],
  ['/product/lamp', 'product-detail', { en: 'Lamp' }],
  ['/collection/5', 'collection', { en: 'Lamps' }],
  ['/cases', 'case-list', { en: 'Projects', de: 'Projekte' }],
  ['/case/tower', 'case-detail', { en: 'Tower' }],
  ['/info', 'news-list', { en: 'News', de: 'Neuigkeiten' }],
  ['/info-detail/fair', 'news-detail', { en: 'At the fair' }],
  ['/policy/privacy', 'policy', { en: 'Privacy' }],
])('%s is drawn by the section %s where its owner designed no page', async (path, section, titles) => {
  const { get, log } = await serve()
  for (const [language, title] of Object.entries(titles)) {
    const { statusCode, body } = await get(`acme.example${path}${language === 'en' ? '' : `?language=${language}`}`)
    expect(statusCode).toBe(200)
    const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
    expect(main).toContain(`data-section="${section}"`)
    // Codes and signs within a title stand in elements of their own.
    const headings = [...main.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, ''),
    )
    expect(headings).toEqual([title])
    expect(body).toContain('Header of Acme')
  }
  // Things of the example have no pictures.
  expect(log.filter(({ finding = 'missing-image' }) => finding !== 'missing-image')).toEqual([])
})

test('where there is not even a home page, the name of the site is shown', async () => {
  const { get } = await serve()
  const { statusCode, body } = await get('localhost/other?language=ar')
  expect([statusCode, /<h1[^>]*>([^<]*)/.exec(body)?.[1]]).toEqual([200, 'Other'])
})
