import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { renderIslands, renderPage } from '@vitrine/renderer/server'
import { type SectionSpec, schemaAt } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'
import { sections } from './index.ts'
import { sectionSpecs } from './specs.ts'
import { axeViolations } from './testing/axe-violations.ts'
import { type Drawing, drawSection, registry, stageFor, treeWith } from './testing/draw-section.ts'
import { drawWithTexts } from './testing/draw-with-texts.ts'
import { partProps } from './testing/part-props.ts'
import {
  camelCase,
  expectedFiles,
  expectedLabels,
  expectedPartLabels,
  filesOf,
  isUsed,
  physicalSides,
} from './testing/section-files.ts'
import { doubledIds, structureOf, textsOf } from './testing/structure.ts'

/** The values that each section is drawn with: its defaults, its presets, its examples. */
const valuesOf = ({ presets, examples = [] }: SectionSpec): readonly (readonly [name: string, drawing: Drawing])[] => [
  ['the defaults', {}],
  ...presets.map(({ id }) => [`the preset ${id}`, { preset: id }] as const),
  ...examples.map((props, at) => [`example ${at + 1}`, { props }] as const),
]

const surroundings: readonly (readonly [name: string, drawing: Drawing])[] = [
  ['for visitors', {}],
  ['for the owner', { stage: 'owner' }],
  ['in Arabic', { language: 'ar' }],
  ['in German length', { language: 'de' }],
  ['in a language without translations', { language: 'fa', untranslated: true }],
  ['without images', { withoutPictures: true }],
  ['without data', { withoutData: true }],
]

test('every folder of a section is in the list, each once', () => {
  const folders = globSync('*/index.ts', { cwd: import.meta.dirname }).map((file) => dirname(file))
  expect(sectionSpecs.map(({ type }) => type).sort()).toEqual(folders.sort())
  expect(sections.map(({ spec }) => spec)).toEqual(sectionSpecs)
  expect(registry.sections).toHaveLength(sections.length)
})

test.each(globSync('parts/*/texts.en.json', { cwd: import.meta.dirname }).map((file) => dirname(file)))(
  'every text of %s is used',
  (part) => {
    const all = globSync(['*/*.ts*', 'parts/*/*.ts*'], { cwd: import.meta.dirname }).filter(
      (file) => !file.includes('.test.'),
    )
    const code = all.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
    expect(Object.keys(filesOf(part).texts).filter((key) => !isUsed(key, code))).toEqual([])
  },
)

test.each(Object.keys(partProps))('the part %s has a label for every property and choice, and no other', (part) => {
  expect(Object.keys(filesOf(`parts/${part}`).labels).sort()).toEqual([...expectedPartLabels(part)].sort())
})

/** What these cases leave out on purpose (pictures, translations) is reported, and is no error. */
const problemsIn = (problems: readonly { readonly kind: string }[]) =>
  problems.filter(({ kind }) => kind !== 'untranslated' && kind !== 'missing-image')

