import { resolve } from 'node:path'
import { type DemoMode, hostIn, listIn, objectStoreIn, originIn, readEnvironment, storeUrlAdvice } from '@vitrine/api'
import type { AssetHosts } from '@vitrine/renderer/internal'
import { DEFAULT_REGION, type Region, regions } from '@vitrine/schemas'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const originAdvice = 'write an origin such as https://assets.example.com, without a path.'
const hostAdvice = 'write a host such as assets.example.com, without a path.'

/** Every variable that an instance reads, as docs/how-to/run-vitrine.md tells them. */
const variables = {
  HOST: { default: '127.0.0.1' },
  PORT: { default: '3000', format: 'port', advice: 'write a port from 1 to 65535, or 0 for any free one.' },
  DATA_DIR: { default: './data' },
  SYSTEM_DOMAIN: {
    default: 'localhost',
    format: 'domain',
    advice: 'write a bare domain such as vitrine.example.com (no scheme, no port), or localhost.',
  },
  SITE_REGION: {},
  DATABASE_URL: { format: 'postgres-url', advice: 'write an address that begins with postgres:// or postgresql://.' },
  OWNER_EMAIL: { format: 'email', advice: 'write an e-mail address.' },
  DEMO: { enum: ['0', '1'], advice: 'write one of 0, 1.' },
  RATE_LIMIT: { enum: ['on', 'off'], default: 'on', advice: 'write one of on, off.' },
  ASSET_HOST_CN: { format: 'host', advice: hostAdvice },
  ASSET_HOST_US: { format: 'host', advice: hostAdvice },
  STORE_URL: { format: 'store-url', isSecret: true, advice: storeUrlAdvice },
  STORE_REDIRECT: { enum: ['0', '1'], default: '0', advice: 'write one of 0, 1.' },
  DEFAULT_CLIENT_ID: { format: 'client-id', advice: 'write the clientId of a site, such as demo.' },
  CN_SITE_ORIGIN: { format: 'origin', advice: originAdvice },
  OWNER_PASSWORD: {
    minLength: 8,
    isSecret: true,
    advice: 'write at least 8 characters, or leave it out and a random one is printed once.',
  },
  SMTP_URL: { format: 'smtp-url', advice: 'write an address that begins with smtp:// or smtps://.' },
  MAIL_PRIVATE_HOSTS: { enum: ['0', '1'], default: '0', advice: 'write one of 0, 1.' },
  WEBHOOK_PRIVATE_HOSTS: { enum: ['0', '1'], default: '0', advice: 'write one of 0, 1.' },
  TRANSLATION_PRIVATE_HOSTS: { enum: ['0', '1'], default: '0', advice: 'write one of 0, 1.' },
  SECRET_KEY: {
    minLength: 32,
    isSecret: true,
    advice:
      'write at least 32 random characters and keep them, or leave it out and the secret in the database counts alone.',
  },
  INBOUND_SECRET: {
    minLength: 16,
    isSecret: true,
    advice: 'write at least 16 characters without spaces, or leave it out and no mails come in.',
  },
  INBOUND_DOMAIN: {
    format: 'domain',
    advice: 'write the bare domain whose mails are handed over, such as in.example.com, or leave it out.',
  },
  SITE_API_ORIGIN: { format: 'origin', advice: originAdvice },
  METRICS_TOKEN: {
    minLength: 16,
    isSecret: true,
    advice: 'write at least 16 characters, or leave it out and only this machine reads the metrics.',
  },
  PARENT_ORIGINS: {
    format: 'origins',
    advice: 'write exact origins with commas between them, such as https://erp.example.com.',
  },
  MEDIA_HOSTS: {
    format: 'hosts',
    advice: 'write hosts with commas between them, such as images.example.com, without paths.',
  },
  TRUST_PROXY: {
    format: 'networks',
    advice: 'write addresses or networks with commas between them, such as 10.0.0.0/8.',
  },
  COUNTRY_HEADER: {
    format: 'header-name',
    advice: 'write the name of a header that your proxy always sets, such as CF-IPCountry.',
  },
  BUILD_POLL_SECONDS: {
    format: 'seconds',
    advice: 'write a number of seconds from 1 to 86400, or leave it out and open pages ask once an hour.',
  },
  PAGE_CACHE_MB: {
    format: 'megabytes',
    default: '64',
    advice: 'write a number of megabytes from 1 to 99999.',
  },
  LOG_LEVEL: { enum: logLevels, default: 'info', advice: `write one of ${logLevels.join(', ')}.` },
} as const

