import { pageAddress } from '@vitrine/model'
import { type ContentKind, contentKinds, linkedContents, pageTypeOf, redirectPath } from '@vitrine/schemas'
import { type Endpoint, endpoint } from '../../http/endpoint/endpoint.ts'
import { redirectsOf } from '../redirects/redirects.queries.ts'

interface ContentReference {
  readonly kind: ContentKind
  readonly name: string
}

/** `product/hex-bolt,case/k3v9Qa2Z` → the things that are asked for, by id or slug. */
const contentReferences = (named: string): readonly ContentReference[] =>
  named.split(',').flatMap((one) => {
    const [kind, name] = one.split('/')
    const known = contentKinds.find((each) => each === kind)
    return known === undefined || name === undefined ? [] : [{ kind: known, name }]
  })

/** What links lead to: what is published, and what its owner leads on from where it was (R70, R87). */
export const linkedRoutes: readonly Endpoint[] = [
  endpoint(linkedContents, async ({ named }, { storage, stores, tenant }) => {
    const wanted = contentReferences(named)
    const kinds = [...new Set(wanted.map(({ kind }) => kind))]
    const names = [...new Set(wanted.map(({ name }) => name))]
    const found = await stores.contents.addresses(tenant.id, kinds, names)
    const gone = wanted.filter(
      ({ kind, name }) => !found.some((one) => one.kind === kind && (one.id === name || one.slug === name)),
    )
    if (gone.length === 0) return [...found]
    const moved = new Set((await redirectsOf(storage.db, tenant.id)).map(({ from }) => from))
    const ledOn = gone.filter(({ kind, name }) => moved.has(redirectPath(pageAddress(pageTypeOf[kind], name)) ?? ''))
    return [...found, ...ledOn.map(({ kind, name }) => ({ kind, id: name, slug: name }))]
  }),
]
