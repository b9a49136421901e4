import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { writeExports } from './exports.mjs'
import { builtModule, commandsOf, entriesOf, importsOf, publishedManifest } from './manifest.mjs'
import { builtFolder, clientPackages, root } from './packages.mjs'
import { writeTexts } from './published-texts.mjs'
import { stylesFromOthers } from './styles-from-others.mjs'

/**
 * Builds a package into `dist/{name}`: a module for each source file with its types and map, one stylesheet, the
 * words by language, README and LICENSE, and the package.json that is published.
 */
export async function buildPackage(name) {
  const folder = builtFolder(name)
  rmSync(folder, { recursive: true, force: true })
  // Names of classes are modules too, whether a module of this package takes them or another one.
  const commands = [...commandsOf(name).values()]
  const modules = [
    ...[...entriesOf(name).values(), ...commands].filter((file) => /\.(tsx?|module\.css)$/.test(file)),
    ...Object.values(importsOf(name)).flatMap((targets) =>
      Object.values(targets).map((file) => file.replace('./', '')),
    ),
  ]
  await build({
    config: false,
    cwd: join(root, name),
    entry: Object.fromEntries(modules.map((file) => [builtModule(file), file])),
    outDir: folder,
    tsconfig: 'tsconfig.json',
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    // A module for each source file: whoever bundles takes what is used, and an island comes by itself.
    unbundle: true,
    // Which module these names stand for is chosen where they are used (`imports` of the package.json).
    deps: { neverBundle: Object.keys(importsOf(name)) },
    sourcemap: true,
    dts: true,
    css: { splitting: false, fileName: 'style.css' },
    logLevel: 'warn',
    // `'use client'` stays at the head of its module, as each module is a file of its own.
    inputOptions: { checks: { pluginTimings: false, moduleLevelDirective: false } },
    plugins: [stylesFromOthers],
    ...(clientPackages.has(name) && { banner: { js: "'use client'" } }),
  })
  const exports = writeExports(name)
  for (const file of commands) chmodSync(join(folder, `${builtModule(file)}.js`), 0o755)
  writeTexts(name)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(name, exports), null, 2)}\n`)
}