/** What the machine says about how this instance runs; every value is checked. */
export interface Config {
  readonly host: string
  readonly port: number
  /** An absolute path. */
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly systemDomain: string
  /** The site that an address of the system domain without clientId means (R61), if there is one. */
  readonly defaultClientId?: string
  readonly region: Region
  /** Hosts of the object stores by region; a missing one means our own origin (R231, T18). */
  readonly assetHosts: Readonly<Partial<Record<Region, string>>>
  readonly cnSiteOrigin?: string
  /** Other hosts that owners may take pictures and films from; visitors' browsers load from no others. */
  readonly mediaHosts: readonly string[]
  readonly ownerEmail: string
  readonly ownerPassword?: string
  readonly demo: DemoMode
  readonly parentOrigins: readonly string[]
  readonly rateLimit: boolean
  readonly smtpUrl?: string
  /** Whether somebody sends what is in the outbox: a mail server, or the sender of a config. */
  readonly sendsMail: boolean
  /** Sites may have mail servers on private addresses and any port. */
  readonly mailPrivateHosts: boolean
  /** Sites may have webhooks on private addresses, and without TLS. */
  readonly webhookPrivateHosts: boolean
  /** Whether sites may have translation engines on private addresses. */
  readonly translationPrivateHosts: boolean
  /** What the keys of passwords and codes in the database are derived from, beside its own secret. */
  readonly secretKey?: string
  /** How answers to replies come back; they go to members themselves when it is left out. */
  readonly inbound?: { readonly secret: string; readonly domain?: string }
  /** The object store that has the files, with its key and secret; they are in the data folder where it is left out. */
  readonly storeUrl?: string
  /** Browsers read large files from the object store itself. */
  readonly storeRedirect: boolean
  /** Where browsers read large files themselves: the bucket of a config says so. */
  readonly directOrigin?: string
  /** Addresses and networks of proxies whose forwarded headers count. */
  readonly trustProxy: readonly string[]
  /** The header in which the proxy says in which country a visitor is, in lower case. */
  readonly countryHeader?: string
  readonly siteApiOrigin?: string
  /** Who shows it may read the metrics from anywhere; without one they are read on this machine only. */
  readonly metricsToken?: string
  /** How often an open page asks whether there is a newer build; once an hour when it is left out (R92). */
  readonly buildPollSeconds?: number
  /** What cached pages may take in memory, in bytes. */
  readonly pageCacheBytes: number
  readonly logLevel: (typeof logLevels)[number]
}

/** Where the assets of all sites stand, as the renderer wants to know it. */
export const assetHostsOf = ({ region, assetHosts, cnSiteOrigin }: Config): AssetHosts => ({
  region,
  hosts: assetHosts,
  ...(cnSiteOrigin !== undefined && { cnOrigin: cnSiteOrigin }),
})

/** Where our pictures, films and files come from beside our own origin. */
export const storesOf = ({
  assetHosts,
  cnSiteOrigin,
  storeUrl,
  storeRedirect,
  directOrigin,
}: Config): readonly string[] =>
  [
    assetHosts.cn,
    assetHosts.us,
    cnSiteOrigin,
    storeRedirect && storeUrl !== undefined ? objectStoreIn(storeUrl)?.endpoint : undefined,
    directOrigin,
  ].filter((store) => store !== undefined)

/** Where owners work, for links in mails. Behind a proxy a system domain is reached by https. */
export const systemOriginOf = ({ systemDomain, port }: Pick<Config, 'systemDomain' | 'port'>): string =>
  systemDomain === 'localhost' ? `http://localhost:${port}` : `https://${systemDomain}`

type Env = Readonly<Record<string, string | undefined>>

const loopback = new Set(['localhost', '127.0.0.1', '::1'])
/** What is wrong with variables that are right each by itself. */
function problemsTogether(given: Env): readonly string[] {
  return [
    ...(given.RATE_LIMIT === 'off' && !loopback.has(given.HOST ?? '127.0.0.1')
      ? ['RATE_LIMIT=off: this is for load tests on loopback only; leave it out, or set HOST=127.0.0.1.']
      : []),
    ...(given.INBOUND_DOMAIN !== undefined && given.INBOUND_SECRET === undefined
      ? [
          `INBOUND_DOMAIN=${given.INBOUND_DOMAIN}: nobody could hand over its mails; set INBOUND_SECRET, or leave it out.`,
        ]
      : []),
    ...(given.STORE_REDIRECT === '1' && given.STORE_URL === undefined
      ? ['STORE_REDIRECT=1: there is no object store to lead to; set STORE_URL, or leave it out.']
      : []),
  ]
}

