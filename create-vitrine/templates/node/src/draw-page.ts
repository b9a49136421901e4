import { pageAt, type SiteDocument, VitrinePage } from '@vitrine/renderer'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { notFoundWords } from './not-found-words.ts'
import { sections } from './sections/index.ts'

/** What is answered to a visitor. */
interface DrawnPage {
  readonly status: 200 | 404
  readonly html: string
}

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function notFound(language: string) {
  const { title, text, home } = notFoundWords(language)
  const link = createElement('a', { href: `/?language=${language}` }, home)
  return createElement('main', null, createElement('h1', null, title), createElement('p', null, text), link)
}

/** The page at an address, `/about?language=ar`, as HTML: no script is needed to read it. */
export function drawPage(site: SiteDocument, address: string): DrawnPage {
  const { page, title, language, direction } = pageAt(site, address)
  const shown =
    page === undefined ? notFound(language) : createElement(VitrinePage, { sections, document: site, address })
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="stylesheet" href="/assets/styles.css"></head><body>${renderToString(shown)}</body></html>`
  return { status: page === undefined ? 404 : 200, html }
}
