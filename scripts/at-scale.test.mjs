import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../host/src/config.ts'
import { balancerConfig, findHaproxy, wrongIn } from './haproxy.mjs'
import { mallocSettings, nodeFlags } from './memory-settings.mjs'

const textOf = (name) => readFileSync(new URL(`../docs/how-to/at-scale/${name}`, import.meta.url), 'utf8')
/** The names that settings have. */
const known = readFileSync(new URL('../host/src/config.ts', import.meta.url), 'utf8')
const compose = parse(textOf('compose.yaml'), { merge: true })
const instances = Object.entries(compose.services).filter(([name]) => name.startsWith('web'))

/** The settings of an instance, with what an operator would write for `${NAME:?…}`. */
const filled = (settings) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, wanted) => values[wanted] ?? `no value for ${wanted}`),
    ]),
  )
const values = {
  POSTGRES_PASSWORD: 'p4ssw0rd-of-postgres',
  STORE_KEY: 'key',
  STORE_SECRET: 'secret-of-the-store',
  SYSTEM_DOMAIN: 'vitrine.example',
  OWNER_EMAIL: 'owner@vitrine.example',
  OWNER_PASSWORD: 'correct horse battery',
  METRICS_TOKEN: '0123456789abcdef0123',
}

test('three instances share a database and an object store, and Vitrine takes their settings', () => {
  expect(instances.map(([name]) => name)).toEqual(['web1', 'web2', 'web3'])
  for (const [, { environment }] of instances) {
    const { config } = readConfig(filled(environment))
    expect(config.databaseUrl).toBe('postgres://vitrine:p4ssw0rd-of-postgres@postgres:5432/vitrine')
    expect(config.storeUrl).toBeDefined()
    expect(config.systemDomain).toBe('vitrine.example')
    expect(config.trustProxy).toEqual(['172.30.0.0/24'])
    // A name that no setting has would be read by nobody.
    for (const name of Object.keys(environment)) expect(known).toContain(`  ${name}: {`)
  }
})

test('no secret has a default', () => {
  for (const { environment = {} } of Object.values(compose.services))
    for (const [name, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|KEY|TOKEN|_URL$/.test(name)) expect(value, name).toMatch(/\$\{\w+:\?/)
  expect(textOf('compose.yaml')).not.toMatch(/\$\{(?:\w*(?:PASSWORD|SECRET|KEY|TOKEN))(?::?-|\})/)
})

test('the balancer knows each instance, asks whether it is ready, and keeps figures inside', () => {
  const balancer = textOf('haproxy.cfg')
  for (const [name] of instances) expect(balancer).toContain(`server ${name} ${name}:3000`)
  expect(balancer).toContain('option httpchk GET /api/site/ready')
  // It does not start with fewer files than that.
  const [, connections] = /maxconn (\d+)/.exec(balancer) ?? []
  expect(compose.services.balancer.ulimits.nofile).toBeGreaterThanOrEqual(2 * Number(connections) + 50)
  expect(balancer).toContain('http-request deny if { path /metrics }')
  expect(compose.services.balancer.ports.every((port) => /^\$\{BIND:-127\.0\.0\.1:/.test(String(port)))).toBe(true)
})

test.skipIf(findHaproxy() === undefined)(
  'HAProxy takes the settings of the balancer, as they are and as the bench has them',
  () => {
    expect(wrongIn(textOf('haproxy.cfg'))).toBe('')
    const ours = balancerConfig(4750, ['http://127.0.0.1:3001', 'http://127.0.0.1:3002'])
    expect(wrongIn(ours)).toBe('')
    expect(ours.match(/^ {2}server .*$/gm)).toEqual(['  server web1 127.0.0.1:3001', '  server web2 127.0.0.1:3002'])
    expect(wrongIn(`${ours}\nnothing that it knows\n`)).toContain('nothing')
  },
)

test('instances have the time to stop that they need', () => {
  for (const [, { stop_grace_period: period }] of instances) expect(Number.parseInt(period, 10)).toBeGreaterThan(10)
  const unit = textOf('vitrine.service')
  const settings = Object.fromEntries([...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  expect(Number(settings.TimeoutStopSec)).toBeGreaterThan(10)
  expect(settings).toMatchObject({ Restart: 'always', ProtectSystem: 'strict', NoNewPrivileges: 'true' })
  expect(Number(settings.LimitNOFILE)).toBeGreaterThanOrEqual(32_768)
  const [environment = ''] = [...unit.matchAll(/^Environment=(NODE_ENV.*)$/gm)].map(([, words]) => words)
  const given = Object.fromEntries(environment.split(' ').map((one) => one.split('=')))
  expect(readConfig(given).config.dataDir).toBe('/var/lib/vitrine')
})

test('all that starts a server lets it take no more memory than it needs', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const words = [...Object.entries(mallocSettings).map(([name, value]) => `${name}=${value}`), ...nodeFlags]
  for (const text of [scripts.start, textOf('Dockerfile'), textOf('vitrine.service')])
    for (const word of words) expect(text).toContain(word)
})
