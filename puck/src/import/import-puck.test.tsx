import { Render } from '@puckeditor/core'
import { render } from '@testing-library/react'
import { checkDraft, settingsProblems, structureProblems } from '@vitrine/model'
import { createRegistry, VitrinePage } from '@vitrine/renderer'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fromPuck, importPuck } from '../index.ts'
import { countSaid, countValues, notFoundAgain } from '../testing/found-again.ts'
import { framedConfig, plainConfig } from '../testing/sample-config.tsx'
import { sampleDocument, sampleDocuments } from '../testing/sample-documents.ts'

// Puck asks for it when it is loaded; nothing is measured here.
vi.hoisted(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

const sections = { plain: fromPuck(plainConfig), framed: fromPuck(framedConfig) }
const specs = {
  plain: createRegistry(sections.plain).specs,
  framed: createRegistry(sections.framed).specs,
}
const options = [{ corners: 4, names: ['a', 'b'] }, { corners: 0 }].map((value) => JSON.stringify(value))
const configOf = (isFramed: boolean) => (isFramed ? framedConfig : plainConfig)
const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, '')

describe.each(sampleDocuments)('$name', ({ data, isFramed }) => {
  const config = configOf(isFramed)
  const { site, report } = importPuck(data, { config })
  const known = isFramed ? specs.framed : specs.plain

  it('has every text, number and link again, in their order', () => {
    expect(countSaid(data)).toBeGreaterThan(10)
    expect(notFoundAgain(data, site, options)).toEqual({ texts: [], numbers: [], links: [], disordered: [] })
  })

  it('has every value in its report, and drops none', () => {
    expect(report.dropped).toEqual([])
    expect(report.kept + report.converted).toBe(countValues(data))
  })

  it('opens in the designer without a problem', () => {
    const errors = checkDraft({ draft: site, specs: known }).filter(({ level }) => level === 'error')
    expect(errors).toEqual([])
    for (const pageSchema of Object.values(site.pageSchemaMap)) expect(structureProblems(pageSchema, known)).toEqual([])
    for (const { components } of Object.values(site.pageSchemaMap))
      for (const [id, { type }] of Object.entries(components)) {
        const spec = known.find((one) => one.type === type)
        expect(settingsProblems(spec!.props, site.componentsSettingValues[id]!)).toEqual([])
      }
  })

  it('is drawn with the same words in the same order as by Puck', () => {
    const warnings: unknown[] = []
    const ours = render(
      <VitrinePage
        sections={isFramed ? sections.framed : sections.plain}
        document={site}
        onWarning={(warning) => warnings.push(warning)}
      />,
    )
    const theirs = render(<Render config={config} data={data} />)
    expect(words(ours.container)).toBe(words(theirs.container))
    expect(warnings).toEqual([])
  })

  it('comes to the same site every time', () => {
    expect(importPuck(data, { config })).toEqual({ site, report })
    expect(importPuck(structuredClone(data), { config })).toEqual({ site, report })
  })
})

it('keeps, converts or drops every value, of any document', () => {
  const anything = fc.jsonValue({ maxDepth: 5 })
  const component = fc.record(
    {
      type: fc.constantFrom('Everything', 'Grid', 'Tabs', 'Columns', 'Nobody'),
      props: fc.oneof(
        fc.dictionary(fc.constantFrom('id', 'title', 'rows', 'tabs', 'content', 'body', 'x'), anything),
        anything,
      ),
      more: anything,
    },
    { requiredKeys: ['type'] },
  )
  const document = fc.record(
    {
      root: fc.oneof(anything, fc.record({ props: anything })),
      content: fc.oneof(anything, fc.array(fc.oneof(component, anything))),
      zones: fc.oneof(
        anything,
        fc.dictionary(fc.constantFrom('a:b', 'root:x', 'root:default-zone', 'x'), fc.array(component)),
      ),
      extra: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(document, fc.boolean(), (data, isFramed) => {
      const { report, site } = importPuck(data as never, { config: configOf(isFramed) })
      expect(report.kept + report.converted + report.dropped.length).toBe(countValues(JSON.parse(JSON.stringify(data))))
      const known = isFramed ? specs.framed : specs.plain
      expect(checkDraft({ draft: site, specs: known }).filter(({ key }) => key.startsWith('problem.'))).toEqual([])
    }),
  )
})

it('has what deep documents say, where components stand deeper than pages allow', () => {
  for (const seed of [101, 102, 103]) {
    const { data, isFramed } = sampleDocument(seed, { depth: 16, isNarrow: true })
    const { site, report } = importPuck(data, { config: configOf(isFramed) })
    expect(report.noted.some(({ what }) => what.includes('12 deep'))).toBe(true)
    const { texts, numbers, links } = notFoundAgain(data, site, options)
    expect({ texts, numbers, links }).toEqual({ texts: [], numbers: [], links: [] })
    const known = isFramed ? specs.framed : specs.plain
    expect(checkDraft({ draft: site, specs: known }).filter(({ key }) => key.startsWith('problem.'))).toEqual([])
  }
})
