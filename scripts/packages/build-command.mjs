import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { publishedManifest, readManifest } from './manifest.mjs'
import { builtFolder, commandName, root } from './packages.mjs'
import { writeTexts } from './published-texts.mjs'

/** What is loaded beside the command itself, by the loader of an app. */
const loaded = ['check/register.ts', 'render/draw.tsx']

/** Builds the command line into `dist/vitrine`: a module for each source file. */
export async function buildCommand() {
  const folder = builtFolder(commandName)
  rmSync(folder, { recursive: true, force: true })
  const entry = ['bin.ts', ...loaded].map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`])
  const { dependencies, peerDependencies } = readManifest(commandName)
  await build({
    config: false,
    cwd: join(root, commandName),
    entry: Object.fromEntries(entry),
    outDir: folder,
    tsconfig: 'tsconfig.json',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    unbundle: true,
    sourcemap: true,
    dts: false,
    fixedExtension: false,
    deps: {
      neverBundle: Object.keys({ ...dependencies, ...peerDependencies }).map((name) => new RegExp(`^${name}(/|$)`)),
    },
    logLevel: 'warn',
    inputOptions: { checks: { pluginTimings: false } },
  })
  // What a config and plugins import: a module with its types.
  await build({
    config: false,
    cwd: join(root, commandName),
    entry: { index: 'src/index.ts' },
    outDir: folder,
    clean: false,
    tsconfig: 'tsconfig.json',
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    sourcemap: true,
    dts: true,
    fixedExtension: false,
    deps: { neverBundle: [/^@vitrine\//] },
    logLevel: 'warn',
    inputOptions: { checks: { pluginTimings: false } },
  })
  writeTexts(commandName)
  chmodSync(join(folder, 'bin.js'), 0o755)
  const { exports: _none, sideEffects: _any, ...manifest } = publishedManifest(commandName, undefined)
  const exports = { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' }
  const published = { ...manifest, name: commandName, bin: './bin.js', exports }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}
