import { createHash } from 'node:crypto'
import type { PageNavigation } from '@vitrine/renderer/server'
import { consentOf } from '../request/consent.ts'
import type { Visit } from '../request/visit.ts'

/** What all pages of a site depend on at one moment, whatever their address and language. */
export const stateOfSite = (visit: Pick<Visit, 'site' | 'draftsId' | 'route' | 'shown' | 'signalsPrivacy'>) => {
  const { site } = visit
  return [
    site?.currentDraftRelease,
    site?.contentVersion,
    site?.languages,
    site?.name,
    site?.domain,
    consentOf(visit)?.state,
    // It stands in footers.
    new Date().getUTCFullYear(),
  ] as const
}

/** A page that may be shown without loading a new document (R103). */
export interface PageVersion {
  readonly site: string
  readonly release: string
  readonly language: string
  /** The build that its script and stylesheets are of. */
  readonly build: string
  /** Another one where anything else changed that pages of the site depend on. */
  readonly version: string
}

const SHORT = 12

/** Which version of a public page a visit is shown. */
export const pageVersionOf = (visit: Visit, build: string): PageVersion => ({
  site: visit.site?.tenantId ?? '',
  release: String(visit.site?.currentDraftRelease ?? ''),
  language: visit.language,
  build,
  version: createHash('sha256')
    .update(JSON.stringify(stateOfSite(visit)))
    .digest('base64url')
    .slice(0, SHORT),
})

/**
 * What changes from page to page in a header that is the same: which link leads here, the page in other languages, and
 * what islands are given. Where those draw something else with it, their HTML differs too.
 */
const changing = / (?:aria-current="\w*"|href="[^"]*")|(?<=<script[^>]* data-props="[^"]*">)[^<]*/g

const hashOf = (html: string): string =>
  createHash('sha256').update(html.replaceAll(changing, '')).digest('base64url').slice(0, SHORT)

/** What the browser needs to exchange a page for another one: it stands on the loader's script. */
export function navigationOf(visit: Visit, { site, release, version }: PageVersion, html: string): PageNavigation {
  const start = html.indexOf('<main id="main"')
  const end = html.lastIndexOf('</main>')
  return {
    site,
    release,
    version,
    home: visit.clientId === undefined ? '' : `/${visit.clientId}`,
    header: hashOf(html.slice(0, start)),
    footer: hashOf(html.slice(end)),
  }
}
