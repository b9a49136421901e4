import { describe, expect, it, test } from 'vitest'
import { addDays, dayInZone } from '../day-in-zone.ts'
import { createKnownValues } from '../known-values.ts'
import { countryOf } from './country.ts'
import { deviceOf } from './device.ts'
import { eventOfInquiry } from './event-of-inquiry.ts'
import { eventsOfVisit, isProgram } from './events-of-visit.ts'
import type { RequestFacts } from './request-facts.ts'
import { searchText } from './search-text.ts'
import { sourceOf } from './source.ts'
import { cutAddress, hashOf } from './visitor.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const galaxyTab =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('Addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', ''],
    ['', ''],
  ])('%s counts as %s', (address, network) => expect(cutAddress(address)).toBe(network))

  it('of one household are one visitor on one day of one site, and nothing else', () => {
    const visitor = { network: '203.0.113', agent: firefox }
    const hash = hashOf('salt', '1', visitor)
    expect(Buffer.from(hash, 'base64url')).toHaveLength(8)
    expect(hashOf('salt', '1', { ...visitor })).toBe(hash)
    const others = [
      hashOf('other', '1', visitor),
      hashOf('salt', '2', visitor),
      hashOf('salt', '1', { ...visitor, network: '203.0.114' }),
      hashOf('salt', '1', { ...visitor, agent: iphone }),
    ]
    expect(new Set([hash, ...others]).size).toBe(5)
  })
})

describe('Where a visit begins', () => {
  const asked = { isWithin: false, host: 'acme.example:3000', target: '/products', referrer: undefined }
  test.each([
    ['directly', {}, ''],
    ['on another site', { referrer: 'https://www.Search.example/?q=private' }, 'search.example'],
    ['in an app', { referrer: 'android-app://com.mail.example/' }, 'com.mail.example'],
    ['with a campaign', { target: '/?utm_source=Fair%202026', referrer: 'https://x.example/' }, 'fair 2026'],
    ['before: on a page of ours', { referrer: 'https://acme.example/cases' }, undefined],
    ['before: on its other spelling', { referrer: 'https://www.acme.example/cases' }, undefined],
    ['before, as the browser says', { isWithin: true }, undefined],
    ['with what is no address', { referrer: 'about:blank' }, ''],
  ])('%s', (_name, more, source) => expect(sourceOf({ ...asked, ...more })).toBe(source))
})

test.each([
  ['DE', 'en-US', 'DE'],
  ['de', undefined, 'DE'],
  ['XX', 'de-CH,de;q=0.9,en-US;q=0.8', 'CH'],
  ['T1', 'de,en-US;q=0.7', ''],
  [undefined, 'zh-Hans-CN', 'CN'],
  [undefined, 'es-419,es;q=0.9', ''],
  [undefined, 'en-QQ', ''],
  [undefined, '*', ''],
  [undefined, undefined, ''],
])('a proxy says %s and a browser %s: the country is %s', (said, accepted, country) =>
  expect(countryOf(said, accepted)).toBe(country),
)

test.each([
  [iphone, 'phone'],
  [pixel, 'phone'],
  [ipad, 'tablet'],
  [galaxyTab, 'tablet'],
  [firefox, 'desktop'],
] as const)('%s is a %s', (agent, device) => expect(deviceOf(agent)).toBe(device))

test.each([
  ['  Hex   BOLT ', 'hex bolt'],
  ['DIN 933 10x40', 'din 933 10x40'],
  ['六角螺栓', '六角螺栓'],
  ['ana@example.com', undefined],
  ['+49 170 1234567', undefined],
  ['0170 12-34.56', undefined],
  ['١٢٣٤٥٦', undefined],
  ['12345', '12345'],
  [' ', undefined],
  ['x'.repeat(101), undefined],
])('a search for %j is kept as %j', (typed, kept) => expect(searchText(typed)).toBe(kept))

test.each([
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', true],
  ['curl/8.5.0', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    true,
  ],
  ['', true],
  [firefox, false],
  [iphone, false],
  [galaxyTab, false],
])('%s is a program: %s', (agent, isOne) => {
  expect(isProgram(agent)).toBe(isOne)
  expect(isProgram(agent)).toBe(isOne)
})

