import { type Direction, directionOf, escapeHtml } from '@vitrine/schemas'
import type { PreloadedImage } from '../stage/page-resources.ts'

/** A picture for link previews; its address is one for this region. */
export interface ShareImage {
  readonly src: string
  readonly alt?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Something about the page as a whole, above all of it. */
export interface PageNotice {
  readonly text: string
  readonly link?: { readonly label: string; readonly href: string }
}

/** The same page in another language, offered in words of that language. */
export interface ReadIn {
  readonly language: string
  readonly href: string
  readonly text: string
  readonly close: string
}

/** A page that can be exchanged for another one of its site (R101–R103). All of it stands on the loader's script. */
export interface PageNavigation {
  /** The id of the tenant. */
  readonly site: string
  readonly release: string
  /** Another one where anything else changed that pages of the site depend on. */
  readonly version: string
  /** What the paths of the site begin with: `/demo`; empty on a domain of its own. */
  readonly home: string
  /** What was drawn before `main`, and after it, without its addresses: the same one means that it may stay. */
  readonly header: string
  readonly footer: string
}

export interface Alternate {
  readonly language: string
  readonly href: string
}

/** All that stands around a page. Everything is plain text here; `body` is HTML from React. */
export interface DocumentParts {
  readonly language: string
  readonly title: string
  readonly description?: string | undefined
  /** Custom properties of the theme, for the `html` element. */
  readonly style?: Readonly<Record<string, string>>
  /** Data attributes of the theme, for the same element. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>
  /** Absolute, with its language where that is not the default (R308). */
  readonly canonical?: string | undefined
  readonly alternates?: readonly Alternate[] | undefined
  readonly siteName?: string | undefined
  /** With an absolute address. */
  readonly image?: ShareImage | undefined
  readonly type?: 'product' | 'article' | undefined
  /** The news as a feed. */
  readonly feed?: { readonly title: string; readonly href: string } | undefined
  /** JSON-LD, already escaped for a script element. */
  readonly structuredData?: readonly string[]
  readonly noindex?: boolean
  /** What shows Google whose site it is. */
  readonly verification?: readonly string[] | undefined
  /** The picture of the site in tabs and bookmarks. */
  readonly icon?: string | undefined
  readonly stylesheets: readonly string[]
  /** Files that the first screen is set in: they are loaded beside the stylesheets, not after them. */
  readonly fonts?: readonly string[]
  readonly preloads?: readonly PreloadedImage[]
  readonly skip: string
  readonly notice?: PageNotice | undefined
  /** Shown by the loader to whoever reads another language rather (R222). */
  readonly readIn?: readonly ReadIn[]
  readonly body: string
  /** The loader, and what it reads; left out where a page needs none. */
  readonly scripts?: readonly string[]
  /** What the page is of, and how often it asks for a newer one, in milliseconds; an hour when that is left out (R92). */
  readonly build?: { readonly id: string; readonly pollInterval?: number | undefined } | undefined
  /** What the loader needs to show other pages of the site without loading a document; left out where it may not. */
  readonly navigation?: PageNavigation | undefined
  /** What the script of consent reads: the tags that a visitor agreed to. Already escaped for a script element. */
  readonly tags?: string | undefined
  /** Already escaped for a script element. */
  readonly context?: string | undefined
}

// Its style stands on the element: no public page should load it.
const noticeStyle =
  'display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;padding:.625rem 1rem;' +
  'background:#14181f;color:#fff;font-size:.9375rem;line-height:1.5;text-align:center'

const noticeHtml = ({ text, link }: PageNotice): string =>
  `<aside data-notice style="${noticeStyle}" aria-label="${escapeHtml(text)}"><p>${escapeHtml(text)}</p>${
    link ? `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : ''
  }</aside>`

const readInHtml = ({ language, href, text, close }: ReadIn): string =>
  [
    tag('aside', { 'data-read-in': '', lang: language, dir: directionOf(language), hidden: '', 'aria-label': text }),
    tag('a', { href, hreflang: language }),
    escapeHtml(text),
    '</a>',
    tag('button', { type: 'button', 'aria-label': close }),
    '</button></aside>',
  ].join('')

/** An element with quoted attributes; one without a value is left out. */
function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  let html = `<${name}`
  for (const key of Object.keys(attributes)) {
    const value = attributes[key]
    if (value !== undefined) html += ` ${key}="${escapeHtml(value)}"`
  }
  return `${html}>`
}

/** `og:locale` wants a country too: the most likely one of the language. */
function localeOf(language: string): string {
  const known = locales.get(language)
  if (known !== undefined) return known
  const locale = likelyLocale(language)
  if (locales.size < 1000) locales.set(language, locale)
  return locale
}

const locales = new Map<string, string>()

function likelyLocale(language: string): string {
  try {
    const { language: code, region } = new Intl.Locale(language).maximize()
    return region ? `${code}_${region}` : code
  } catch {
    return language
  }
}

const meta = (name: string, content: string | undefined) => (content ? tag('meta', { name, content }) : '')
const og = (property: string, content: string | undefined) =>
  content ? tag('meta', { property: `og:${property}`, content }) : ''

function head(parts: DocumentParts): string {
  const { canonical, alternates = [], noindex = false, image, feed } = parts
  const others = alternates.filter(({ language }) => language !== 'x-default' && language !== parts.language)
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(parts.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    meta('description', parts.description),
    noindex ? meta('robots', 'noindex') : '',
    ...(parts.verification ?? []).map((token) => meta('google-site-verification', token)),
    canonical ? tag('link', { rel: 'canonical', href: canonical }) : '',
    // An address that is not to be indexed says nothing about its brothers.
    ...(noindex
      ? []
      : alternates.map(({ language, href }) => tag('link', { rel: 'alternate', hreflang: language, href }))),
    og('title', parts.title),
    og('description', parts.description),
    canonical ? og('type', parts.type ?? 'website') : '',
    og('url', canonical),
    og('site_name', parts.siteName),
    og('image', image?.src),
    og('image:width', image?.width?.toString()),
    og('image:height', image?.height?.toString()),
    og('image:alt', image?.alt),
    canonical ? og('locale', localeOf(parts.language)) : '',
    ...others.map(({ language }) => og('locale:alternate', localeOf(language))),
    image ? meta('twitter:card', 'summary_large_image') : '',
    meta('twitter:image', image?.src),
    meta('twitter:image:alt', image?.alt),
    feed ? tag('link', { rel: 'alternate', type: 'application/rss+xml', ...feed }) : '',
    parts.icon ? tag('link', { rel: 'icon', href: parts.icon }) : '',
    ...parts.stylesheets.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...(parts.preloads ?? []).map((image) =>
      tag('link', { rel: 'preload', as: 'image', ...image, fetchpriority: 'high' }),
    ),
    ...(parts.fonts ?? []).map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...(parts.structuredData ?? []).map((json) => `<script type="application/ld+json">${json}</script>`),
  ].join('')
}

/**
 * The HTML document around a page (R308, R309, R225): language and direction, theme, head, skip
 * link, and scripts only where the page needs them.
 */
export function documentHtml(parts: DocumentParts): string {
  const dir: Direction = directionOf(parts.language)
  const { id, pollInterval } = parts.build ?? {}
  const { site, release, version, home, header, footer } = parts.navigation ?? {}
  const ofPage = {
    'data-build': id,
    'data-poll': pollInterval?.toString(),
    'data-site': site,
    'data-release': release,
    'data-version': version,
    'data-home': home,
    'data-header': header,
    'data-footer': footer,
  }
  const style = Object.entries(parts.style ?? {}).map(([name, value]) => `${name}:${value}`)
  return [
    '<!doctype html>',
    tag('html', {
      lang: parts.language,
      dir,
      style: style.length > 0 ? style.join(';') : undefined,
      ...parts.attributes,
    }),
    `<head>${head(parts)}</head>`,
    '<body>',
    `<a class="skip-link" href="#main">${escapeHtml(parts.skip)}</a>`,
    parts.notice ? noticeHtml(parts.notice) : '',
    parts.body,
    ...(parts.readIn ?? []).map(readInHtml),
    parts.context === undefined ? '' : `<script type="application/json" id="page-context">${parts.context}</script>`,
    parts.tags === undefined ? '' : `<script type="application/json" id="tags">${parts.tags}</script>`,
    ...(parts.scripts ?? []).map(
      (src, at) => `${tag('script', { type: 'module', src, ...(at === 0 && ofPage) })}</script>`,
    ),
    '</body></html>',
  ].join('')
}
