import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { clientBuild, clientFolder, serverBuild, serverFolder } from '../host/vite/config.ts'
import { sourcesStamp } from './sources-stamp.mjs'

// Builds what `npm start` runs: the browser's files with their compressed copies, and the server.
// Stylesheets are compressed when pages need them together (decision 007).

process.env.NODE_ENV = 'production'

const stamp = sourcesStamp()
await Promise.all([build(clientBuild), build(serverBuild)])

const builds = join(clientFolder, 'builds')
const manifest = await readFile(join(builds, 'manifest.json'))
const server = await readFile(join(serverFolder, 'main.js'))
const id = createHash('sha256').update(manifest).update(server).digest('hex').slice(0, 12)

const redirects = JSON.parse(await readFile(new URL('../host/redirects.json', import.meta.url), 'utf8'))
const timestamp = Date.now()
await mkdir(join(builds, 'meta'), { recursive: true })
await writeFile(
  join(builds, 'meta', `${id}.json`),
  JSON.stringify({ id, timestamp, matcher: redirects, prerendered: [] }),
)
await writeFile(join(builds, 'latest.json'), JSON.stringify({ id, timestamp }))

const assets = join(builds, 'assets')
await Promise.all(
  (await readdir(assets))
    .filter((name) => /\.(?:js|svg|json)$/.test(name))
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