describe('Days', () => {
  test.each([
    ['2026-03-15T23:30:00Z', 'UTC', '2026-03-15'],
    ['2026-03-15T23:30:00Z', 'Europe/Berlin', '2026-03-16'],
    ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-03-16T04:59:59Z', 'America/New_York', '2026-03-16'],
    ['2026-03-16T03:59:59Z', 'America/New_York', '2026-03-15'],
    ['2026-03-15T18:30:00Z', 'Asia/Kolkata', '2026-03-16'],
  ])('%s in %s is %s', (at, zone, day) => expect(dayInZone(Date.parse(at), zone)).toBe(day))

  it('are counted over months and leap years', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })
})

describe('A visit', () => {
  const request: RequestFacts = {
    agent: firefox,
    address: '203.0.113.7',
    host: 'acme.example',
    target: '/product/lamp',
    referrer: 'https://search.example/',
    isWithin: false,
    acceptLanguage: 'de-DE',
    country: undefined,
    isPrivate: false,
  }
  const page = { page: '/product/lamp', language: 'de', product: 'p1' }
  const visit = { tenantId: '1', page, at: 5, request }

  it('counts as a view, of a product too, and a search in vain', () => {
    const events = eventsOfVisit({ ...visit, page: { ...page, emptySearch: 'Gizmo' } })
    const visitor = { network: '203.0.113', agent: firefox }
    const of = { tenantId: '1', at: 5, visitor }
    expect(events).toEqual([
      {
        ...of,
        measure: 'view',
        values: [
          ['all', ''],
          ['page', '/product/lamp'],
          ['language', 'de'],
          ['country', 'DE'],
          ['device', 'desktop'],
          ['source', 'search.example'],
        ],
      },
      {
        ...of,
        measure: 'product',
        values: [
          ['all', ''],
          ['product', 'p1'],
        ],
      },
      {
        ...of,
        measure: 'search',
        values: [
          ['all', ''],
          ['search', 'gizmo'],
        ],
      },
    ])
  })

  it('of somebody who asks not to be followed has no visitor', () => {
    const [view] = eventsOfVisit({ ...visit, request: { ...request, isPrivate: true } })
    expect(view?.visitor).toBeUndefined()
  })

  it('of a program is none', () => expect(eventsOfVisit({ ...visit, request: { ...request, agent: '' } })).toEqual([]))

  it('that ends in an inquiry counts once for each product', () => {
    const inquiry = { tenantId: '1', at: 5, page: '/inquiry-list', language: 'en', country: 'OM', agent: iphone }
    expect(
      eventOfInquiry({
        ...inquiry,
        referrer: 'https://search.example/x',
        campaign: 'utm_source=fair&utm_medium=card',
        products: ['p1', 'p2', 'p1', undefined],
      }),
    ).toEqual({
      tenantId: '1',
      at: 5,
      measure: 'inquiry',
      visitor: undefined,
      values: [
        ['all', ''],
        ['page', '/inquiry-list'],
        ['language', 'en'],
        ['country', 'OM'],
        ['source', 'fair'],
        ['device', 'phone'],
        ['product', 'p1'],
        ['product', 'p2'],
      ],
    })
  })
})

describe('What is told apart on a day', () => {
  const of = { tenantId: '1', measure: 'view', at: 0, visitor: undefined } as const
  const valueIn = (known: ReturnType<typeof createKnownValues>, value: string, day = '2026-03-10') =>
    known({ ...of, values: [['source', value]] }, day).values[0]?.[1]

  it('is bounded: whoever sends new values all day is one of the others', () => {
    const known = createKnownValues(2)
    expect(['a', 'b', 'c', 'a', 'd', ''].map((value) => valueIn(known, value))).toEqual(['a', 'b', '…', 'a', '…', ''])
    expect(valueIn(known, 'c', '2026-03-11')).toBe('c')
  })

  it('is text that every database takes', () => {
    const known = createKnownValues()
    expect(valueIn(known, 'a\0b\n')).toBe('ab')
    expect(valueIn(known, `${'x'.repeat(299)}😀`)).toBe(`${'x'.repeat(299)}\ufffd`)
  })
})
