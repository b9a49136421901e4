import { element, escapeXml, XML_DECLARATION } from './xml.ts'

/** One entry of a feed: an article. */
export interface FeedItem {
  readonly title: string
  readonly link: string
  readonly summary?: string | undefined
  readonly category?: string | undefined
  /** ISO 8601. */
  readonly published: string
}

interface Feed {
  readonly title: string
  /** The page that shows the same. */
  readonly link: string
  readonly self: string
  readonly language: string
  readonly items: readonly FeedItem[]
}

/** The time as RFC 822 writes it. */
const time = (published: string): string | undefined =>
  Number.isNaN(Date.parse(published)) ? undefined : new Date(published).toUTCString()

const itemOf = ({ title, link, summary, category, published }: FeedItem): string =>
  `<item>${element('title', title)}${element('link', link)}${element('guid', link)}${element(
    'pubDate',
    time(published),
  )}${element('category', category)}${element('description', summary)}</item>\n`

/** A feed as RSS 2.0. A channel must have a description, so the title stands there too. */
export const rss = ({ title, link, self, language, items }: Feed): string =>
  `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${[
    element('title', title),
    element('link', link),
    element('description', title),
    element('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
  ].join('')}\n${items.map(itemOf).join('')}</channel></rss>\n`
