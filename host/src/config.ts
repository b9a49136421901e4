import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { AssetHosts } from '@vitrine/renderer'
import { CLIENT_ID_PATTERN, DEFAULT_REGION, DOMAIN_PATTERN, isEmail, type Region, regions } from '@vitrine/schemas'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Where uploads are kept when it is not the data folder. */
export interface ObjectStore {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

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
  readonly demo: 'yes' | 'no' | 'when-empty'
  readonly parentOrigins: readonly string[]
  readonly rateLimit: boolean
  readonly smtpUrl?: string
  readonly objectStore?: ObjectStore
  /** Addresses and networks of proxies whose forwarded headers count. */
  readonly trustProxy: readonly string[]
  readonly siteApiOrigin?: string
  /** Who shows it may read the metrics from anywhere; without one they are read on this machine only. */
  readonly metricsToken?: string
  readonly logLevel: LogLevel
}

/** The environment does not say how to run; the message lists every problem and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/** Where the assets of all sites stand, as the renderer wants to know it. */
export const assetHostsOf = ({ region, assetHosts, cnSiteOrigin }: Config): AssetHosts => ({
  region,
  hosts: assetHosts,
  ...(cnSiteOrigin !== undefined && { cnOrigin: cnSiteOrigin }),
})

/** Where owners work, for links in mails. Behind a proxy a system domain is reached by https. */
export const systemOriginOf = ({ systemDomain, port }: Pick<Config, 'systemDomain' | 'port'>): string =>
  systemDomain === 'localhost' ? `http://localhost:${port}` : `https://${systemDomain}`

type Env = Readonly<Record<string, string | undefined>>

const loopback = new Set(['localhost', '127.0.0.1', '::1'])
const domain = new RegExp(DOMAIN_PATTERN)
const clientId = new RegExp(CLIENT_ID_PATTERN)

/** The origin that a text names, or `undefined`: `https://a.example`, no path, query or password. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return isBare && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : undefined
}

/** The host that a text names, alone or in an origin: `cdn.example.com:8443`. It goes into policies, so it says nothing else. */
function hostOf(text: string): string | undefined {
  const host = URL.parse(originOf(text) ?? originOf(`https://${text}`) ?? '')?.host
  return host !== undefined && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]+)?$/.test(host) ? host : undefined
}

const list = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '')

const isNetwork = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * Reads the environment (architecture.md, 'What a fresh machine needs'). An empty variable counts
 * as unset. Warnings are for the log, once, at the start.
 *
 * @throws ConfigError naming every variable that cannot be used, and what to write instead.
 */
