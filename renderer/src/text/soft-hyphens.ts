/// <reference path="./hyphen.d.ts" />
import german from 'hyphen/de/index.js'

/** Titles and terms, which stand in narrow columns. No island has any: its HTML must stay as React drew it. */
const titles = /(<(h[1-6]|dt)\b[^>]*>)(.*?)(?=<\/\2>)/gs

/** So long is a word that is divided, and so long is what stands alone on a line of it, in letters. */
const LONG_WORD = 12
const tooNearToAnEnd = /(?<![\p{L}\u00ad])(\p{L}{1,3})\u00ad|\u00ad(?=\p{L}{1,3}(?![\p{L}\u00ad]))/gu

/**
 * Marks in German titles where a long compound may break: not every browser knows how to divide words
 * (`hyphens: auto`), and one word may be wider than a phone.
 *
 * @param html a page in this language.
 */
export function withSoftHyphens(html: string, language: string): string {
  if (!/^de\b/i.test(language)) return html
  return html.replaceAll(titles, (whole, tag: string, _name: string, inner: string) =>
    /\blang="(?!de\b)/.test(tag + inner) ? whole : tag + divided(inner),
  )
}

const divided = (html: string): string =>
  german.hyphenateHTMLSync(html, { minWordLength: LONG_WORD }).replaceAll(tooNearToAnEnd, '$1')
