// biome-ignore-start lint/style/noRestrictedImports: tests are where a section meets both of its stages
import { createOwnerStage, sampleData } from '@vitrine/designer/stage'
// biome-ignore-end lint/style/noRestrictedImports: as above
import { createRegistry, type Stage } from '@vitrine/renderer'
import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import { sampleHref, sampleSite, sampleStage } from '@vitrine/renderer/testing/sample-stage.ts'
import { type SampleComponent, sampleTree } from '@vitrine/renderer/testing/sample-tree.ts'
import type { ResolvedTree } from '@vitrine/schemas'
import { sections } from '../index.ts'
import { sampleTexts } from './sample-texts.ts'
import { sampleWords } from './sample-words.ts'
import { type SectionArgs, sampleOf } from './section-story.ts'

export const registry = createRegistry(sections)
const { specs } = registry

export interface Drawing extends Omit<SectionArgs, 'section'> {
  readonly language?: string
  readonly stage?: 'visitor' | 'owner'
  /** How many of them stand on the page. */
  readonly times?: number
}

/** The tree with a section on it, in a language. */
export function treeWith(type: string, drawing: Drawing = {}): ResolvedTree {
  const spec = registry.get(type)?.spec
  if (!spec) throw new Error(`No section is registered as '${type}'.`)
  const component: SampleComponent = sampleOf(spec, drawing)
  return sampleTree(
    specs,
    Array.from({ length: drawing.times ?? 1 }, () => component),
    {
      language: drawing.language ?? 'en',
      untranslated: drawing.untranslated ?? false,
      withoutPictures: drawing.withoutPictures ?? false,
    },
  )
}

/** The stage that a tree is drawn on, with the words of all sections. */
export function stageFor(tree: ResolvedTree, drawing: Drawing = {}): Stage {
  const { language = 'en', visit = { path: '/', query: {} }, withoutData = false, data: given } = drawing
  const sample = sampleData([tree], registry, visit, sampleTexts)
  const data: Stage['data'] = withoutData ? () => ({}) : given ? () => given : sample
  const words = sampleWords(language)
  return drawing.stage === 'owner'
    ? createOwnerStage({
        language,
        words,
        visit,
        data,
        site: sampleSite(language),
        leads: (link) => sampleHref(link) !== undefined,
      })
    : sampleStage([tree], { language, words, visit, data })
}

/**
 * Draws a section as visitors see it, for tests that look at it as they do.
 *
 * `const { getByRole } = drawSection('banner', { story: 'split', props: { title: 'Bolts' } })`
 */
export function drawSection(type: string, drawing: Drawing = {}) {
  const tree = treeWith(type, drawing)
  const drawn = drawPage(tree, registry, stageFor(tree, drawing))
  return { ...drawn, tree, root: drawn.main.firstElementChild as HTMLElement }
}
