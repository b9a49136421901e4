import { expect, test } from 'vitest'
import { otherSpelling, readHost } from './hosts.ts'

test.each([
  ['Acme.Example', 'custom', 'acme.example', ''],
  ['acme.example.', 'custom', 'acme.example', ''],
  ['acme.example:8080', 'custom', 'acme.example', ':8080'],
  ['www.acme.example.:443', 'custom', 'www.acme.example', ':443'],
  ['xn--mller-kva.example', 'custom', 'xn--mller-kva.example', ''],
  ['localhost', 'system', 'localhost', ''],
  ['localhost:3000', 'system', 'localhost', ':3000'],
  ['acme.localhost:3000', 'system', 'localhost', ':3000'],
  ['127.0.0.1:3000', 'system', 'localhost', ':3000'],
  ['127.9.8.7', 'system', 'localhost', ''],
  ['[::1]:3000', 'system', 'localhost', ':3000'],
  ['0.0.0.0:3000', 'system', 'localhost', ':3000'],
])('%s is %s %s', (host, kind, name, port) => {
  expect(readHost(host, 'localhost')).toEqual({ kind, name, port })
})

test.each([
  undefined,
  '',
  ' ',
  'acme',
  'acme..example',
  '-acme.example',
  'acme.example:port',
  'acme.example:',
  'acme_lamps.example',
  'a@acme.example',
  'acme.example/path',
  'müller.example',
  'acme.example, evil.example',
  '10.0.0.1',
  '[::2]',
  '[::1',
  'acme.example:123456',
  'a b.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
  'acme.example\u0000',
])('%j is no host', (host) => {
  expect(readHost(host, 'localhost')).toBeUndefined()
})

test('local hosts are the system domain only while that is localhost', () => {
  expect(readHost('vitrine.example', 'vitrine.example')?.kind).toBe('system')
  for (const local of ['localhost', '127.0.0.1', '[::1]']) expect(readHost(local, 'vitrine.example')).toBeUndefined()
})

test('www and the bare name lead to the primary one, other domains do not', () => {
  expect(otherSpelling('www.acme.example', 'acme.example')).toBe('acme.example')
  expect(otherSpelling('acme.example', 'www.acme.example')).toBe('www.acme.example')
  expect(otherSpelling('acme.example', 'acme.example')).toBeUndefined()
  expect(otherSpelling('lamps.example', 'acme.example')).toBeUndefined()
  expect(otherSpelling('www.acme.example', undefined)).toBeUndefined()
})
