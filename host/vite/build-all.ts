import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readBuild } from '@vitrine/renderer/build'
import type { PageTypeSpec } from '@vitrine/schemas'
import { build } from 'vite'
import { SHEETS } from '../../api/src/features/builds/kept-files.ts'
import { editorScripts, SYSTEM_PAGES } from '../src/assets/entries.ts'
import { keptPatterns } from '../src/routing/routes.ts'
import { type BuildOptions, createBuilds, root } from './config.ts'

interface Manifest {
  readonly [source: string]: { readonly css?: readonly string[] }
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'))

/**
 * Builds what `npm start` runs: the browser's files with their compressed copies, and the server. Stylesheets of visitors'
 * pages are compressed when pages need them together (decision 007).
 *
 * @throws RegistryError with what is wrong with the sections, PluginError with what is wrong with the plugins.
 */
export async function buildAll(options: BuildOptions): Promise<void> {
  process.env.NODE_ENV = 'production'
  const { sections, ...builds } = createBuilds(options)
  await Promise.all([
    build(builds.client)
      .then(() => build(builds.designer))
      .then(() => build(builds.office)),
    build(builds.server)
      .then(() => build(builds.jobWorker))
      .then(() => build(builds.pageWorker))
      .then(() => build(builds.searchWorker)),
  ])
  const folder = resolve(options.dist, 'client/builds')
  const server = resolve(options.dist, 'server/main.js')
  // What was built before may be loaded already.
  const { verifySections, pageTypes } = await import(`${pathToFileURL(server)}?at=${Date.now()}`)
  for (const warning of await verifySections()) console.warn(warning)
  await describeBuild(
    folder,
    server,
    options.redirects ?? resolve(root, 'host/redirects.json'),
    [SYSTEM_PAGES, ...sections.specs.map(({ type }) => type)],
    pageTypes,
  )
  await compress(folder)
}

/** Writes down which build it is, what it redirects, and what the stylesheets of pages are made of. */
async function describeBuild(
  folder: string,
  server: string,
  redirectsFile: string,
  styles: readonly string[],
  pageTypes: readonly PageTypeSpec[],
): Promise<void> {
  const manifests = ['manifest.json', 'designer.json', 'office.json'].map((name) => join(folder, name))
  const hash = createHash('sha256')
  for (const file of [...manifests, server]) hash.update(await readFile(file))
  const id = hash.digest('hex').slice(0, 12)

  const redirects: unknown = await readJson(redirectsFile)
  const timestamp = Date.now()
  await mkdir(join(folder, 'meta'), { recursive: true })
  await writeFile(
    join(folder, 'meta', `${id}.json`),
    JSON.stringify({ id, timestamp, matcher: redirects, prerendered: keptPatterns(pageTypes) }),
  )
  await writeFile(join(folder, 'latest.json'), JSON.stringify({ id, timestamp }))

  // For whoever has a page of this build open when the next one runs.
  const { sheets } = readBuild(folder, { styles, editors: editorScripts })
  await mkdir(join(folder, SHEETS), { recursive: true })
  await writeFile(
    join(folder, SHEETS, `${id}.json`),
    JSON.stringify([...sheets].map(([name, files]) => [name, files.map((file) => file.name)])),
  )
}

async function compress(folder: string): Promise<void> {
  const ofEditors = new Set<string>()
  for (const name of ['designer.json', 'office.json']) {
    const manifest = await readJson<Manifest>(join(folder, name))
    for (const { css = [] } of Object.values(manifest)) for (const file of css) ofEditors.add(basename(file))
  }
  const assets = join(folder, 'assets')
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
}
