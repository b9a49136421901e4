import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostName } from '../../network/hosts.ts'
import { isPublicAddress } from '../../network/public-address.ts'
import { resolveTarget, targetProblem } from './mail-target.ts'

const lookUp = (addresses: readonly string[]) => async () => addresses.map((address) => ({ address }))
const codeOf = (host: string, port: number, addresses: readonly string[]) =>
  resolveTarget({ host, port }, { lookUp: lookUp(addresses) }).catch(({ code }) => code)

/** Addresses that must never be connected to, as they may be written. */
const inside = [
  ...[
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
  ],
  ...['100.64.0.1', '198.18.0.1', '192.0.2.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.0.8'],
  ...['::', '::1', '[::1]', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '3fff::1'],
]

it('knows the addresses of the public internet', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a01::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  for (const address of inside)
    expect([address, isPublicAddress(address.replaceAll(/[[\]]/g, ''))]).toEqual([address, false])
  for (const none of ['', 'mail.example.com', '1.2.3', '0x7f.1']) expect(isPublicAddress(none)).toBe(false)
})

it.each(inside)('connects to %s neither by itself nor by a name', async (address) => {
  expect(await codeOf(address, 587, [address.replaceAll(/[[\]]/g, '')])).toBe('EPRIVATE')
  expect(await codeOf('mail.example.com', 587, [address.replaceAll(/[[\]]/g, '')])).toBe('EPRIVATE')
  expect(await codeOf('mail.example.com', 587, ['8.8.8.8', address.replaceAll(/[[\]]/g, '')])).toBe('EPRIVATE')
})

it.each([
  ...['2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '127.1', '127.0.1', '1', '0', '0x7f.0.0.0x1', '10.1'],
  ...['１２７.０.０.１', '127。0。0。1', '①②⑦.0.0.1', '%31%32%37.0.0.1', 'fe80::1%eth0', 'a.1', 'mail.0x1', 'a.09'],
  ...['', ' ', '.', '..', 'a..b', '-a.com', 'a-.com', 'mail.example.com:25', 'a@b.com', 'a/b', 'a b.com', 'a\nb.com'],
  ...[
    'http://mail.example.com',
    'mail.example.com#',
    'a?b.com',
    'a\\b.com',
    '[mail.example.com]',
    `${'a'.repeat(64)}.com`,
  ],
])('takes %j for no host', (host) => {
  expect(targetProblem({ host, port: 587 }, {})).toBe('host')
  expect(targetProblem({ host, port: 587 }, { privateHosts: true })).toBe('host')
})

it.each(['localhost', 'LOCALHOST.', 'a.localhost', 'db', 'metadata.google.internal', 'printer.local', 'nas.home.arpa'])(
  'takes %j for a name within a network',
  (host) => expect(targetProblem({ host, port: 587 }, {})).toBe('private'),
)

it('takes names in any spelling, and only ports of mail servers', async () => {
  expect(hostName(' Mail.Example.COM. ')).toBe('mail.example.com')
  expect(hostName('büro.example')).toBe('xn--bro-hoa.example')
  for (const port of [25, 465, 587, 2525]) expect(targetProblem({ host: 'mail.example.com', port }, {})).toBeUndefined()
  for (const port of [1, 22, 80, 443, 3000, 5432, 6379, 11211, 65_535])
    expect(targetProblem({ host: 'mail.example.com', port }, {})).toBe('port')
  expect(await codeOf('mail.example.com', 80, ['8.8.8.8'])).toBe('EPORT')
  expect(await codeOf('mail.example.com', 587, [])).toBe('EDNS')
  expect(await codeOf('mail.example.com', 587, ['2606:4700::1111', '8.8.8.8'])).toBe('8.8.8.8')
})

it('lets everything be used where the instance allows it', async () => {
  const rules = { privateHosts: true, lookUp: lookUp(['127.0.0.1']) }
  expect(await resolveTarget({ host: 'localhost', port: 40_000 }, rules)).toBe('127.0.0.1')
  expect(await resolveTarget({ host: '10.0.0.1', port: 1025 }, rules)).toBe('10.0.0.1')
})

it('never gives an address that is not public, whatever is written and looked up', async () => {
  const part = fc.oneof(
    fc.nat(300).map(String),
    fc.nat(0xffff).map((number) => `0x${number.toString(16)}`),
    fc.constantFrom('localhost', 'a', '', '127', '[', ']', ':', '::1', '%', '@', '。', 'internal', 'example', 'com'),
  )
  const host = fc.oneof(
    fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.')),
    fc.ipV4(),
    fc.ipV4Extended(),
    fc.ipV6(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.domain(),
  )
  const found = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom(...inside)), { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(host, found, fc.nat(65_535), async (name, addresses, port) => {
      const target = await resolveTarget({ host: name, port }, { lookUp: lookUp(addresses) }).catch((error) => {
        expect(['EDNS', 'EPRIVATE', 'EPORT']).toContain(error.code)
        return undefined
      })
      if (target !== undefined) expect(isPublicAddress(target) && [25, 465, 587, 2525].includes(port)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