/**
 * Reads the environment. Warnings are for the log, once, at the start.
 *
 * @throws ConfigError naming every variable that cannot be used, and what to write instead.
 */
export function readConfig(env: Env): { readonly config: Config; readonly warnings: readonly string[] } {
  const read = readEnvironment(variables, env, problemsTogether)
  const region = regions.find((known) => known === read.SITE_REGION)
  const origin = (text: string | undefined) => (text === undefined ? undefined : originIn(text))
  const list = (text: string | undefined, part: (each: string) => string | undefined) =>
    listIn(text)
      .map(part)
      .filter((each) => each !== undefined)
  return {
    warnings: [
      ...(read.SITE_REGION === undefined || region !== undefined
        ? []
        : [
            `SITE_REGION=${read.SITE_REGION} is not known, ${DEFAULT_REGION} is used; write one of ${regions.join(', ')}.`,
          ]),
      ...(read.SITE_API_ORIGIN === undefined ? [] : ['SITE_API_ORIGIN is set, but this version does not use it yet.']),
    ],
    config: {
      ...withoutUndefined({
        databaseUrl: read.DATABASE_URL,
        defaultClientId: read.DEFAULT_CLIENT_ID,
        cnSiteOrigin: origin(read.CN_SITE_ORIGIN),
        ownerPassword: read.OWNER_PASSWORD,
        smtpUrl: read.SMTP_URL,
        secretKey: read.SECRET_KEY,
        inbound:
          read.INBOUND_SECRET === undefined
            ? undefined
            : {
                secret: read.INBOUND_SECRET,
                ...(read.INBOUND_DOMAIN && { domain: read.INBOUND_DOMAIN.toLowerCase() }),
              },
        storeUrl: read.STORE_URL,
        siteApiOrigin: origin(read.SITE_API_ORIGIN),
        metricsToken: read.METRICS_TOKEN,
        countryHeader: read.COUNTRY_HEADER?.toLowerCase(),
        buildPollSeconds: read.BUILD_POLL_SECONDS === undefined ? undefined : Number(read.BUILD_POLL_SECONDS),
      }),
      sendsMail: read.SMTP_URL !== undefined,
      host: read.HOST,
      port: Number(read.PORT),
      dataDir: resolve(read.DATA_DIR),
      systemDomain: read.SYSTEM_DOMAIN.toLowerCase(),
      region: region ?? DEFAULT_REGION,
      assetHosts: withoutUndefined({ cn: hostIn(read.ASSET_HOST_CN ?? ''), us: hostIn(read.ASSET_HOST_US ?? '') }),
      ownerEmail: read.OWNER_EMAIL ?? 'owner@example.com',
      demo: demoMode(read),
      mediaHosts: list(read.MEDIA_HOSTS, hostIn),
      parentOrigins: list(read.PARENT_ORIGINS, originIn),
      rateLimit: read.RATE_LIMIT === 'on',
      mailPrivateHosts: read.MAIL_PRIVATE_HOSTS === '1',
      webhookPrivateHosts: read.WEBHOOK_PRIVATE_HOSTS === '1',
      translationPrivateHosts: read.TRANSLATION_PRIVATE_HOSTS === '1',
      storeRedirect: read.STORE_REDIRECT === '1',
      trustProxy: listIn(read.TRUST_PROXY),
      pageCacheBytes: Number(read.PAGE_CACHE_MB) * 1024 * 1024,
      logLevel: read.LOG_LEVEL,
    },
  }
}

/** The demo is for who tries Vitrine out: with neither a database nor an owner of their own. */
function demoMode({
  DEMO,
  DATABASE_URL,
  OWNER_EMAIL,
}: {
  readonly DEMO: '0' | '1' | undefined
  readonly DATABASE_URL: string | undefined
  readonly OWNER_EMAIL: string | undefined
}): DemoMode {
  if (DEMO !== undefined) return DEMO === '1' ? 'yes' : 'no'
  return DATABASE_URL === undefined && OWNER_EMAIL === undefined ? 'when-empty' : 'no'
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const withoutUndefined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
