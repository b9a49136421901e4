import { describe, expect, it } from 'vitest'
import { checkOf } from '../validate/validator.ts'
import { operation, operationTypes } from './operation.ts'

const check = checkOf(operation)
const remove = { id: 'k3v9Qa2Z', type: 'remove-component', component: 'b7Xw01Lp' }
const set = {
  id: 'k3v9Qa2Z',
  type: 'set-setting',
  of: { page: 'home', component: 'b7Xw01Lp' },
  path: 'title',
  value: 1,
}

describe('the frame of an operation', () => {
  it('has a name for every type, once', () => {
    expect(new Set(operationTypes).size).toBe(operationTypes.length)
    expect(operationTypes.every((type) => /^[a-z]+(-[a-z]+)+$/.test(type))).toBe(true)
  })
  it.each([
    { ...remove, page: 'home' },
    { ...remove, part: 'header' },
    set,
    { ...set, value: { any: ['thing'] }, language: 'de', meta: { status: 'machine' } },
    { ...set, of: { pageRecord: 'home' }, meta: null },
    // The model ignores it, and applies the rest of its batch (R211).
    { ...set, path: '__proto__.polluted' },
  ])('takes %j', (value) => {
    expect(check(value)).toEqual([])
  })
  it.each([
    [{}, 'no type'],
    [{ ...remove, type: 'explode', page: 'home' }, 'a type that is none'],
    [remove, 'neither page nor part'],
    [{ ...remove, page: 'home', part: 'header' }, 'both of them'],
    [{ ...remove, part: 'aside' }, 'a part that is none'],
    [{ ...remove, page: 'home', id: 'short' }, 'an id that is none'],
    [{ ...remove, page: 'home', more: 1 }, 'something more'],
    [{ ...set, path: '' }, 'an empty path'],
    [{ ...set, of: { page: 'home' } }, 'settings of nothing'],
    [{ ...set, of: { menu: 'main', pageRecord: 'home' } }, 'settings of two'],
    [{ ...set, language: 'German' }, 'a language that is none'],
    [{ ...set, meta: { status: 'perfect' } }, 'meta data that is none'],
  ] as readonly (readonly [object, string])[])('refuses %j: %s', (value) => {
    expect(check(value)).not.toEqual([])
  })
})
