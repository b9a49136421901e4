import type { SectionNames } from './names.ts'

/** How an app writes its sections. */
export interface AppStyle {
  /** `tsx`, or `ts` where Node runs the sections as they stand and knows no JSX. */
  readonly ending: 'tsx' | 'ts'
  readonly runner: 'vitest' | 'node'
}

const view = {
  tsx: `  view: ({ root }) => (
    <section {...root}>
      <h2>
        <Text path="title" />
      </h2>
      <Text path="text" as="p" />
    </section>
  ),`,
  ts: `  view: ({ root }) =>
    createElement(
      'section',
      root,
      createElement('h2', null, createElement(Text, { path: 'title' })),
      createElement(Text, { path: 'text', as: 'p' }),
    ),`,
} as const

/** A section in one file: what can be set, and how it is drawn. */
export const sectionFile = (
  { variable, component, label }: SectionNames,
  type: string,
  { ending }: AppStyle,
): string => `import { defineSection, viewParts } from '@vitrine/renderer'
${ending === 'ts' ? "import { createElement } from 'react'\n" : ''}
interface ${component}Props {
  title: string
  text: string
}

const { Text } = viewParts<${component}Props>()

/** ${label}. Say here what it is for. */
export const ${variable} = defineSection({
  type: '${type}',
  icon: 'square',
  props: {
    title: { type: 'string', default: '${label}', translatable: true },
    text: { type: 'string', default: 'Your text', translatable: true, setter: 'long-text' },
  },
${view[ending]}
})
`

/** Its test: in its language of origin and in a translation. */
export function testFile(
  { variable, name, label }: SectionNames,
  type: string,
  { runner }: AppStyle,
  /** From the test to the module of the section: `../src/sections/price-table.tsx`. */
  toModule: string,
): string {
  const isVitest = runner === 'vitest'
  const framework = isVitest
    ? "import { expect, test } from 'vitest'"
    : "import assert from 'node:assert/strict'\nimport { test } from 'node:test'"
  const includes = (text: string) =>
    isVitest ? `expect(html).toContain(${text})` : `assert.ok(html.includes(${text}), html)`
  const node = ["import { createElement } from 'react'", "import { renderToString } from 'react-dom/server'"].join('\n')
  const vitrine = "import { type PageDocument, VitrinePage } from '@vitrine/renderer'"
  const imports = isVitest ? [vitrine, node, framework] : [framework, vitrine, node]
  return `${imports.join('\n')}
import { ${variable} } from '${toModule}'

const page = (props: Record<string, string>): PageDocument => ({
  page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
  pageSchema: { version: 1, root: ['section1'], components: { section1: { type: '${type}', version: 1 } } },
  componentsSettingValues: {
    section1: { props, editPropsByLangEnvMap: { ar: { title: 'عنوان' } } },
  },
})
const sections = [${variable}]
const draw = (document: PageDocument, language: string) =>
  renderToString(createElement(VitrinePage, { sections, document, language }))

test('${name} says what is set', () => {
  const html = draw(page({ title: 'Bolts', text: 'Made to your drawing.' }), 'en')
  ${includes("'Bolts'")}
  ${includes("'Made to your drawing.'")}
})

test('${name} says its defaults, and what a language says differently', () => {
  const html = draw(page({}), 'ar')
  ${includes("'عنوان'")}
  ${includes("'Your text'")}
  ${includes('\'dir="rtl"\'')}
})

test('${name} begins with ${label}', () => {
  const html = draw(page({}), 'en')
  ${includes(`'${label.replaceAll("'", "\\'")}'`)}
})
`
}

/** A story for Storybook, where the app has one. */
export const storyFile = (
  { variable, component, name }: SectionNames,
  type: string,
  { ending }: AppStyle,
): string => `import { VitrinePage } from '@vitrine/renderer'
import { createElement } from 'react'
import { ${variable} } from './${name}.${ending}'

const sections = [${variable}]
const document = {
  page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
  pageSchema: { version: 1, root: ['section1'], components: { section1: { type: '${type}', version: 1 } } },
  componentsSettingValues: { section1: { props: {} } },
} as const

export default { title: 'Sections/${component}' }

export const Default = { render: () => createElement(VitrinePage, { sections, document }) }
export const Arabic = { render: () => createElement(VitrinePage, { sections, document, language: 'ar' }) }
`
