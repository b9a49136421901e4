import { type Impact, ImpactCount, type Specs } from '@vitrine/model'
import type { SchemaLock } from '@vitrine/schemas/lock'
import type { ReadDocument } from '../documents/read-documents.ts'

/** What the sections there are change in documents that were read. */
export function impactOf(documents: readonly ReadDocument[], specs: Specs, lock: SchemaLock | undefined): Impact {
  const count = new ImpactCount(specs, lock)
  for (const document of documents)
    if (document.kind === 'site') count.addDraft({ site: document.name, draft: document.site.draftsId }, document.site)
    else
      for (const edition of document.editions)
        count.addEdition({ site: document.name, release: document.name }, edition)
  return count.result()
}

/** The same of one section alone. */
export function ofSection(impact: Impact, section: string | undefined): Impact {
  if (section === undefined) return impact
  const sections = impact.sections.filter((one) => one.section === section)
  const [first] = sections
  if (sections.length === 1 && first) return { totals: first.totals, sections }
  const changes = sections.flatMap((one) => one.changes)
  const distinct = (of: (change: (typeof changes)[number]) => string | undefined) =>
    new Set(changes.map(of).filter((value) => value !== undefined)).size
  return {
    totals: {
      sites: distinct(({ site }) => site),
      pages: distinct(({ site, page }) => page && JSON.stringify([site, page])),
      languages: distinct(({ language }) => language),
      components: sections.reduce((sum, one) => sum + one.totals.components, 0),
      values: changes.length,
    },
    sections,
  }
}
