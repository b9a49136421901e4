import type { Json } from '@vitrine/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { card as cardSection, cards } from '../testing/sample-section.tsx'
import { createRegistry } from './registry.ts'

const card = cards.get('card')!
const surroundings = { direction: 'ltr', asset: (src: string) => `https://cdn.example${src}` } as const

const rootOf = (props: Record<string, Json>, mobile: Record<string, Json> = {}, direction: 'ltr' | 'rtl' = 'ltr') =>
  card.rootAttributes({ id: 'sample01', type: 'card', version: 2, props, mobile }, { ...surroundings, direction })
const styleOf = (...given: Parameters<typeof rootOf>) => (rootOf(...given).style ?? {}) as Record<string, string>

test('names the section', () => {
  expect(rootOf({})['data-section']).toBe('card')
})

test('writes numbers with their unit, for pc and for phones', () => {
  expect(styleOf({ size: 4 }, { size: 2 })).toMatchObject({ '--size-pc': '4rem', '--size-mobile': '2rem' })
  expect(styleOf({ ratio: 1.5 })).toMatchObject({ '--ratio': '1.5' })
})

test('writes choices and switches as data, for phones the same where nothing else is said', () => {
  expect(rootOf({ look: 'raised' })).toMatchObject({ 'data-look': 'raised', 'data-look-mobile': 'raised' })
  expect(rootOf({ look: 'raised' }, { look: 'plain' })).toMatchObject({ 'data-look-mobile': 'plain' })
  expect(rootOf({ broken: false })).toMatchObject({ 'data-broken': 'false' })
})

test('says only of what is hidden that it is', () => {
  expect(rootOf({ visible: true })).not.toHaveProperty('data-visible')
  expect(rootOf({ visible: false }, { visible: true })).toMatchObject({ 'data-visible': 'false' })
  expect(rootOf({ visible: false }, { visible: true })).not.toHaveProperty('data-visible-mobile')
  expect(rootOf({ visible: true }, { visible: false })).toMatchObject({ 'data-visible-mobile': 'false' })
})

describe('spacing', () => {
  const spacing = { pc: { top: 1, right: 2, bottom: 3, left: 4 }, mobile: { left: 9 } }
  test('is written side by side, a missing side not at all', () => {
    expect(styleOf({ spacing })).toMatchObject({
      '--spacing-top-pc': '1px',
      '--spacing-right-pc': '2px',
      '--spacing-bottom-pc': '3px',
      '--spacing-left-pc': '4px',
      '--spacing-left-mobile': '9px',
    })
    expect(styleOf({ spacing })).not.toHaveProperty('--spacing-right-mobile')
  })
  test('means start and end, whatever the direction', () => {
    expect(styleOf({ spacing }, {}, 'rtl')).toEqual(styleOf({ spacing }))
  })
  test('stays on its side where it is physical (R160)', () => {
    const physical = { ...spacing, physical: true }
    expect(styleOf({ spacing: physical })).toEqual(styleOf({ spacing }))
    expect(styleOf({ spacing: physical }, {}, 'rtl')).toMatchObject({
      '--spacing-left-pc': '2px',
      '--spacing-right-pc': '4px',
      '--spacing-right-mobile': '9px',
    })
  })
})

describe('colours', () => {
  test('of the theme become properties, so that another theme draws nothing again (R162)', () => {
    expect(styleOf({ accent: 'theme:buttonBackgroundHover' })).toMatchObject({
      '--accent': 'var(--theme-button-background-hover)',
    })
  })
  test('that the theme does not know fall back to the default', () => {
    expect(styleOf({ accent: 'theme:sunset' })).toMatchObject({ '--accent': 'var(--theme-primary)' })
  })
  test('stand in backgrounds and borders too', () => {
    const background = {
      color: '#fff',
      image: '/a b.webp',
      overlay: 'rgb(0 0 0 / 50%)',
      size: 'cover',
      position: 'center',
    }
    expect(
      styleOf({ background, border: { width: 2, style: 'dashed', color: 'theme:title', radius: 6 } }),
    ).toMatchObject({
      '--background-color': '#fff',
      '--background-image': 'url("https://cdn.example/a%20b.webp")',
      '--background-overlay': 'rgb(0 0 0 / 50%)',
      '--border-width': '2px',
      '--border-style': 'dashed',
      '--border-color': 'var(--theme-title)',
      '--border-radius': '6px',
    })
  })
})

