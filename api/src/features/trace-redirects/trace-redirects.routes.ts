import { readPageAddress } from '@vitrine/model'
import { CallError, contentKinds, hasOwnSlug, pageTypeOf, redirectPath, testRedirect } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { pageAt } from '../pages/shown-pages.ts'
import { ownAddresses, rulesOf } from '../redirects/redirects.routes.ts'
import type { AddressRules } from './address-rules.ts'
import { traceRedirects } from './trace.ts'

/** Without a host every path is spelled as it is. */
const plain: AddressRules = { read: (path) => ({ path, isKnown: true }), redirectOf: () => undefined }

const encoded = (path: string): string =>
  path
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/')

/** Whether something published stands at a path: a page of the owner's, a content, or a list, which every site has. */
async function isThere(path: string, isKnown: boolean, { stores, tenant }: MemberContext): Promise<boolean> {
  const released = await stores.pages.released(tenant, tenant.defaultLanguage)
  if (!released) return false
  const address = readPageAddress(encoded(path))
  if (!address) return pageAt(released.pages, path) !== undefined || (isKnown && path !== '/')
  const { pageType, id } = address
  if (id === undefined) return true
  if (hasOwnSlug(pageType)) return pageAt(released.pages, path) !== undefined
  const kind = contentKinds.find((one) => pageTypeOf[one] === pageType)
  return kind !== undefined && (await stores.contents.byIdOrSlug(tenant.id, kind, id)) !== undefined
}

export const traceRedirectRoutes: readonly Endpoint[] = [
  memberEndpoint(testRedirect, async ({ path: written }, context) => {
    const { storage, tenant, parts, t } = context
    const path = redirectPath(written.trim())
    if (path === undefined) throw new CallError('invalid_request', { fields: { path: t('problem.sitePath') } })
    return traceRedirects(path, {
      addresses: parts.addressRules ?? plain,
      rules: await rulesOf(storage.db, tenant, parts),
      own: await ownAddresses(storage.db, tenant, parts),
      isThere: (at, isKnown) => isThere(at, isKnown, context),
    })
  }),
]
