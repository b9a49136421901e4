'use client'
import { type SiteDocument, VitrinePage } from '@vitrine/renderer'
import { sections } from './sections/index.ts'

interface PageProps {
  readonly site: SiteDocument
  /** Path and query that are visited: which page it is, and its language. */
  readonly address: string
}

/** A page of the site: drawn on the server, and alive in the browser. */
export const Page = ({ site, address }: PageProps) => (
  <VitrinePage sections={sections} document={site} address={address} />
)
