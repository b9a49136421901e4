// The site of the documentation: `dev` serves it while it is written, `build` makes it into dist/docs and follows its links,
// `check` visits what was built in a browser besides.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vitepress'
import { buildLive, publicFolder } from './docs/build-live.mjs'
import { serveFolder } from './docs/serve-folder.mjs'
import { visitDocs } from './docs/visit.mjs'
import { wrongLinks } from './docs/wrong-links.mjs'

const docs = fileURLToPath(new URL('../docs', import.meta.url))
const built = fileURLToPath(new URL('../dist/docs', import.meta.url))
const [command, port = '4173'] = process.argv.slice(2)
// Two bundlers go by it, and the first one would decide for the other.
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'

rmSync(publicFolder, { recursive: true, force: true })
mkdirSync(publicFolder, { recursive: true })
cpSync(join(docs, '.vitepress/public'), publicFolder, { recursive: true })
// What stories show too.
cpSync(join(docs, '../.storybook/pictures'), join(publicFolder, 'pictures'), { recursive: true })

async function buildAndFollow() {
  await buildLive()
  // What is wrong with a link ends it; what VitePress knows of is a page that is not there.
  await build(docs)
  const wrong = wrongLinks(built)
  for (const { page, href, why } of wrong) console.error(`${page}: ${href} ${why}`)
  if (wrong.length > 0) process.exit(1)
  console.log('The documentation is in dist/docs, and all of its links lead somewhere.')
}

if (command === 'dev') {
  await buildLive({ watches: true })
  const server = await createServer(docs, { host: '127.0.0.1', port: Number(port) })
  await server.listen()
  server.printUrls()
} else if (command === 'build') {
  await buildAndFollow()
} else if (command === 'check') {
  await buildAndFollow()
  const { origin, close } = await serveFolder(built)
  const wrong = await visitDocs(origin)
  close()
  for (const what of wrong) console.error(what)
  if (wrong.length > 0) process.exit(1)
  console.log('Readers find what they look for, and axe finds nothing.')
} else {
  console.error('Usage: node scripts/docs.mjs dev [port] | build | check')
  process.exit(1)
}
