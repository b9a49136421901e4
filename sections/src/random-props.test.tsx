import { cleanup } from '@testing-library/react'
import { renderPage } from '@vitrine/renderer/server'
import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import { sampleTree } from '@vitrine/renderer/testing/sample-tree.ts'
import { describe, expect, test } from 'vitest'
import { sections } from './index.ts'
import { axeViolations } from './testing/axe-violations.ts'
import { registry, stageFor } from './testing/draw-section.ts'
import { randomProps } from './testing/random-props.ts'

/** `npm run test:all` draws them all. */
const draws = process.env.PROPERTY_RUNS ? 100 : 10
const onOnePage = process.env.PROPERTY_RUNS ? 20 : 5

const problemsIn = (problems: readonly { readonly kind: string }[]) =>
  problems.filter(({ kind }) => kind !== 'untranslated' && kind !== 'missing-image')

/** What is wrong with a page of components of one type: what it throws, and what axe objects to. */
async function faultsOf(type: string, all: readonly object[], withoutData: boolean): Promise<readonly unknown[]> {
  cleanup()
  const tree = sampleTree(
    registry.specs,
    all.map((props) => ({ type, settings: { props } as never })),
  )
  const stage = stageFor(tree, { withoutData })
  const onServer = problemsIn(renderPage({ page: { main: tree }, registry, stage }).problems)
  const { problems } = drawPage(tree, registry, stage)
  return [...onServer, ...problemsIn(problems), ...(await axeViolations())]
}

describe.each(sections.map(({ spec }) => [spec.type, spec] as const))('%s', (type, spec) => {
  const all = randomProps(spec, draws)
  const pages = Array.from({ length: Math.ceil(all.length / onOnePage) }, (_, at) =>
    all.slice(at * onOnePage, (at + 1) * onOnePage),
  )

  test(`draws ${draws} random settings without a throw and without anything that axe objects to`, async () => {
    for (const [at, page] of pages.entries()) {
      const withoutData = at % 2 === 1
      if ((await faultsOf(type, page, withoutData)).length === 0) continue
      // One of them alone says more.
      for (const props of page) expect(await faultsOf(type, [props], withoutData), JSON.stringify(props)).toEqual([])
      expect(await faultsOf(type, page, withoutData), 'together on a page').toEqual([])
    }
  }, 180_000)
})
