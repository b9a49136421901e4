import { isIP } from 'node:net'
import { CLIENT_ID_PATTERN, DOMAIN_PATTERN, isEmail } from '@vitrine/schemas'
import { type EnvSchemaOpt, envSchema } from 'env-schema'
import { objectStoreIn } from '../files/store-url.ts'

type AjvInstance = ReturnType<Extract<EnvSchemaOpt['ajv'], { readonly customOptions: unknown }>['customOptions']>

/** The environment does not say how to run; the message lists every problem and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/** The origin that a text names, or `undefined`: `https://a.example`, no path, query or password. */
export function originIn(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return isBare && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : undefined
}

/** The host that a text names, alone or in an origin: `cdn.example.com:8443`. It goes into policies, so it says nothing else. */
export function hostIn(text: string): string | undefined {
  const host = URL.parse(originIn(text) ?? originIn(`https://${text}`) ?? '')?.host
  return host !== undefined && /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]+)?$/.test(host) ? host : undefined
}

/** What stands in a list with commas or spaces between. */
export const listIn = (text = ''): readonly string[] => text.split(/[\s,]+/).filter((part) => part !== '')

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const hasScheme =
  (...schemes: readonly string[]) =>
  (text: string) =>
    schemes.includes(URL.parse(text)?.protocol ?? '')
const listOf = (check: (part: string) => boolean) => (text: string) => listIn(text).every(check)
const isOrigin = (text: string) => originIn(text) !== undefined
const isHost = (text: string) => hostIn(text) !== undefined

/** How a value may be written, by the name of its format. */
const formats = {
  'client-id': new RegExp(CLIENT_ID_PATTERN),
  domain: (text: string) => text.toLowerCase() === 'localhost' || new RegExp(DOMAIN_PATTERN).test(text.toLowerCase()),
  email: isEmail,
  'header-name': /^[A-Za-z][A-Za-z0-9-]{0,60}$/,
  host: isHost,
  hosts: listOf(isHost),
  networks: listOf(isNetwork),
  origin: isOrigin,
  megabytes: (text: string) => /^[1-9][0-9]{0,4}$/.test(text),
  origins: listOf(isOrigin),
  port: (text: string) => /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535,
  'postgres-url': hasScheme('postgres:', 'postgresql:'),
  seconds: (text: string) => /^[1-9][0-9]{0,4}$/.test(text) && Number(text) <= 86_400,
  'smtp-url': hasScheme('smtp:', 'smtps:'),
  'store-url': (text: string) => objectStoreIn(text) !== undefined,
} as const

/** One variable of the environment. */
export interface Variable {
  readonly default?: string
  readonly enum?: readonly string[]
  readonly format?: keyof typeof formats
  readonly minLength?: number
  /** What to write instead of a value that cannot be used. */
  readonly advice?: string
  /** Never shown. */
  readonly isSecret?: boolean
}

type ValueOf<V> = V extends { readonly enum: readonly (infer E)[] } ? E : string
/** The values of the variables of a table; those without a default may be missing. */
type Values<T> = {
  readonly [K in keyof T]: T[K] extends { readonly default: string } ? ValueOf<T[K]> : ValueOf<T[K]> | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the variables of a table. An empty one counts as unset.
 *
 * @param more what is wrong with variables together.
 * @throws ConfigError naming every variable that cannot be used, and what to write instead.
 */
export function readEnvironment<const T extends Readonly<Record<string, Variable>>>(
  table: T,
  env: Environment,
  more: (given: Environment) => readonly string[],
): Values<T> {
  const given = Object.fromEntries(
    Object.keys(table).flatMap((name) => {
      const text = env[name]?.trim()
      return text ? [[name, text]] : []
    }),
  )
  const properties = Object.fromEntries(
    Object.entries(table).map(([name, variable]) => [name, { type: 'string', ...variable }]),
  )
  try {
    const values = envSchema<Values<T>>({ schema: { type: 'object', properties }, data: given, env: false, ajv })
    const problems = more(given)
    if (problems.length > 0) throw new ConfigError(problems)
    return values
  } catch (error) {
    const invalid = invalidNames(error)
    if (invalid.length === 0) throw error
    const lines = invalid.map((name) => {
      const { isSecret, advice } = table[name] ?? {}
      return `${name}=${isSecret ? '…' : given[name]}: ${advice}`
    })
    throw new ConfigError([...lines, ...more(given)])
  }
}

const ajv = {
  customOptions: (instance: AjvInstance): AjvInstance => {
    instance.addVocabulary(['advice', 'isSecret'])
    for (const [name, format] of Object.entries(formats)) instance.addFormat(name, format)
    return instance
  },
}

/** The variables whose values are invalid, each once. */
const invalidNames = (error: unknown): readonly string[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)
    ? [...new Set(error.errors.map(({ instancePath }: { readonly instancePath: string }) => instancePath.slice(1)))]
    : []
