import ownerLabels from '@vitrine/designer/labels/en.json'
import { createOwnerStage, sampleData } from '@vitrine/designer/stage'
import { createRegistry, type Stage } from '@vitrine/renderer'
import { PageView } from '@vitrine/renderer/internal'
import { sampleHref, sampleSite, sampleStage } from '@vitrine/renderer/testing/sample-stage.ts'
import { sampleTree } from '@vitrine/renderer/testing/sample-tree.ts'
import { sampleWalk } from '@vitrine/renderer/testing/sample-walk.ts'
import type { Direction } from '@vitrine/schemas'
import { sections } from '@vitrine/sections'
import { sampleTexts } from '../sections/src/testing/sample-texts.ts'
import { sampleWords } from '../sections/src/testing/sample-words.ts'
import { type SectionArgs, sampleOf } from '../sections/src/testing/section-story.ts'

const registry = createRegistry(sections)
const labels: Readonly<Record<string, string>> = ownerLabels

interface Where {
  readonly language: string
  readonly direction: Direction
  readonly stage: 'visitor' | 'owner'
}

/** One section as the main part of a page, in a language, on a stage. */
export function SectionPreview({ args, where }: { readonly args: SectionArgs; readonly where: Where }) {
  const { language, direction } = where
  const spec = registry.get(args.section)?.spec
  if (!spec) throw new Error(`No section is registered as '${args.section}'.`)
  const tree = sampleTree(registry.specs, [sampleOf(spec, args)], {
    language,
    untranslated: args.untranslated ?? false,
    withoutPictures: args.withoutPictures ?? false,
  })
  const words = sampleWords(language)
  const visit = args.visit ?? { path: '/', query: {} }
  const given = args.withoutData ? {} : args.data
  const data = given ? () => given : sampleData([tree], registry, visit, sampleTexts)
  const stage: Stage =
    where.stage === 'visitor'
      ? sampleStage([tree], { language, direction, words, data, visit })
      : {
          ...createOwnerStage({
            language,
            words,
            visit,
            site: sampleSite(language),
            data,
            labels: (key) => labels[key] ?? key,
            leads: (link) => sampleHref(link) !== undefined,
            onSelect: (id) => console.info(`selected ${id}`),
          }),
          direction,
        }
  return <PageView page={{ main: tree }} stage={stage} walk={sampleWalk(registry)} />
}
