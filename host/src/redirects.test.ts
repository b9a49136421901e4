import { expect, test } from 'vitest'
import { createRedirects } from './redirects.ts'

test('the most specific rule wins, value by value', () => {
  const { match } = createRedirects([
    { path: '/old/a', to: '/pages/a' },
    { path: '/old/**', to: '/info', status: 308 },
    { path: '/old/*', to: '/cases' },
  ])
  expect(match('/old/a')).toEqual({ target: '/pages/a', status: 308, isAbsolute: false })
  expect(match('/old/b')).toEqual({ target: '/cases', status: 308, isAbsolute: false })
  expect(match('/old/b/c')).toEqual({ target: '/info', status: 308, isAbsolute: false })
  expect(match('/old')).toEqual({ target: '/info', status: 308, isAbsolute: false })
  expect(match('/older')).toBeUndefined()
  expect(match('/')).toBeUndefined()
})

test('a target can take over the rest of the path', () => {
  const { match } = createRedirects([{ path: '/blog/**', to: '/news/**', status: 301 }])
  expect(match('/blog/2024/a b')?.target).toBe('/news/2024/a%20b')
  expect(match('/blog//evil.example')?.target).toBe('/news/evil.example')
  expect(match('/blog')?.target).toBe('/news')
})

test('addresses of other hosts are absolute, without a scheme too', () => {
  const { match } = createRedirects([
    { path: '/a', to: 'https://other.example/x' },
    { path: '/b', to: '//other.example' },
  ])
  expect(match('/a')).toEqual({ target: 'https://other.example/x', status: 302, isAbsolute: true })
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
  expect(() => createRedirects([{ path: '/a', to }])).toThrow(/cannot be used/)
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
])('circles are refused when they are loaded: %j', (rules) => {
  expect(() => createRedirects(rules)).toThrow(/circle/)
})

test('a chain that ends is fine', () => {
  expect(
    createRedirects([
      { path: '/a', to: '/b' },
      { path: '/b', to: '/c' },
    ]).match('/a')?.target,
  ).toBe('/b')
})
