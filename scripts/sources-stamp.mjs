import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = [
  'schemas',
  'model',
  'renderer',
  'sections',
  'setters',
  'editor-core',
  'designer',
  'office',
  'api',
  'host',
  'vitrine',
]

/** A short text that changes whenever a source that is built does: sizes and times, not contents. */
export function sourcesStamp() {
  const hash = createHash('sha256')
  const files = globSync(
    [
      ...packages.flatMap((name) => [`${name}/{src,texts,labels,vite}/**/*.{ts,tsx,css,json}`, `${name}/*.json`]),
      'docs/owners/*/**/*.{md,webp}',
    ],
    { cwd: root },
  )
  for (const file of files.filter((name) => !/\.(?:test|stories)\./.test(name)).sort()) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
}

/** Whether what was built last was made of the sources as they are. */
export function isBuilt() {
  const stamp = join(root, 'host/dist/client/stamp.txt')
  const server = join(root, 'host/dist/server/main.js')
  return existsSync(stamp) && existsSync(server) && readFileSync(stamp, 'utf8') === sourcesStamp()
}
