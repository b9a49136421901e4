/** Where an object store is, and who asks it. */
export interface ObjectStorePlace {
  /** `https://s3.example.com` */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** What all keys begin with; empty, or ending with a slash. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const isBucket = (text: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)
const isPrefix = (text: string): boolean => text === '' || /^(?:[\w-][\w.-]*\/)+$/.test(text)

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=eu-central-1&tls=off]`; characters of key and secret that
 * mean something in addresses are escaped there. `undefined` when it is written otherwise.
 */
export function objectStoreIn(text: string): ObjectStorePlace | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.host === '' || url.username === '' || url.password === '') return undefined
  const { region = 'us-east-1', tls = 'on', ...unknown } = Object.fromEntries(url.searchParams)
  if (Object.keys(unknown).length > 0 || (tls !== 'on' && tls !== 'off') || !/^[\w-]+$/.test(region)) return undefined
  const [, bucket = '', rest = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(url.pathname) ?? []
  const prefix = rest === '' || rest.endsWith('/') ? rest : `${rest}/`
  if (!isBucket(bucket) || !isPrefix(prefix)) return undefined
  try {
    return {
      endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
      region,
      bucket,
      prefix,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    }
  } catch {
    return undefined
  }
}

/** An object store as people may read it: without its secret. */
export const storeInWords = ({ endpoint, bucket, prefix }: ObjectStorePlace): string =>
  `s3://${new URL(endpoint).host}/${bucket}/${prefix}`
