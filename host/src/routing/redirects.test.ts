import { expect, test } from 'vitest'
import { createBuildRedirects, leadsBack, withQuery } from './redirects.ts'

test('the most specific rule wins, value by value', () => {
  const { match } = createBuildRedirects([
    { path: '/old/a', to: '/pages/a' },
    { path: '/old/**', to: '/info', status: 308 },
    { path: '/old/*', to: '/cases' },
  ])
  expect(match('/old/a')).toEqual({ target: '/pages/a', status: 308, keepQuery: true, isAbsolute: false })
  expect(match('/old/b')).toEqual({ target: '/cases', status: 308, keepQuery: true, isAbsolute: false })
  expect(match('/old/b/c')).toEqual({ target: '/info', status: 308, keepQuery: true, isAbsolute: false })
  expect(match('/old')).toEqual({ target: '/info', status: 308, keepQuery: true, isAbsolute: false })
  expect(match('/older')).toBeUndefined()
  expect(match('/')).toBeUndefined()
})

test('a target can take over the rest of the path', () => {
  const { match } = createBuildRedirects([{ path: '/blog/**', to: '/news/**', status: 301 }])
  expect(match('/blog/2024/a b')?.target).toBe('/news/2024/a%20b')
  expect(match('/blog//evil.example')?.target).toBe('/news/evil.example')
  expect(match('/blog')?.target).toBe('/news')
})

test('addresses of other hosts are absolute, without a scheme too', () => {
  const { match } = createBuildRedirects([
    { path: '/a', to: 'https://other.example/x' },
    { path: '/b', to: '//other.example' },
  ])
  expect(match('/a')).toEqual({ target: 'https://other.example/x', status: 302, keepQuery: true, isAbsolute: true })
  expect(match('/b')?.isAbsolute).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'ftp://x.example',
  'pages',
  '/\\evil.example',
  '/a\tb',
  '',
])('the target %j is refused', (to) => {
  expect(() => createBuildRedirects([{ path: '/a', to }])).toThrow(/cannot be used/)
})

test.each([
  [[{ path: '/a', to: '/a' }]],
  [
    [
      { path: '/a', to: '/b' },
      { path: '/b', to: '/a?x=1' },
    ],
  ],
  [
    [
      { path: '/a/**', to: '/b/**' },
      { path: '/b/**', to: '/a/**' },
    ],
  ],
  [[{ path: '/old/**', to: '/old/new' }]],
  [[{ path: '/a/**', to: '/a/b/**' }]],
  [[{ path: '/**', to: '/moved' }]],
  // Other spellings of the same page.
  [[{ path: '/products', to: '/collections' }]],
  [[{ path: '/collection/5', to: '/Collections/5/' }]],
])('circles are refused when they are loaded: %j', (rules) => {
  expect(() => createBuildRedirects(rules)).toThrow(/circle/)
})

test('a chain that ends is fine', () => {
  expect(
    createBuildRedirects([
      { path: '/a', to: '/b' },
      { path: '/b', to: '/c' },
    ]).match('/a')?.target,
  ).toBe('/b')
})

test('R324 the query goes along, and what the rule says counts more', () => {
  const { match } = createBuildRedirects([
    { path: '/a/**', to: '/b?x=1#y', keepQuery: false },
    { path: '/a/c', to: '/c' },
    { path: '/a/d', to: '/d', keepQuery: true },
  ])
  expect(['/a/b', '/a/c', '/a/d', '/a'].map((path) => match(path)?.keepQuery)).toEqual([false, false, true, false])
  for (const [target, query, expected] of [
    ['/b', 'utm_source=mail&language=de', '/b?utm_source=mail&language=de'],
    ['/b?x=1#y', 'x=2&x=3&z=a%26b', '/b?x=1&z=a%26b#y'],
    ['https://other.example/a', 'q=1&q=2', 'https://other.example/a?q=1&q=2'],
    ['/b#a#b?c', 'q=1', '/b?q=1#a#b?c'],
    ['/b', '', '/b'],
  ] as const)
    expect(withQuery(target, new URLSearchParams(query))).toBe(expected)
})

test('R319 a rule of the owner that leads back where the visit came from is none', () => {
  const { match } = createBuildRedirects([
    { path: '/shop', to: '/sale', status: 301 },
    { path: '/sale', to: '/offers' },
    { path: '/away', to: 'https://other.example/' },
  ])
  expect(leadsBack('/products', '/collections?x=1', match)).toBe(true)
  expect(leadsBack('/offers', '/shop', match)).toBe(true)
  for (const target of ['/cases', '/away', '/shop']) expect(leadsBack('/products', target, match), target).toBe(false)
})
