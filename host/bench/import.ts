// `npm run bench:import`: how long an import keeps everybody else waiting at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { importSite, openStorage, readFiles, readZip, type SiteFiles, zipOf } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const demo = await readFiles(fileURLToPath(new URL('../demo/demo', import.meta.url)))
const pictures = Array.from({ length: 3000 }, (_, at) => [`media/p/${at}.png`, async () => png] as const)
const sites: Readonly<Record<string, SiteFiles>> = {
  'the demo': demo,
  'the demo, again': demo,
  '3,000 tiny pictures': { ...demo, media: { ...demo.media, ...Object.fromEntries(pictures) } },
}

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
const storage = await openStorage({ dataDir })
console.log('| site | took | longest wait |\n|---|---|---|')
let number = 0
for (const [name, files] of Object.entries(sites)) {
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(files)) pieces.push(piece)
  const zip = Buffer.concat(pieces)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const since = performance.now()
  await importSite(storage, sectionSpecs, await readZip(zip), { clientId: `import-${++number}`, publish: true })
  const took = performance.now() - since
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  console.log(`| ${name} | ${Math.round(took)} ms | ${Math.round(delay.max / 1e6)} ms |`)
}
await storage.close()
rmSync(dataDir, { recursive: true, force: true })
