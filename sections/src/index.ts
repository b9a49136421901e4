import type { Section } from '@vitrine/renderer'
import { englishTexts } from './english-texts.ts'
import { sectionSpecs } from './specs.ts'

export { type DefaultPageType, defaultPage } from './default-pages.ts'
export { pageTemplates } from './page-templates.ts'

/** Every folder of a section exports it. Without Vite, as in the service, only `./specs` can be read. */
const folders = import.meta.glob<Readonly<Record<string, Section>>>('./*/index.ts', { eager: true })
const byType = new Map(
  Object.values(folders)
    .flatMap((exported) => Object.values(exported))
    .map((section) => [section.spec.type, section] as const),
)

/** All sections with their views, in the order of `sectionSpecs`. */
export const sections: readonly Section[] = sectionSpecs.map(({ type }) => {
  const section = byType.get(type)
  if (!section) throw new Error(`The section '${type}' is in specs.ts, but no index.ts in sections/src/ exports it.`)
  return { ...section, texts: englishTexts }
})
