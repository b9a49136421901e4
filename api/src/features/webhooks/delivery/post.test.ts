import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addressProblem } from '../../../platform/network/address-problem.ts'
import type { LookUp } from '../../../platform/network/hosts.ts'
import { failureOf } from './delivery-failure.ts'
import { type PostOptions, post } from './post.ts'

const lookUp =
  (...addresses: readonly string[]): LookUp =>
  async () =>
    addresses.map((address) => ({ address }))

let server: Server
let port = 0
/** Connections, also those over which nothing was asked. */
let connections = 0
let answer: (response: import('node:http').ServerResponse) => void = (response) => response.end('ok')

beforeEach(async () => {
  connections = 0
  answer = (response) => response.end('ok')
  server = createServer((_request, response) => answer(response)).on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
)

const send = (address: string, more: Partial<PostOptions> = {}) =>
  post(address, { body: '{}', headers: {}, signal: new AbortController().signal, ...more })
const failure = (address: string, more: Partial<PostOptions> = {}) =>
  send(address, more).then(({ status }) => status, failureOf)

/** Addresses of this machine and of networks, as they may be written or found. */
const inside = [
  ...['127.0.0.1', '127.1.2.3', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
]

it.each(inside)('sends nothing to %s, neither by itself nor by a name', async (address) => {
  const written = address.includes(':') ? `[${address}]` : address
  for (const scheme of ['https', 'http']) {
    expect(await failure(`${scheme}://${written}:${port}/`)).toBe('private')
    expect(await failure(`${scheme}://hooks.example.com:${port}/`, { lookUp: lookUp(address) })).toBe('private')
    expect(await failure(`${scheme}://hooks.example.com:${port}/`, { lookUp: lookUp('8.8.8.8', address) })).toBe(
      'private',
    )
  }
  expect(connections).toBe(0)
})

it.each(['127.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '①②⑦.0.0.1', '127。0。0。1', 'localhost', 'db'])(
  'sends nothing to %s, which is another spelling or a name within a network',
  async (host) => {
    expect(['private', 'address']).toContain(addressProblem(`https://${host}:${port}/`, {}))
    expect(['private', 'name']).toContain(await failure(`https://${host}:${port}/`))
    expect(connections).toBe(0)
  },
)

it('takes addresses of the public internet with TLS, and others only where the operator lets it', () => {
  expect(addressProblem('https://hooks.example.com:8443/a?b=c', {})).toBeUndefined()
  expect(addressProblem('http://hooks.example.com/', {})).toBe('https')
  for (const address of ['http://127.0.0.1:1/', 'http://db/', 'https://[::1]/'])
    expect([address, addressProblem(address, { privateHosts: true })]).toEqual([address, undefined])
  for (const address of [
    '',
    'hooks.example.com',
    'file:///etc/passwd',
    'https://a:b@c.example/',
    'https://a.example/#b',
  ])
    expect([address, addressProblem(address, { privateHosts: true })]).toEqual([address, 'address'])
})

it('connects to the address that was checked, and asks for no other', async () => {
  let asked = 0
  const changing: LookUp = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '8.8.8.8' }]
  const rules = { privateHosts: true, lookUp: changing }
  expect(await send(`http://hooks.example.com:${port}/`, rules)).toEqual({ status: 200, text: 'ok' })
  expect(asked).toBe(1)
  // A name that was public when it was checked leads there, whatever it is a moment later.
  let times = 0
  const rebinding: LookUp = async () => [{ address: times++ === 0 ? '192.0.2.1' : '127.0.0.1' }]
  expect(await failure(`https://hooks.example.com:${port}/`, { lookUp: rebinding })).toBe('private')
  expect([times, connections]).toEqual([1, 1])
})

it('waits no longer than it has patience, and reads no more than it needs', async () => {
  const rules = { privateHosts: true, patience: 200 }
  const address = `http://127.0.0.1:${port}/`
  answer = () => undefined
  const began = performance.now()
  expect(await failure(address, rules)).toBe('timeout')
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await failure('http://slow.example/', { ...rules, lookUp: () => new Promise(() => undefined) })).toBe(
    'timeout',
  )
  // The status is the answer, however long its body takes.
  answer = (response) => response.writeHead(200).write('begun')
  expect(await send(address, rules)).toEqual({ status: 200, text: 'begun' })
  let sent = 0
  answer = (response) => {
    const more = () => {
      sent += 65_536
      if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more))
    }
    more()
  }
  expect((await send(address, { ...rules, patience: 5000 })).text).toBe('x'.repeat(500))
  expect(sent).toBeLessThan(20_000_000)
  answer = (response) => response.socket?.destroy()
  expect(await failure(address, rules)).toBe('refused')
})

it('follows no redirect, and knows why a receiver cannot be reached', async () => {
  answer = (response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/more` }).end()
  expect(await send(`http://127.0.0.1:${port}/`, { privateHosts: true })).toMatchObject({ status: 302 })
  expect(connections).toBe(1)
  // Nobody speaks TLS there.
  expect(await failure(`https://127.0.0.1:${port}/`, { privateHosts: true })).toBe('security')
  expect(await failure('https://hooks.example.com/', { lookUp: lookUp() })).toBe('name')
  expect(await failure('http://127.0.0.1:1/', { privateHosts: true })).toBe('refused')
})
