import { type SiteDocument, VitrinePage } from '@vitrine/renderer'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { sections } from './sections/index.ts'

/** A page as HTML: no script is needed to read it. */
export const drawPage = (site: SiteDocument, language: string): string =>
  `<!doctype html><html lang="${language === 'ar' ? 'ar' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{name}}</title><link rel="stylesheet" href="/assets/styles.css"></head><body>${renderToString(
    createElement(VitrinePage, { sections, document: site, language }),
  )}</body></html>`
