import { expect, test } from 'vitest'
import { documentHtml } from './document.ts'

const plain = {
  language: 'en',
  title: 'Lamps',
  stylesheets: [],
  skip: 'Skip to content',
  body: '<main id="main">x</main>',
}

test('a page says its language, its direction and its theme', () => {
  const html = documentHtml({
    ...plain,
    language: 'ar',
    style: { '--theme-primary': '#fff', '--theme-font-text': "'Noto Sans', serif" },
    attributes: { 'data-font-text': 'serif' },
  })
  expect(html).toMatch(
    /^<!doctype html><html lang="ar" dir="rtl" style="--theme-primary:#fff;--theme-font-text:&#39;Noto Sans&#39;, serif" data-font-text="serif">/,
  )
})

test('its head tells search engines where else it is', () => {
  const html = documentHtml({
    ...plain,
    description: 'All lamps',
    canonical: 'https://acme.example/products?language=de&page=2',
    alternates: [
      { language: 'en', href: 'https://acme.example/products' },
      { language: 'x-default', href: 'https://acme.example/products' },
    ],
    stylesheets: ['/builds/a.css'],
    siteName: 'Acme',
  })
  expect(html).toContain('<link rel="canonical" href="https://acme.example/products?language=de&amp;page=2">')
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://acme.example/products">')
  expect(html).toContain('<meta property="og:site_name" content="Acme">')
  expect(html).toContain('<meta property="og:locale" content="en_US">')
  expect(html).toContain('<link rel="stylesheet" href="/builds/a.css">')
  expect(html).not.toContain('robots')
  expect(html).not.toContain('<script')
})

test('and link previews and feed readers what it shows', () => {
  const html = documentHtml({
    ...plain,
    canonical: 'https://acme.example/product/lamp',
    type: 'product',
    image: { src: 'https://acme.example/lamp.webp', alt: 'A "lamp"', width: 1200, height: 800 },
    feed: { title: 'News – Acme', href: '/feed.xml' },
    structuredData: ['{"@type":"Product"}', '{"@type":"BreadcrumbList"}'],
  })
  for (const part of [
    '<meta property="og:type" content="product">',
    '<meta property="og:image" content="https://acme.example/lamp.webp">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="800">',
    '<meta property="og:image:alt" content="A &quot;lamp&quot;">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:image" content="https://acme.example/lamp.webp">',
    '<meta name="twitter:image:alt" content="A &quot;lamp&quot;">',
    '<link rel="alternate" type="application/rss+xml" title="News – Acme" href="/feed.xml">',
    '<script type="application/ld+json">{"@type":"Product"}</script><script type="application/ld+json">',
  ])
    expect(html).toContain(part)
})

test('what must not be indexed names no other languages', () => {
  const html = documentHtml({
    ...plain,
    noindex: true,
    alternates: [{ language: 'de', href: 'https://acme.example/?language=de' }],
  })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('hreflang')
})

test('nothing in a text can end the place it stands in', () => {
  const bad = `"><script>alert(1)</script>'&`
  const html = documentHtml({
    ...plain,
    title: bad,
    description: bad,
    canonical: bad,
    siteName: bad,
    style: { '--x': bad },
    stylesheets: [bad],
    skip: bad,
  })
  expect(html).not.toContain('<script>alert')
  expect(html.match(/&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&#39;&amp;/g)?.length).toBeGreaterThan(7)
})

test('the loader and its context come last', () => {
  const html = documentHtml({ ...plain, scripts: ['/builds/loader.js'], context: '{"words":{}}' })
  expect(html).toMatch(
    /<script type="application\/json" id="page-context">\{"words":\{\}\}<\/script><script type="module" src="\/builds\/loader.js"><\/script><\/body><\/html>$/,
  )
})
