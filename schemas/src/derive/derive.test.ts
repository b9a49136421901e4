import { describe, expect, it } from 'vitest'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import { checkOf } from '../validate/validator.ts'
import { defaultsOf } from './defaults-of.ts'
import { schemaAt } from './schema-at.ts'
import { languageMapOf, storedOf } from './stored-of.ts'
import { places, responsivePaths, translatablePaths } from './walk.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const
const props = {
  type: 'object',
  required: ['title', 'link'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, default: 'Welcome', translatable: true },
    height: { type: 'number', minimum: 0, maximum: 9, unit: 'px', responsive: true, default: 4 },
    image: { $ref: 'image', responsive: true },
    visible: { type: 'boolean', translatable: true, responsive: true },
    background: { $ref: 'background' },
    link: { $ref: 'link', translatable: true },
    button: { $ref: 'button', default: { label: 'Buy' } },
    body: { $ref: 'rich-text', translatable: true },
    money$: { type: 'string', translatable: true },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['id', 'label'],
        additionalProperties: false,
        properties: { id, label: { type: 'string', translatable: true }, width: { type: 'number', responsive: true } },
      },
    },
  },
} as const satisfies SectionProps

const item = 'k3v9Qa2Z'

it('defaultsOf gives the declared defaults, nested as the value', () => {
  expect(defaultsOf(props)).toEqual({
    title: 'Welcome',
    height: 4,
    background: { size: 'cover', position: 'center' },
    button: { label: 'Buy' },
  })
  expect(defaultsOf({ type: 'object', additionalProperties: false, properties: {} })).toEqual({})
})

it('translatablePaths and responsivePaths name patterns', () => {
  expect(translatablePaths(props)).toEqual([
    'title',
    'image.src',
    'image.alt',
    'visible',
    'link',
    'button.label',
    'button.link',
    'body',
    'money$',
    'items[].label',
  ])
  expect(responsivePaths(props)).toEqual(['height', 'image', 'visible', 'items[].width'])
})

it('places come parents first, with what stands beside a $ref', () => {
  const all = [...places(props)]
  expect(all.findIndex(({ pattern }) => pattern === 'items[]')).toBeLessThan(
    all.findIndex(({ pattern }) => pattern === 'items[].label'),
  )
  expect(all.find(({ pattern }) => pattern === 'link')?.node).toMatchObject({ $id: 'link', translatable: true })
  expect(all.some(({ pattern }) => pattern === 'link.href')).toBe(true)
  expect(all.some(({ pattern }) => pattern.startsWith('body.'))).toBe(false)
})

describe('schemaAt', () => {
  it.each<[string, Partial<SchemaNode> | undefined]>([
    ['title', { maxLength: 20 }],
    ['button.label', { maxLength: 80 }],
    ['background.color', { $id: 'colour' }],
    ['link.href', { format: 'safe-url' }],
    [`items[${item}].label`, { translatable: true }],
    ['height.mobile', { unit: 'px' }],
    ['image.mobile.alt', { maxLength: 500 }],
    ['nothing', undefined],
    ['title.nothing', undefined],
    ['items.label', undefined],
    ['items[0].label', undefined],
    ['title.mobile', undefined],
    ['constructor', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
  ])('%s', (path, node) => {
    if (node) expect(schemaAt(props, path)).toMatchObject(node)
    else expect(schemaAt(props, path)).toBeUndefined()
  })
  it('is not responsive any more below a device', () => {
    expect(schemaAt(props, 'height')?.responsive).toBe(true)
    expect(schemaAt(props, 'height.mobile')?.responsive).toBeUndefined()
  })
})

describe('storedOf', () => {
  const check = checkOf(storedOf(props))
  it.each([
    {},
    { title: 'x' },
    { height: { pc: 1 } },
    { height: { mobile: 1 } },
    { image: { pc: { src: '/a' }, mobile: { src: '/b' } } },
    { items: [] },
    { items: [{ id: item }] },
    { items: [{ id: item, width: { pc: 1, mobile: 2 } }] },
    { link: { type: 'address' } },
    { body: { type: 'doc', content: [] } },
  ])('holds %j', (value) => {
    expect(check(value)).toEqual([])
  })
  it.each([
    { height: 1 },
    { height: { pc: 10 } },
    { height: { pc: 1, tablet: 2 } },
    { title: '' },
    { title: 5 },
    { nothing: 1 },
    { items: [{}] },
    { items: [{ id: item }, { id: item, label: 1 }] },
    { items: [{ id: item }, { id: item }, { id: item }, { id: item }] },
    { items: [{ id: '0' }] },
    { link: {} },
    { link: { type: 'address', pageType: 'home' } },
    { link: { type: 'address', href: 'javascript:x' } },
    { body: { type: 'doc', content: [{ type: 'script' }] } },
  ])('refuses %j', (value) => {
    expect(check(value)).not.toEqual([])
  })
  it('drops conditions, which hold for whole values only', () => {
    const conditional = {
      type: 'object',
      additionalProperties: false,
      properties: { kind: { enum: ['a', 'b'] }, extra: { type: 'string' } },
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['extra'] },
    } as const satisfies SectionProps
    expect(checkOf(conditional)({ kind: 'a' })).not.toEqual([])
    expect(checkOf(storedOf(conditional))({ kind: 'a' })).toEqual([])
  })
})

describe('languageMapOf', () => {
  const check = checkOf(languageMapOf(props))
  it.each([
    {},
    { title: 'Hallo', [`items[${item}].label`]: 'x', 'image.alt': 'Bild', money$: '€' },
    { visible: { pc: false } },
    { link: { type: 'address', href: '/de' }, 'button.link': { type: 'email', email: 'a@b.c' } },
  ])('holds %j', (map) => {
    expect(check(map)).toEqual([])
  })
  it.each([
    { height: { pc: 1 } },
    { 'items[0].label': 'x' },
    { 'items[].label': 'x' },
    { [`items[${item}]`]: {} },
    { titles: 'x' },
    { xtitle: 'x' },
    { imageXalt: 'x' },
    { visible: true },
    { title: 'x'.repeat(21) },
    { title: null },
    { 'image.mobile.alt': 'x' },
  ])('refuses %j', (map) => {
    expect(check(map)).not.toEqual([])
  })
})

it('an unknown $ref is told at once', () => {
  expect(() => schemaAt({ type: 'object', properties: { a: { $ref: 'nothing' } } }, 'a')).toThrow(
    "Unknown $ref 'nothing'",
  )
})
