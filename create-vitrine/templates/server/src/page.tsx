'use client'
import { type SiteDocument, VitrinePage } from '@vitrine/renderer'
import { sections } from './sections/index.ts'

/** A page of the site: drawn on the server, and alive in the browser. */
export const Page = ({ site, language }: { readonly site: SiteDocument; readonly language: string }) => (
  <VitrinePage sections={sections} document={site} language={language} />
)
