import { resolve } from 'node:path'
import { ConfigError } from '@vitrine/api'
import { expect, test } from 'vitest'
import { readConfig, storesOf } from './config.ts'

test('an empty environment runs on loopback with SQLite and fills the demo of an empty database', () => {
  const { config, warnings } = readConfig({})
  expect(config).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('./data'),
    systemDomain: 'localhost',
    region: 'cn',
    assetHosts: {},
    ownerEmail: 'owner@example.com',
    demo: 'when-empty',
    mediaHosts: [],
    parentOrigins: [],
    rateLimit: true,
    sendsMail: false,
    storeRedirect: false,
    mailPrivateHosts: false,
    webhookPrivateHosts: false,
    translationPrivateHosts: false,
    trustProxy: [],
    logLevel: 'info',
    pageCacheBytes: 64 * 1024 * 1024,
  })
  expect(warnings).toEqual([])
})

test('T18 an unknown region is cn, with one warning', () => {
  const { config, warnings } = readConfig({ SITE_REGION: 'mars' })
  expect(config.region).toBe('cn')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('SITE_REGION=mars')
  expect(readConfig({ SITE_REGION: 'us' }).config.region).toBe('us')
})

test.each([
  [{}, 'when-empty'],
  [{ DATABASE_URL: 'postgres://localhost/vitrine' }, 'no'],
  [{ OWNER_EMAIL: 'anna@example.com' }, 'no'],
  [{ OWNER_EMAIL: 'anna@example.com', DEMO: '1' }, 'yes'],
  [{ DEMO: '0' }, 'no'],
])('the demo with %o: %s', (env, demo) => {
  expect(readConfig(env).config.demo).toBe(demo)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'nonsense'],
  ['SYSTEM_DOMAIN', 'https://vitrine.example'],
  ['SYSTEM_DOMAIN', 'vitrine.example:3000'],
  ['ASSET_HOST_CN', 'ftp://cdn.example.com'],
  ['ASSET_HOST_US', 'https://cdn.example.com/path'],
  ['CN_SITE_ORIGIN', 'ftp://x.example'],
  ['OWNER_EMAIL', 'anna'],
  ['OWNER_PASSWORD', 'short'],
  ['DEMO', 'maybe'],
  ['DEFAULT_CLIENT_ID', 'No'],
  ['PARENT_ORIGINS', 'https://a.example,javascript:alert(1)'],
  ['MEDIA_HOSTS', 'images.example, images.example/path'],
  ['MEDIA_HOSTS', "images.example 'unsafe-inline'"],
  ['RATE_LIMIT', 'no'],
  ['SMTP_URL', 'http://mail.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.local'],
  ['SITE_API_ORIGIN', '/api'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with advice', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*: write`))
})

test('all problems are told at once, and never a password', () => {
  try {
    readConfig({ PORT: 'x', LOG_LEVEL: 'y', OWNER_PASSWORD: 'hunter2' })
    expect.unreachable()
  } catch (error) {
    expect(String(error)).toMatch(/PORT[\s\S]*OWNER_PASSWORD[\s\S]*LOG_LEVEL/)
    expect(String(error)).not.toContain('hunter2')
  }
})

test('mails come in for who shows a secret, which is never told', () => {
  const INBOUND_SECRET = 'a-secret-of-mail-servers'
  expect(readConfig({ INBOUND_SECRET, INBOUND_DOMAIN: 'In.Example.com' }).config.inbound).toEqual({
    secret: INBOUND_SECRET,
    domain: 'in.example.com',
  })
  expect(readConfig({ INBOUND_SECRET }).config.inbound).toEqual({ secret: INBOUND_SECRET })
  expect(() => readConfig({ INBOUND_SECRET: 'short' })).toThrow(/INBOUND_SECRET=….*: write/)
  expect(() => readConfig({ INBOUND_SECRET, INBOUND_DOMAIN: 'mail@in.example.com' })).toThrow(/INBOUND_DOMAIN.*: write/)
  expect(() => readConfig({ INBOUND_DOMAIN: 'in.example.com' })).toThrow(/INBOUND_DOMAIN.*set INBOUND_SECRET/)
})

test('the rate limit can only be lifted on loopback', () => {
  expect(readConfig({ RATE_LIMIT: 'off' }).config.rateLimit).toBe(false)
  expect(() => readConfig({ RATE_LIMIT: 'off', HOST: '0.0.0.0' })).toThrow(/loopback/)
})

test('an object store is one address, whose host browsers may read from only where they are led there', () => {
  const STORE_URL = 's3://key:secret%2F1@s3.example:9000/files/vitrine?region=eu-1'
  const { config } = readConfig({ STORE_URL })
  expect([config.storeUrl, storesOf(config)]).toEqual([STORE_URL, []])
  expect(storesOf(readConfig({ STORE_URL, STORE_REDIRECT: '1' }).config)).toEqual(['https://s3.example:9000'])
  expect(storesOf({ ...config, directOrigin: 'https://files.example' })).toEqual(['https://files.example'])
  expect(() => readConfig({ STORE_REDIRECT: '1' })).toThrow(/STORE_REDIRECT=1.*set STORE_URL/)
})

test.each([
  's3://s3.example/files',
  'https://key:secret@s3.example/files',
  's3://key:secret@s3.example',
  's3://key:secret@s3.example/Files',
  's3://key:secret@s3.example/files/.hidden',
  's3://key:secret@s3.example/files?zone=1',
  's3://key:secret@s3.example/files?tls=maybe',
])('%s is no address of an object store, and its secret is not told', (STORE_URL) => {
  expect(() => readConfig({ STORE_URL })).toThrow(/STORE_URL=….*: write s3:/)
})

test('lists are read with commas or spaces between', () => {
  const { config } = readConfig({
    PARENT_ORIGINS: 'https://a.example, https://b.example:8443',
    TRUST_PROXY: '10.0.0.0/8 ::1',
    MEDIA_HOSTS: 'images.example, https://CDN.example:8443',
  })
  expect(config.mediaHosts).toEqual(['images.example', 'cdn.example:8443'])
  expect(config.parentOrigins).toEqual(['https://a.example', 'https://b.example:8443'])
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test('an asset host may be written with or without its scheme', () => {
  const { config } = readConfig({ ASSET_HOST_CN: 'cn.example.com:8443', ASSET_HOST_US: 'https://us.example.com' })
  expect(config.assetHosts).toEqual({ cn: 'cn.example.com:8443', us: 'us.example.com' })
})
