import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'
import { formats, isAsset, isColour, isPlainColour, isSafeUrl } from './formats.ts'

describe('isSafeUrl (R88)', () => {
  it.each([
    '/',
    '/products?language=de#top',
    'about',
    '../up',
    '#part',
    '?q=1',
    '//cdn.example.com/a',
    'https://example.com',
    'HTTP://EXAMPLE.COM',
    'mailto:a@b.c',
    'tel:+491234',
    'whatsapp://send?text=x',
    'https://example.com/ü',
    '/a:b',
  ])('allows %s', (url) => {
    expect(isSafeUrl(url)).toBe(true)
  })
  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\rscript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:x',
    '\ufeffjavascript:x',
    '\u2028javascript:x',
    '\u00a0javascript:x'.replace('\u00a0', '\u0085'),
    'javascript\u0000:x',
    'vbscript:x',
    'data:text/html,<script>',
    'data:image/svg+xml,<svg onload=x>',
    'blob:https://x',
    'file:///etc/passwd',
    'filesystem:x',
    'about:blank',
    'view-source:x',
    'ftp://x',
    '\\\\evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'a b',
    'x-javascript:x',
    'javascript://%0aalert(1)',
    'feed:javascript:x',
  ])('refuses %j', (url) => {
    expect(isSafeUrl(url)).toBe(false)
  })
})

describe('isAsset', () => {
  it.each([
    '/a.webp',
    'a.webp',
    'https://cdn.example.com/a.png?x=1',
    '//cdn/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('allows %s', (src) => {
    expect(isAsset(src)).toBe(true)
  })
  it.each([
    '',
    'javascript:x',
    'mailto:a@b.c',
    'tel:1',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    'data:image/png,raw',
    'data:image/png;base64,"onload=x',
    '/a.png")',
    "/a.png'",
    '/a(1).png',
    '/a<b',
    'blob:x',
    '/a b.png',
    '\\a',
  ])('refuses %j', (src) => {
    expect(isAsset(src)).toBe(false)
  })
})

describe('colours', () => {
  it.each([
    '#fff',
    '#ffff',
    '#0b5cab',
    '#0B5CAB80',
    'transparent',
    'rgb(1,2,3)',
    'rgb(1 2 3)',
    'rgb(1 2 3 / 50%)',
    'rgba(1, 2, 3, 0.5)',
    'hsl(120deg 50% 50%)',
    'hsla(120, 50%, 50%, .5)',
  ])('are %s', (colour) => {
    expect(isPlainColour(colour)).toBe(true)
    expect(isColour(colour)).toBe(true)
  })
  it.each([
    '',
    '#ff',
    '#fffff',
    '#ggg',
    'red',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'url(#x)',
    'var(--x)',
    '#fff;color:red',
    '#fff}',
    'expression(1)',
    'rgb(1,2,3)url(x)',
    ' #fff',
    '#fff\n',
  ])('are not %j', (colour) => {
    expect(isPlainColour(colour)).toBe(false)
    expect(isColour(colour)).toBe(false)
  })
  it('may be names of the theme, but not where a theme declares its own', () => {
    expect(isColour('theme:primary')).toBe(true)
    expect(isColour('theme:unknownToken')).toBe(true)
    expect(isColour('theme:a-b')).toBe(false)
    expect(isPlainColour('theme:primary')).toBe(false)
  })
})

describe('isEmail', () => {
  it.each(['a@b', 'first.last+tag@example.co.uk'])('allows %s', (email) => {
    expect(isEmail(email)).toBe(true)
  })
  it.each(['', 'a', '@b', 'a@', 'a@b@c', 'a b@c', 'a@-b', 'a@b..c', 'a@b\r\nBcc: x@y', 'ü@b.c'])(
    'refuses %j',
    (email) => {
      expect(isEmail(email)).toBe(false)
    },
  )
})

describe.each([
  ['country', ['DE', 'BR', 'ZW'], ['de', 'XX', 'DEU', 'UK', 'EU', 'DE ', '', '__proto__']],
  [
    'time-zone',
    ['UTC', 'Asia/Shanghai', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'],
    ['', '+08:00', 'Shanghai', 'Mars/Olympus', 'UTC ', 'Asia/Shanghai\n', '__proto__', 'GMT+8'],
  ],
  ['tag-manager-id', ['GTM-AB12'], ['xGTM-AB12', 'GTM-AB12;x', 'GTM-AB12\n', 'GTM-', 'gtm-ab12', 'G-AB12', '']],
  ['measurement-id', ['G-AB12CD34'], ['GTM-AB12', 'UA-1-1', 'G-', 'G-ab', 'xG-AB', 'G-AB\n', '']],
  ['ad-id', ['AW-123456789'], ['AW-', 'AW-12x', 'DC-1', 'aw-1', 'AW-1\n', '']],
  [
    'site-verification',
    ['AbCdEf-0123_456789ghijklmnopqrstuvwxyzABCDE', '+abcdEFGH0123456789/ABCDefgh01234567890abcdEFG='],
    ['short', '"AbCdEf-0123_456789ghijkl', '<meta name="google-site-verification">', 'a=bcdefghijklmnopqrstuvw', ''],
  ],
] as const)('the format %s (R240, R270, R272)', (name, allowed, refused) => {
  it.each(allowed)('allows %s', (text) => expect(formats[name]?.(text)).toBe(true))
  it.each(refused)('refuses %j', (text) => expect(formats[name]?.(text)).toBe(false))
})

it('answers hostile texts of full length at once', () => {
  const start = performance.now()
  for (const text of [
    `rgb(1${' '.repeat(100_000)}`,
    `rgb(${'1 '.repeat(50_000)}`,
    '#'.repeat(100_000),
    `${'a'.repeat(100_000)}:`,
    `data:image/png;base64,${'A'.repeat(99_000)}"`,
    `a@${'a.'.repeat(50_000)}`,
    `a@${'a'.repeat(100_000)}`,
    `theme:${'a'.repeat(100_000)}`,
    `GTM-${'A'.repeat(99_000)}x`,
    `${'A'.repeat(99_000)}==x`,
  ])
    for (const test of Object.values(formats)) test(text)
  expect(performance.now() - start).toBeLessThan(500)
})