export function readConfig(env: Env): { readonly config: Config; readonly warnings: readonly string[] } {
  const problems: string[] = []
  const warnings: string[] = []
  const raw = (name: string) => env[name]?.trim() || undefined

  /** The value of a variable once it is checked; the problem is noted when it does not fit. */
  function read<T>(name: string, check: (text: string) => T | undefined, advice: string): T | undefined {
    const text = raw(name)
    if (text === undefined) return undefined
    const value = check(text)
    if (value === undefined) problems.push(`${name}=${/PASSWORD|TOKEN/.test(name) ? '…' : text}: ${advice}`)
    return value
  }
  const origin = (name: string) =>
    read(name, originOf, 'write an origin such as https://assets.example.com, without a path.')
  const assetHost = (name: string) => read(name, hostOf, 'write a host such as assets.example.com, without a path.')
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    read(name, (text) => values.find((value) => value === text), `write one of ${values.join(', ')}.`)
  const url = (name: string, schemes: readonly string[]) =>
    read(
      name,
      (text) => (URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : undefined),
      `write an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
    )

  const host = raw('HOST') ?? '127.0.0.1'
  const port = read(
    'PORT',
    (text) => (/^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
    'write a port from 1 to 65535, or 0 for any free one.',
  )
  const systemDomain = read(
    'SYSTEM_DOMAIN',
    (text) => [text.toLowerCase()].find((name) => name === 'localhost' || domain.test(name)),
    'write a bare domain such as vitrine.example.com (no scheme, no port), or localhost.',
  )
  const region = raw('SITE_REGION')
  if (region && !regions.some((known) => known === region))
    warnings.push(`SITE_REGION=${region} is not known, ${DEFAULT_REGION} is used; write one of ${regions.join(', ')}.`)

  for (const name of ['S3_ENDPOINT', 'SITE_API_ORIGIN'])
    if (raw(name) !== undefined) warnings.push(`${name} is set, but this version does not use it yet.`)

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const ownerEmail = read('OWNER_EMAIL', (text) => (isEmail(text) ? text : undefined), 'write an e-mail address.')
  const demo = oneOf('DEMO', ['0', '1'])
  const rateLimit = oneOf('RATE_LIMIT', ['on', 'off'])
  if (rateLimit === 'off' && !loopback.has(host))
    problems.push(`RATE_LIMIT=off: this is for load tests on loopback only; leave it out, or set HOST=127.0.0.1.`)

  const assetHosts = { cn: assetHost('ASSET_HOST_CN'), us: assetHost('ASSET_HOST_US') }
  const store = {
    endpoint: origin('S3_ENDPOINT'),
    region: raw('S3_REGION') ?? 'auto',
    bucket: raw('S3_BUCKET'),
    accessKeyId: raw('S3_ACCESS_KEY_ID'),
    secretAccessKey: raw('S3_SECRET_ACCESS_KEY'),
  }
  const missing = Object.entries({
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  }).flatMap(([name, value]) => (value === undefined && raw(name) === undefined ? [name] : []))
  if (missing.length > 0 && missing.length < 4)
    problems.push(
      `${missing.join(', ')}: an object store needs all S3_* variables; set these too, or leave out the others.`,
    )

  const optional = {
    databaseUrl,
    defaultClientId: read(
      'DEFAULT_CLIENT_ID',
      (text) => (clientId.test(text) ? text : undefined),
      'write the clientId of a site, such as demo.',
    ),
    cnSiteOrigin: origin('CN_SITE_ORIGIN'),
    ownerPassword: read(
      'OWNER_PASSWORD',
      (text) => (text.length >= 8 ? text : undefined),
      'write at least 8 characters, or leave it out and a random one is printed once.',
    ),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    objectStore: missing.length === 0 ? (store as ObjectStore) : undefined,
    siteApiOrigin: origin('SITE_API_ORIGIN'),
    metricsToken: read(
      'METRICS_TOKEN',
      (text) => (text.length >= 16 ? text : undefined),
      'write at least 16 characters, or leave it out and only this machine reads the metrics.',
    ),
  }
  const parentOrigins = read(
    'PARENT_ORIGINS',
    (text) => [list(text).map(originOf)].find((all): all is string[] => !all.includes(undefined)),
    'write exact origins with commas between them, such as https://erp.example.com.',
  )
  const mediaHosts = read(
    'MEDIA_HOSTS',
    (text) => [list(text).map(hostOf)].find((all): all is string[] => !all.includes(undefined)),
    'write hosts with commas between them, such as images.example.com, without paths.',
  )
  const trustProxy = read(
    'TRUST_PROXY',
    (text) => [list(text)].find((all) => all.every(isNetwork)),
    'write addresses or networks with commas between them, such as 10.0.0.0/8.',
  )
  const logLevel = oneOf('LOG_LEVEL', logLevels)
  if (problems.length > 0) throw new ConfigError(problems)

  const wantsDemo = databaseUrl === undefined && ownerEmail === undefined ? 'when-empty' : 'no'
  return {
    warnings,
    config: {
      ...withoutUndefined(optional),
      host,
      port: port ?? 3000,
      dataDir: resolve(raw('DATA_DIR') ?? './data'),
      systemDomain: systemDomain ?? 'localhost',
      region: regions.find((known) => known === region) ?? DEFAULT_REGION,
      assetHosts: withoutUndefined(assetHosts),
      ownerEmail: ownerEmail ?? 'owner@example.com',
      demo: demo === '1' ? 'yes' : demo === '0' ? 'no' : wantsDemo,
      mediaHosts: mediaHosts ?? [],
      parentOrigins: parentOrigins ?? [],
      rateLimit: rateLimit !== 'off',
      trustProxy: trustProxy ?? [],
      logLevel: logLevel ?? 'info',
    },
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const withoutUndefined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
