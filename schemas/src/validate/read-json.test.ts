import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readJson } from './read-json.ts'

it.each([
  ['{"a": 1,}', 1, 9, '}'],
  ['{"a": 1,\r\n "b": tru}', 2, 10, '}'],
  ['{\n  "ä😀": \'x\'\n}', 2, 9, "'"],
  ['[1 2]', 1, 4, '2'],
  ['{a: 1}', 1, 2, 'a'],
  ['["tab\there"]', 1, 6, 'U+0009'],
  ['["\\x"]', 1, 3, '\\'],
  ['\uFEFF{}', 1, 1, 'U+FEFF'],
  ['01', 1, 2, '1'],
  ['[-]', 1, 3, ']'],
  ['[1.e]', 1, 4, 'e'],
  ['[1e+]', 1, 5, ']'],
  ['[.5]', 1, 2, '.'],
  ['["\\u12x"]', 1, 3, '\\'],
  ['{} {}', 1, 4, '{'],
  ['[NaN]', 1, 2, 'N'],
  ['// note\n{}', 1, 1, '/'],
])('%j is no JSON from line %i, column %i on: %j', (text, line, column, character) => {
  expect(readJson(text)).toEqual({ problem: { path: '', key: 'problem.notJson', params: { line, column, character } } })
})

it.each([
  ['', 1, 1],
  ['{"a":', 1, 6],
  ['["x', 1, 4],
  ['{"a": [1,\n2', 2, 2],
])('%j ends too early, in line %i, column %i', (text, line, column) => {
  expect(readJson(text)).toEqual({ problem: { path: '', key: 'problem.jsonEnds', params: { line, column } } })
})

it('reads what JSON.parse reads, and names the place where a stray character was put in', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, seed) => {
      expect(readJson(json)).toEqual({ value: JSON.parse(json) })
      const at = seed % (json.length + 1)
      // An escape is named where it begins.
      fc.pre(!json.includes('\\'))
      const broken = `${json.slice(0, at)}\u0001${json.slice(at)}`
      expect(readJson(broken)).toMatchObject({ problem: { params: { column: [...json.slice(0, at)].length + 1 } } })
    }),
  )
})

it('is not stopped by depth or length', () => {
  expect(readJson('['.repeat(200_000))).toMatchObject({ problem: { params: { column: 200_001 } } })
  expect(readJson(`["${'x'.repeat(5_000_000)}`)).toMatchObject({ problem: { key: 'problem.jsonEnds' } })
})
