import type { AddressRules } from '@vitrine/api'
import { readAddress } from './address.ts'
import { type BuildRedirectRule, createBuildRedirects } from './redirects.ts'
import { type Route, routes } from './routes.ts'

/** Stands for any site: paths of sites are read behind a clientId, so that their first word is none. */
const NAMED = 'any-site'

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
const decoded = (path: string): string => path.split('/').map(decodeURIComponent).join('/')

/** Where addresses of sites lead without the rules of their owners, for the service, which has no table of addresses. */
export function createAddressRules(rules: readonly BuildRedirectRule[]): AddressRules {
  const { match } = createBuildRedirects(rules)
  return {
    read(path) {
      const read = readAddress('system', `/${NAMED}${encoded(path)}`)
      if (read.status !== 200) return { path, isKnown: false }
      const route: Route = routes[read.key]
      // Whether there is such a page of a plugin, only the pages know.
      if (route.systemOnly || route.takesAnyWord) return { path, isKnown: false }
      const [canonical, query] = read.canonical?.slice(NAMED.length + 1).split('?') ?? []
      if (canonical === undefined) return { path: read.path, isKnown: true }
      const moved = `${decoded(canonical || '/')}${query === undefined ? '' : `?${query}`}`
      return { path: read.path, isKnown: true, ...(moved !== path && { canonical: moved }) }
    },
    redirectOf(path) {
      const found = match(path)
      return found && { to: found.target, status: found.status }
    },
  }
}