describe('hostile values', () => {
  const hostile = [
    'red;} body{display:none',
    'url(https://evil.example/x)',
    'expression(alert(1))',
    '#fff/**/;color:red',
    'theme:primary);color:red',
    '"</style><script>',
    'var(--x)',
    '\\23 fff',
    'rgb(0,0,0);x:y',
  ]
  test.each(hostile)('never get into a colour: %s', (value) => {
    expect(styleOf({ accent: value })).toMatchObject({ '--accent': 'var(--theme-primary)' })
    expect(styleOf({ background: { color: value, overlay: value } })).toEqual({ '--accent': 'var(--theme-primary)' })
  })
  test('never leave an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (src) => {
        const image = styleOf({ background: { image: `/${src}` } })['--background-image']
        // Quoted, and nothing inside can end the quotes or the line.
        expect(image ?? 'url("")').toMatch(/^url\("[^"\\\n\r\f]*"\)$/)
      }),
    )
    expect(styleOf({ background: { image: '/\ud800' } })['--background-image']).toBe(
      'url("https://cdn.example/%EF%BF%BD")',
    )
  })
  test('never get into words or numbers', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = value as Json
        const written = Object.values(
          styleOf({ size: json, border: { style: json, width: json }, background: { size: json, position: json } }),
        )
        for (const one of written) expect(one).toMatch(/^(?:-?[\d.e+-]+(?:px|rem)|[a-z]+|var\(--theme-primary\))$/)
      }),
    )
  })
})

describe('written once for all that say the same', () => {
  const values = fc.record(
    {
      title: fc.string(),
      look: fc.constantFrom('plain', 'raised'),
      size: fc.constantFrom(1, 2),
      broken: fc.boolean(),
      visible: fc.boolean(),
      accent: fc.constantFrom('theme:primary', '#fff', null),
      background: fc.constantFrom({ color: '#fff' }, { color: '#000' }, { image: '/a.webp' }, {}),
      spacing: fc.constantFrom({ pc: { left: 1 } }, { pc: { left: 1 }, physical: true }, { mobile: { left: 1 } }),
    },
    { requiredKeys: [] },
  )
  const component = fc.record({
    props: values,
    mobile: fc.option(values, { nil: undefined }),
    direction: fc.constantFrom('ltr', 'rtl'),
    asset: fc.constantFrom(surroundings.asset, (src: string) => `https://other.example${src}`),
  })

  test('is what would be written for each alone', () => {
    fc.assert(
      fc.property(fc.array(component, { maxLength: 40 }), (components) => {
        for (const { props, mobile, direction, asset } of components) {
          const placed = {
            ...{ id: 'sample01', type: 'card', version: 2, props: props as Record<string, Json> },
            ...(mobile && { mobile: mobile as Record<string, Json> }),
          }
          const alone = createRegistry([cardSection], { areVerified: true }).get('card')!
          const written = JSON.stringify(card.rootAttributes(placed, { direction, asset }))
          expect(written).toBe(JSON.stringify(alone.rootAttributes(placed, { direction, asset })))
        }
      }),
    )
  })

  test('is one object, whatever the texts are', () => {
    const background = { color: '#123456' }
    const one = rootOf({ title: 'Bolts', background })
    expect(rootOf({ title: 'Schrauben', background: { ...background } })).toBe(one)
    expect(rootOf({ title: 'Bolts', background: { color: '#123457' } })).not.toBe(one)
  })
})
