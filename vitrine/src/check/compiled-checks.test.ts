import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { makeApp, quoteList, quoteV1, quoteV2 } from '../testing/app.ts'

const drawing = `
import { VitrinePage } from '@vitrine/renderer/compiled'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { sections } from './sections/index.ts'
import { checks } from './checks.ts'

/** The page of one quote, and what is told of it. */
export function draw(props) {
  const told = []
  const document = {
    page: { id: 'home', pageType: 'pages', slug: 'home', order: 1, settings: { props: { name: 'Home' } } },
    pageSchema: { version: 1, root: ['quote111'], components: { quote111: { type: 'my-quote', version: 1 } } },
    componentsSettingValues: { quote111: { props } },
  }
  const onWarning = (warning) => told.push(warning)
  const html = renderToString(createElement(VitrinePage, { sections, document, language: 'en', checks, onWarning }))
  return { html, told }
}
`
const app = makeApp({
  'src/sections/index.ts': quoteList,
  'src/sections/quote.tsx': quoteV1,
  'src/draw.tsx': drawing,
})
afterAll(app.remove)

it('writes the checks as code, which draws as the compiler does, where no code may be made', async () => {
  const written = await app.process('check', '--compile', 'src/checks.ts')
  expect(written).toMatchObject({ code: 0 })
  expect(written.stdout).toContain('Written: src/checks.ts')
  expect(app.read('src/checks.ts')).not.toMatch(/require\(|new Function|eval\(/)
  // What is there already is not written again.
  expect((await app.vitrine('check', '--compile', 'src/checks.ts', '--frozen')).code).toBe(0)

  const { draw } = (await import(/* @vite-ignore */ pathToFileURL(join(app.folder, 'src/draw.tsx')).href)) as {
    draw: (props: object) => { html: string; told: readonly { kind: string; problems?: readonly { path: string }[] }[] }
  }
  const right = draw({ words: 'Never again without bolts.', size: { pc: 'big' } })
  expect(right.html).toContain('Never again without bolts.')
  expect(right.told).toEqual([])
  const wrong = draw({ words: 'Never again.', size: { pc: 'immense' } })
  expect(wrong.told).toMatchObject([{ kind: 'invalid-values', problems: [{ path: 'size', key: 'problem.enum' }] }])
})

it('says when a schema is not the one that was compiled', async () => {
  app.write('src/sections/quote.tsx', quoteV2)
  const frozen = await app.vitrine('check', '--compile', 'src/checks.ts', '--frozen')
  expect(frozen.code).toBe(1)
  expect(frozen.stderr).toContain('src/checks.ts: the checks were compiled from other schemas.')
})
