import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laterImports } from './later-imports-plugin.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-later-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('imports a part where it is said, after a line without a semicolon too, and at another address where it does not come', async () => {
  await writeFile(
    join(folder, 'island.js'),
    `const called = []
export function load() {
  called.push('before')
  import(/* later */ './part.js').then(({ part }) => called.push(part), () => called.push('failed'))
  return called
}`,
  )
  // It does not come the first time that it is asked for.
  await writeFile(
    join(folder, 'part.js'),
    `globalThis.laterImportsAsked = [...(globalThis.laterImportsAsked ?? []), import.meta.url]
if (globalThis.laterImportsAsked.length === 1) throw new Error('not there')
export const part = 'part'`,
  )
  await build({
    root: folder,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [laterImports()],
    build: {
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'island.js'), preserveEntrySignatures: 'allow-extension' },
    },
  })
  const assets = join(folder, 'dist/assets')
  const island = (await readdir(assets)).find((name) => name.startsWith('island-')) ?? ''
  const { load } = await import(/* @vite-ignore */ pathToFileURL(join(assets, island)).href)
  const called = load()
  expect(called).toEqual(['before'])
  await expect.poll(() => called).toEqual(['before', 'part'])
  // A module that failed is not run again under the same address.
  expect(Reflect.get(globalThis, 'laterImportsAsked')).toHaveLength(2)
})
