import { element, escapeXml, XML_DECLARATION } from './xml.ts'

interface Version {
  readonly language: string
  readonly href: string
}

/** A page in all its languages. */
export interface Url {
  readonly versions: readonly Version[]
  /** The version for everyone else. */
  readonly usual: string
  readonly changed?: string | undefined
}

/** A day, as sitemaps take it. */
const day = (time: string | undefined): string | undefined =>
  time === undefined || Number.isNaN(Date.parse(time)) ? undefined : new Date(time).toISOString().slice(0, 10)

const link = (language: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`

/** A sitemap: every version of a page names all of them, itself among them (R309, R311). */
export function urlSet(urls: readonly Url[]): string {
  const entries = urls.flatMap(({ versions, usual, changed }) => {
    const links = [...versions.map(({ language, href }) => link(language, href)), link('x-default', usual)].join('')
    const rest = `${element('lastmod', day(changed))}${links}</url>`
    return versions.map(({ href }) => `<url>${element('loc', href)}${rest}`)
  })
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${XML_DECLARATION}<urlset ${names}>\n${entries.map((entry) => `${entry}\n`).join('')}</urlset>\n`
}

/** A sitemap of sitemaps. */
export const sitemapIndex = (files: readonly string[]): string =>
  `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map((href) => `<sitemap>${element('loc', href)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`
