import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readBuild } from '@vitrine/renderer/build'
import { sectionSpecs } from '@vitrine/sections/specs'
import { build } from 'vite'
import { SHEETS } from '../api/src/features/builds/kept-files.ts'
import { editorScripts, SYSTEM_PAGES } from '../host/src/assets/entries.ts'
import { keptPatterns } from '../host/src/routing/routes.ts'
import {
  clientBuild,
  clientFolder,
  designerBuild,
  jobWorkerBuild,
  officeBuild,
  pageWorkerBuild,
  searchWorkerBuild,
  serverBuild,
  serverFolder,
} from '../host/vite/config.ts'
import { sourcesStamp } from './sources-stamp.mjs'

// Builds what `npm start` runs: the browser's files with their compressed copies, and the server.
// Stylesheets of visitors' pages are compressed when pages need them together (decision 007).

process.env.NODE_ENV = 'production'

const stamp = sourcesStamp()
await Promise.all([
  build(clientBuild)
    .then(() => build(designerBuild))
    .then(() => build(officeBuild)),
  build(serverBuild)
    .then(() => build(jobWorkerBuild))
    .then(() => build(pageWorkerBuild))
    .then(() => build(searchWorkerBuild)),
])

const { verifySections } = await import(join(serverFolder, 'main.js'))
verifySections()

const builds = join(clientFolder, 'builds')
const manifests = ['manifest.json', 'designer.json', 'office.json'].map((name) => join(builds, name))
const made = [...manifests, join(serverFolder, 'main.js')]
const hash = createHash('sha256')
for (const file of made) hash.update(await readFile(file))
const id = hash.digest('hex').slice(0, 12)

const redirects = JSON.parse(await readFile(new URL('../host/redirects.json', import.meta.url), 'utf8'))
const timestamp = Date.now()
await mkdir(join(builds, 'meta'), { recursive: true })
await writeFile(
  join(builds, 'meta', `${id}.json`),
  JSON.stringify({ id, timestamp, matcher: redirects, prerendered: keptPatterns() }),
)
await writeFile(join(builds, 'latest.json'), JSON.stringify({ id, timestamp }))

// What the stylesheets of pages are made of, for whoever has a page of this build open when the next one runs.
const styles = [SYSTEM_PAGES, ...sectionSpecs.map(({ type }) => type)]
const { sheets } = readBuild(builds, { styles, editors: editorScripts })
await mkdir(join(builds, SHEETS), { recursive: true })
await writeFile(
  join(builds, SHEETS, `${id}.json`),
  JSON.stringify([...sheets].map(([name, files]) => [name, files.map((file) => file.name)])),
)

const ofEditors = new Set()
for (const name of ['designer.json', 'office.json']) {
  const manifest = JSON.parse(await readFile(join(builds, name), 'utf8'))
  for (const { css = [] } of Object.values(manifest)) for (const file of css) ofEditors.add(basename(file))
}

const assets = join(builds, 'assets')
await Promise.all(
  (await readdir(assets))
    .filter((name) => /\.(?:js|svg|json)$/.test(name) || ofEditors.has(name))
    .map(async (name) => {
      const content = await readFile(join(assets, name))
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(join(assets, `${name}.br`), br), writeFile(join(assets, `${name}.gz`), gz)])
    }),
)
await writeFile(join(clientFolder, 'stamp.txt'), stamp)
