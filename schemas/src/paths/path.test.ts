import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  childPath,
  formatPath,
  isWithin,
  itemAround,
  itemPath,
  parentPath,
  parsePath,
  patternOf,
  type Segment,
  siblingPath,
  splitPath,
  topName,
} from './path.ts'

const name = fc
  .stringMatching(/^[A-Za-z_$][A-Za-z0-9_$-]{0,9}$/)
  .filter((text) => !['constructor', 'prototype', '__proto__'].includes(text))
const segments = fc
  .tuple(
    name,
    fc.array(
      fc.oneof(
        name.map((text) => ({ name: text })),
        fc.stringMatching(/^[A-Za-z0-9]{8}$/).map((id) => ({ item: id })),
      ),
      { maxLength: 6 },
    ),
  )
  .map(([first, rest]): readonly Segment[] => [{ name: first }, ...rest])

describe('parsePath', () => {
  it('reads names and items', () => {
    expect(parsePath('items[k3v9Qa2Z].link')).toEqual([{ name: 'items' }, { item: 'k3v9Qa2Z' }, { name: 'link' }])
    expect(parsePath('height.mobile')).toEqual([{ name: 'height' }, { name: 'mobile' }])
  })
  it.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    '[k3v9Qa2Z]',
    'a[0]',
    'a[k3v9Qa2]',
    'a[k3v9Qa2Z',
    'a[k3v9Qa2Z]b',
    'a b',
    '1a',
    'ä',
    'a.[k3v9Qa2Z]',
  ])('reads no path in %j', (path) => {
    expect(parsePath(path)).toBeUndefined()
  })
  it.each([
    '__proto__',
    'a.__proto__',
    'constructor.prototype',
    'a[k3v9Qa2Z].constructor',
    'a.prototype.b',
    '__proto__.a',
    "a['__proto__']",
    'a[__proto__]',
  ])('ignores %j (R211)', (path) => {
    expect(parsePath(path)).toBeUndefined()
  })
  it('answers the same again', () => {
    expect(parsePath('a.b')).toBe(parsePath(['a', 'b'].join('.')))
  })
  it('takes no longer for what is long and no path', () => {
    const long = 'a.'.repeat(50_000)
    expect(parsePath(long)).toBeUndefined()
    expect(parsePath(`${long}a`)).toHaveLength(50_001)
  })
  it('is the inverse of formatPath', () => {
    fc.assert(
      fc.property(segments, (all) => {
        expect(parsePath(formatPath(all))).toEqual(all)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (path) => {
        const read = parsePath(path)
        if (read) expect(formatPath(read)).toBe(path)
      }),
    )
  })
})

describe('splitPath', () => {
  it('reads patterns and indexes', () => {
    expect(splitPath('items[].title')).toEqual([{ name: 'items' }, { item: '' }, { name: 'title' }])
    expect(splitPath('[2].1st')).toEqual([{ item: '2' }, { name: '1st' }])
    expect(splitPath('')).toEqual([])
  })
  it('reads every path as parsePath does', () => {
    fc.assert(
      fc.property(segments, (all) => {
        expect(splitPath(formatPath(all))).toEqual(all)
      }),
    )
  })
})

it('knows what is around a path', () => {
  fc.assert(
    fc.property(segments, (all) => {
      const path = formatPath(all)
      expect(parentPath(path)).toBe(formatPath(all.slice(0, -1)))
      expect(siblingPath(path, 'level')).toBe(formatPath([...all.slice(0, -1), { name: 'level' }]))
      expect(itemAround(path)).toBe(formatPath(all.slice(0, all.findLastIndex((at) => 'item' in at) + 1)))
      expect(topName(path)).toBe(formatPath(all.slice(0, 1)))
    }),
  )
})

it('builds paths of children and items', () => {
  expect(itemPath(childPath(childPath('', 'menu'), 'items'), 'k3v9Qa2Z')).toBe('menu.items[k3v9Qa2Z]')
})

it('knows what stands below what', () => {
  expect(isWithin('items[k3v9Qa2Z].link', 'items')).toBe(true)
  expect(isWithin('items', 'items')).toBe(true)
  expect(isWithin('link.label', 'link')).toBe(true)
  expect(isWithin('linkage', 'link')).toBe(false)
  expect(isWithin('link', 'link.label')).toBe(false)
})

it('knows the pattern of a path', () => {
  expect(patternOf('items[k3v9Qa2Z].children[i2cc33dd].label')).toBe('items[].children[].label')
})
