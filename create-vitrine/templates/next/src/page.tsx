import { type SiteDocument, VitrinePage } from '@vitrine/renderer'
import { sections } from './sections/index.ts'

/** A page of the site, as a server component: browsers get its HTML, and the script of the components that need one. */
export const Page = ({ site, language }: { readonly site: SiteDocument; readonly language: string }) => (
  <VitrinePage sections={sections} document={site} language={language} />
)
