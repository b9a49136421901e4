import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { describedIn, readManifest } from './manifest.mjs'
import { builtFolder, root } from './packages.mjs'
import { writeTexts } from './published-texts.mjs'

const NAME = 'create-vitrine'

/** Builds the command that starts an app, with its templates, into `dist/create-vitrine`. */
export async function buildCreate() {
  const folder = builtFolder(NAME)
  rmSync(folder, { recursive: true, force: true })
  await build({
    config: false,
    cwd: join(root, NAME),
    entry: { create: 'src/create.ts' },
    outDir: join(folder, 'bin'),
    format: 'esm',
    platform: 'node',
    target: 'node20',
    dts: false,
    fixedExtension: false,
    logLevel: 'warn',
  })
  cpSync(join(root, NAME, 'templates'), join(folder, 'templates'), { recursive: true })
  writeTexts(NAME)
  const { version, dependencies } = readManifest(NAME)
  const manifest = {
    ...{ name: NAME, version, ...describedIn(NAME), type: 'module', engines: { node: '>=22.12.0' } },
    bin: './bin/create.js',
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([other, exact]) => [other, `^${exact}`])),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
