import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// The page is drawn in a process of its own, since there React is another one (`--conditions=react-server`); what it would send
// to a browser is drawn here, as a framework draws it for the first time.

const folder = mkdtempSync(join(import.meta.dirname, 'built-'))
afterAll(() => rmSync(folder, { recursive: true }))

let html: string
let told: readonly { readonly kind: string; readonly type?: string }[]

/** What the server says to a browser, as HTML: there is one component of browsers. */
async function htmlOf(sent: string): Promise<string> {
  const Toggle = ({ summary, children }: { summary: ReactNode; children: ReactNode }) =>
    createElement('details', null, createElement('summary', null, summary), children)
  Object.assign(globalThis, { parcelRequire: Object.assign(() => ({ Toggle }), { meta: {}, load: () => undefined }) })
  const { createFromReadableStream } = await import('react-server-dom-parcel/client.edge')
  const tree = await createFromReadableStream(Readable.toWeb(Readable.from([Buffer.from(sent)])))
  const stream = await renderToReadableStream(tree)
  await stream.allReady
  return (await new Response(stream).text()).replaceAll(/<!--.*?-->/g, '')
}

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['react-server', 'node'] },
    ssr: { noExternal: [/^@vitrine\//], resolve: { conditions: ['react-server', 'node'] } },
    build: {
      ssr: join(import.meta.dirname, '../testing/server-page.tsx'),
      outDir: folder,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  })
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', join(folder, 'page.mjs')],
    { env: { ...process.env, NODE_ENV: 'development' } },
  )
  told = stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  const warned = vi.spyOn(console, 'error')
  html = await htmlOf(stdout)
  expect(warned.mock.calls).toEqual([])
  warned.mockRestore()
})

test('components in views, async ones and those handed to browsers read the component that they stand in', () => {
  const [, outer = '', inner = ''] = html.split('data-section="acme-group"')
  expect(outer).toContain('<figure lang="de" id="frame-outer111"><h2 id="außen">Außen</h2></figure>')
  expect(outer).toContain('<summary><b lang="en" dir="ltr">Outer text</b></summary>')
  expect(outer).toContain('>Outer text</em>')
  expect(outer).toContain('>Outer text</small>')
  expect(outer).toContain('<i>loud</i><i>plain</i>')
  expect(inner).toContain('<figure lang="de" id="frame-inner111">')
  expect(inner).toContain('>Inner text</b></summary>')
  expect(inner).toContain('>Inner text</em>')
  // What stands behind a slot belongs to the outer one again.
  expect(html.indexOf('<footer>Außen</footer>')).toBeGreaterThan(html.indexOf('<footer>Innen</footer>'))
})

test('a view may answer later', () => {
  expect(html).toMatch(/<article[^>]*data-section="acme-later"[^>]*><h2 id="später">Später<\/h2>/)
})

test('what throws is left out where it stands, and told', () => {
  expect(html).toMatch(/<p[^>]*data-section="acme-broken"[^>]*>before {2}after<\/p>/)
  expect(html).not.toContain('acme-rejected')
  expect(told.filter(({ kind }) => kind === 'threw').map(({ type }) => type)).toEqual(['acme-broken', 'acme-rejected'])
})

test('rules made from schemas come along', () => {
  expect(html).toContain('data-href="vitrine-layout-')
})
