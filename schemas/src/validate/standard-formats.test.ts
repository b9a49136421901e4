import { expect, it } from 'vitest'
import { standardFormats } from './standard-formats.ts'

it.each<[string, readonly string[], readonly string[]]>([
  ['date', ['2024-02-29', '0000-01-01'], ['2023-02-29', '2024-13-01', '2024-1-1', '2024-01-00']],
  ['time', ['12:00:00Z', '12:00:00.5+01:00', '23:59:60Z'], ['12:00:00', '24:00:00Z', '12:00:60Z', '12:00Z']],
  ['date-time', ['2024-02-29T12:00:00Z', '2024-02-29t12:00:00+05:30'], ['2024-02-29T12:00:00', '2024-02-30T12:00:00Z']],
  ['duration', ['P1D', 'PT1H30M', 'P2W'], ['P', 'PT', 'P1W2D', '1D']],
  ['email', ['ann@example.org', "o'neil@example.org"], ['ann', 'ann@', '@example.org', 'a b@example.org', 'ann@host']],
  ['hostname', ['example.org', 'localhost', 'a-b.c'], ['a_b.c', '-a.b', 'a..b', '']],
  ['ipv4', ['10.0.0.1'], ['10.0.0.256', '10.0.0', '010.0.0.1']],
  ['ipv6', ['::', '2001:db8::1', '::ffff:10.0.0.1'], ['2001:db8', '1::2::3', 'g::', ':1:2:3:4:5:6:7']],
  [
    'uri',
    ['https://example.org/a?b#c', 'mailto:a@b.c', 'urn:isbn:1', 'http://[::1]/'],
    ['example.org', '/a', 'https://a b', 'https://a/%zz', 'https://ä'],
  ],
  ['uri-reference', ['', '/a', '#a', 'a?b', 'https://a'], ['a b', '\\a']],
  ['iri', ['https://example.org/ä'], ['ä', 'https://ä b']],
  ['uuid', ['123e4567-e89b-12d3-a456-426614174000'], ['123e4567-e89b-12d3-a456', '123e4567e89b12d3a456426614174000']],
  ['json-pointer', ['', '/a/~0b~1'], ['a', '/~2']],
  ['relative-json-pointer', ['0', '1/a', '0#'], ['01', 'a']],
  ['regex', ['^a+$'], ['(']],
  ['uri-template', ['/a/{b}', '/a{?b,c}'], ['/a/{b', '{a b}']],
  ['url', ['https://example.org', 'ftp://a.bc/d'], ['example.org', 'https://host', 'javascript:alert(1)']],
])('%s', (format, right, wrong) => {
  const fits = standardFormats[format] as (value: string) => boolean
  expect(right.filter((value) => !fits(value))).toEqual([])
  expect(wrong.filter(fits)).toEqual([])
})
