import { expect, test } from 'vitest'
import { encodingOf } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['bridge', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['br;q=foo', 'br'],
])('who takes %s gets %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})
