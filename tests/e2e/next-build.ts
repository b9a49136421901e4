import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a build that name others. */
const naming = (builds: string): readonly string[] => [
  ...['manifest.json', 'designer.json'].map((name) => join(builds, name)),
  ...readdirSync(join(builds, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(builds, 'assets', name)),
]

/**
 * Makes another build of one: every script has another name and another text, as after a change of all sources.
 *
 * @param from the folder `host` with a build in it.
 * @param to becomes such a folder.
 * @param id of the new build.
 */
export function nextBuild(from: string, to: string, id: string): void {
  cpSync(join(from, 'dist'), join(to, 'dist'), { recursive: true })
  const builds = join(to, 'dist/client/builds')
  const assets = join(builds, 'assets')
  const renamed = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    if (/\.js\.(?:br|gz)$/.test(name)) rmSync(join(assets, name))
    else if (name.endsWith('.js')) renamed.set(name, name.replace(/\.js$/, `-${id}.js`))
  }
  // Longest first: no name is the end of another one's.
  const names = [...renamed.keys()].sort((one, other) => other.length - one.length)
  const anyName = new RegExp(names.map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|'), 'g')
  for (const file of naming(builds)) {
    const text = readFileSync(file, 'utf8').replaceAll(anyName, (name) => renamed.get(name) ?? name)
    writeFileSync(file, file.endsWith('.js') ? `${text}\n// ${id}\n` : text)
  }
  for (const [old, now] of renamed) renameSync(join(assets, old), join(assets, now))
  const { id: oldId } = JSON.parse(readFileSync(join(builds, 'latest.json'), 'utf8'))
  writeFileSync(join(builds, 'latest.json'), JSON.stringify({ id, timestamp: Date.now() }))
  for (const part of ['meta', 'sheets'])
    renameSync(join(builds, part, `${oldId}.json`), join(builds, part, `${id}.json`))
}
