import { createHash } from 'node:crypto'
import { canonicalJson, type Specs } from '@vitrine/model'
import { contentProps, menuProps, pageProps } from '@vitrine/schemas'
import type { TextLanguages } from './indexed-texts.ts'

/** Another number, when the same texts are indexed in another way. */
const VERSION = 1

const known = new WeakMap<Specs, string>()

const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 16)

/** The schemas by which texts are found; they change with a deploy. */
function hashOfSchemas(specs: Specs): string {
  const hash =
    known.get(specs) ??
    hashOf([
      VERSION,
      specs.map(({ type, version, props }) => [type, version, props]),
      menuProps,
      pageProps,
      contentProps,
    ])
  known.set(specs, hash)
  return hash
}

/** What an index is made with: while it stays the same, saves keep the index up to date. */
export const indexStamp = (specs: Specs, { base, others }: TextLanguages): string =>
  `${hashOfSchemas(specs)} ${hashOf([base, ...others])}`