describe.each(sections.map(({ spec }) => [spec.type, spec] as const))('%s', (type, spec) => {
  const values = valuesOf(spec)
  const cases = values.flatMap(([name, drawing], at) =>
    // The defaults everywhere; what else there is only for visitors, but for `npm run test:all`.
    surroundings
      .slice(0, at === 0 || process.env.LONG ? undefined : 1)
      .map(([where, around]) => [`${name}, ${where}`, { ...drawing, ...around }] as const),
  )
  const files = filesOf(type)

  test('has the files of its brothers', () => {
    expect(
      expectedFiles(type, files).filter((name) => !files.names.includes(name)),
      'missing',
    ).toEqual([])
  })

  test('has a label for every property, choice, slot and preset, and no other', () => {
    expect(Object.keys(files.labels).sort()).toEqual([...new Set(expectedLabels(spec))].sort())
    for (const [key, label] of Object.entries(files.labels)) expect(label.trim(), key).not.toBe('')
  })

  test('has words of its own, and uses every one', () => {
    const code = files.code.map(([, text]) => text).join('\n')
    const others = sections.map((section) => section.spec.type).filter((other) => other !== type)
    for (const key of Object.keys(files.texts)) {
      expect(
        others.filter((other) => key.startsWith(`${camelCase(other)}.`) || filesOf(other).texts[key]),
        key,
      ).toEqual([])
      expect(isUsed(key, code), `${key} is used`).toBe(true)
    }
  })

  test('knows start and end, but no left and right', () => {
    for (const [name, css] of files.css) expect(physicalSides(css), name).toEqual([])
  })

  test('never asks where it is', () => {
    const asks =
      /\bis(?:Designer|Owner|Visitor|Editing|Preview)\b|designMode|\b(?:slotH|textH|h)andles\b|component-id|window\.parent/
    for (const [name, code] of files.code) expect(asks.exec(code)?.[0], name).toBeUndefined()
  })

  test.each(cases)('draws %s', (_name, drawing) => {
    const { main, root, problems } = drawSection(type, drawing)
    expect(problemsIn(problems), 'values that do not fit').toEqual([])
    expect(main.children, 'one outermost element').toHaveLength(1)
    expect(root.dataset.section, 'root is spread on it').toBe(type)
    expect(root.className, 'and its own class').not.toBe('')
    expect(doubledIds(document), 'doubled ids').toEqual([])
    // What a word of the interface lacks is its key.
    for (const key of Object.keys(files.texts)) expect(main.textContent).not.toContain(key)
  })

  test.each(values)('looks the same to the owner, with %s', (_name, drawing) => {
    const seen = structureOf(drawSection(type, drawing).main)
    const { main, tree } = drawSection(type, { ...drawing, stage: 'owner' })
    expect(structureOf(main)).toBe(seen)
    const handles = [...main.querySelectorAll<HTMLElement>('[data-component-id]')]
    expect(handles.map(({ dataset }) => dataset.componentId).sort()).toEqual(Object.keys(tree.components).sort())
    for (const { dataset } of main.querySelectorAll<HTMLElement>(`[data-section="${type}"] [data-text-path]`)) {
      const path = dataset.textPath ?? ''
      if (Object.keys(tree.components).length === 1) expect(schemaAt(spec.props, path), path).toBeDefined()
    }
    // Of a link to a content, it says to which one.
    for (const link of main.querySelectorAll('a')) expect(link.getAttribute('href'), 'leads nowhere').toMatch(/^#/)
  })

  test.each(values)('says in which language a text is that nobody translated, with %s', (_name, drawing) => {
    const { main, tree } = drawSection(type, { ...drawing, language: 'ar', untranslated: true, stage: 'owner' })
    for (const { id, languages = {} } of Object.values(tree.components))
      for (const path of Object.keys(languages)) {
        const text = main.querySelector(`[data-component-id="${id}"] [data-text-path="${path}"]`)
        if (text) expect([path, text.getAttribute('lang'), text.getAttribute('dir')]).toEqual([path, 'en', 'ltr'])
      }
  })

  test.each(values)('breaks no standard across lines, with %s', (_name, drawing) => {
    const code = 'EN 14399-4'
    const main = drawWithTexts(type, drawing, (text) => `${text} ${code}`)
    const broken = textsOf(main).filter(
      ({ data, parentElement }) =>
        data.includes(code) && !parentElement?.closest('.unbroken, .visually-hidden, option, textarea'),
    )
    expect(broken.map(({ parentElement }) => parentElement?.outerHTML)).toEqual([])
  })

  test.each(values)('writes nothing that its neighbours would inherit, with %s', (_name, drawing) => {
    const { root } = drawSection(type, drawing)
    const rules = layoutRules + deviceRules(spec)
    for (const name of root.style) if (name.startsWith('--')) expect(rules).toContain(`${name}:initial`)
  })

  test.each(values)('is rendered by the server, with %s', (_name, drawing) => {
    const tree = treeWith(type, drawing)
    const stage = stageFor(tree, drawing)
    const { language, direction } = stage
    const rendered = renderPage({ page: { main: tree }, registry, stage })
    expect(problemsIn(rendered.problems)).toEqual([])
    const page = document.createElement('div')
    page.innerHTML = rendered.html
    expect(structureOf(page.querySelector('main') as Element)).toBe(structureOf(drawSection(type, drawing).main))

    const islands = renderIslands({ language, direction, template: (key) => key, srcOf: (name) => `/${name}.js` })
    const { html, problems } = renderPage({ page: { main: tree }, registry, stage: { ...stage, islands } })
    expect(problemsIn(problems), 'with islands apart').toEqual([])
    page.innerHTML = html
    expect(doubledIds(page), 'doubled ids of islands').toEqual([])
  })

  // The defaults; what else there is takes minutes, so it comes with `npm run test:all`.
  test.each(process.env.LONG ? values : values.slice(0, 1))(
    'has nothing that axe objects to, with %s',
    async (_name, drawing) => {
      drawSection(type, drawing)
      expect(await axeViolations()).toEqual([])
      drawSection(type, { ...drawing, language: 'ar', withoutData: true, withoutPictures: true })
      expect(await axeViolations(), 'in Arabic, without data and images').toEqual([])
    },
  )

  test.skipIf(spec.nesting?.single === true).each(values)('may stand on a page twice, with %s', (_name, drawing) => {
    const { main } = drawSection(type, { ...drawing, times: 2 })
    expect(main.children).toHaveLength(2)
    expect(doubledIds(document)).toEqual([])
  })
})
