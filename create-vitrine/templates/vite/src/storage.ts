import type { SiteDocument } from '@vitrine/renderer'
import { start } from './site.ts'

const PUBLISHED = 'published'

/** What visitors see: what was published last, else the site as it starts. */
export function published(): SiteDocument {
  const text = localStorage.getItem(PUBLISHED)
  return text === null ? start : (JSON.parse(text) as SiteDocument)
}

export function publish(site: SiteDocument): void {
  localStorage.setItem(PUBLISHED, JSON.stringify(site))
}
