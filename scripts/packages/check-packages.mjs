import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { builtFolder, commandName, hostName, packageNames, publishedNames, root } from './packages.mjs'

/** What is no fault of a package that is ESM alone and lists its entry points: old programs do not find them. */
const ofOldPrograms = new Set(['node10', 'node16-cjs'])

/**
 * What is meant to be so: the sources of the host are packages where a site lays them out, and templates bring the tests that an
 * app begins with.
 */
const isMeant = (name, line) =>
  (name === hostName && line.startsWith('./sources/')) ||
  (name === 'create-vitrine' && /internal tests or config files \(\/templates\//.test(line))

/** Packs what was built, as it is published; answers the archives by package. */
function pack(folder) {
  return new Map(
    publishedNames.map((name) => {
      const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
        cwd: builtFolder(name),
        encoding: 'utf8',
      })
      return [name, join(folder, JSON.parse(said)[0].filename)]
    }),
  )
}

/** The name that a package is installed by. */
const installedName = (name) => JSON.parse(readFileSync(join(builtFolder(name), 'package.json'), 'utf8')).name

/** What whoever finds a package in a registry misses. */
function missingIn(name, { description, keywords = [] }) {
  const files = ['README.md', 'CHANGELOG.md', 'LICENSE'].filter((file) => !existsSync(join(builtFolder(name), file)))
  return [
    ...files.map((file) => `It has no ${file}.`),
    ...(description ? [] : ['It has no description.']),
    ...(keywords.length > 1 ? [] : ['It has no keywords.']),
  ]
}

/** What publint and are-the-types-wrong find, a line each. */
async function faultsOf(name, archive) {
  const bytes = readFileSync(archive)
  const { messages, pkg } = await publint({ pkgDir: builtFolder(name), pack: false })
  const found = messages
    .map((message) => formatMessage(message, pkg, { color: false }))
    .filter((line) => !isMeant(name, line))
  // Commands and the sources of the host have no types to look at.
  const hasEntries = pkg.exports !== undefined
  const { problems = [] } = !hasEntries ? {} : await checkPackage(createPackageFromTarballData(bytes))
  const wrong = problems
    .filter(
      ({ resolutionKind, resolutionOption, kind }) =>
        !ofOldPrograms.has(resolutionKind ?? resolutionOption) && kind !== 'CJSResolvesToESM',
    )
    .map((problem) => JSON.stringify(problem))
  return [...found, ...wrong, ...missingIn(name, pkg)].map((line) => `${installedName(name)}: ${line}`)
}

/**
 * Installs the archives in an empty folder, as somebody else would: every entry point is checked with strict TypeScript, types
 * of libraries too, what has no browser is loaded by plain Node, and a page is drawn.
 */
function tryOut(folder, archives) {
  const site = join(folder, 'site')
  mkdirSync(site)
  const write = (file, text) => writeFileSync(join(site, file), text)
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = (dependency) => own.devDependencies[dependency] ?? own.dependencies?.[dependency]
  const files = Object.fromEntries([...archives].map(([name, archive]) => [installedName(name), `file:${archive}`]))
  const react = JSON.parse(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8')).version
  write(
    'package.json',
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...files, react, 'react-dom': react },
      devDependencies: {
        '@types/react': version('@types/react'),
        '@types/react-dom': version('@types/react-dom'),
        typescript: version('typescript'),
      },
      overrides: files,
    }),
  )
  const entryPoints = packageNames.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(builtFolder(name), 'package.json'), 'utf8'))
    return Object.entries(exports)
      .filter(([, target]) => typeof target === 'object')
      .flatMap(([path, target]) =>
        path.endsWith('*') ? ['en', 'ar'].map((language) => [path.replace('*', language), target]) : [[path, target]],
      )
      .map(([path, target]) => ({ id: `@vitrine/${name}${path.slice(1)}`, file: target.default }))
  })
  write('types.ts', `${entryPoints.map(({ id }, at) => `export * as entry${at} from '${id}'`).join('\n')}\n`)
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        ...{ target: 'es2024', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: false, jsx: 'react-jsx' },
        ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, types: [] },
        lib: ['es2024', 'dom', 'dom.iterable'],
      },
      files: ['types.ts'],
    }),
  )
  const run = (command, ...args) => execFileSync(command, args, { cwd: site, stdio: 'inherit' })
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
  run('npx', 'tsc', '-p', '.')
  const modules = entryPoints.filter(({ file }) => file.endsWith('.js'))
  write('load.mjs', modules.map(({ id }) => `await import('${id}')`).join('\n'))
  run('node', 'load.mjs')
  copyFileSync(join(root, 'scripts/packages/ask-a-call.mjs'), join(site, 'ask.mjs'))
  run('node', '--disallow-code-generation-from-strings', 'ask.mjs')
  copyFileSync(join(root, 'scripts/packages/draw-a-page.mjs'), join(site, 'page.mjs'))
  run('node', 'page.mjs')
  // As on the edge: no code is made while it runs.
  run('node', '--disallow-code-generation-from-strings', 'page.mjs')
  tryCommand(site, run)
  tryAssistant(site)
}

/** Calls the command line as it is installed: sections are checked, a site is drawn, a section is made. */
function tryCommand(site, run) {
  for (const part of ['start', 'jsx']) cpSync(join(root, 'create-vitrine/templates', part), site, { recursive: true })
  run('npx', 'vitrine', 'check', '--site', 'src/site.ts')
  run('npx', 'vitrine', 'check', '--frozen')
  run('npx', 'vitrine', 'impact', '--site', 'src/site.ts')
  run('npx', 'vitrine', 'render', 'src/site.ts', '--out', 'drawn')
  const arabic = readFileSync(join(site, 'drawn/ar/index.html'), 'utf8')
  const [, stylesheet] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(arabic) ?? []
  if (!arabic.includes('براغٍ تثبت') || !arabic.includes('data-section="my-quote"'))
    throw new Error('vitrine render draws no page.')
  const css = readFileSync(join(site, 'drawn', stylesheet), 'utf8')
  const [, banner = 'no banner'] = /data-section="banner"[^>]*class="([^" ]+)/.exec(arabic) ?? []
  for (const rule of ['[data-vitrine]', `.${banner}`, '@font-face'])
    if (!css.includes(rule)) throw new Error(`${stylesheet} has no ${rule}.`)
  run('npx', 'vitrine', 'new-section', 'price-table', '--no-test')
  run('npx', 'vitrine', 'check')
}

/** Greets the MCP server as it is installed. */
function tryAssistant(site) {
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'check', version: '1' } }
  const said = execFileSync('npx', ['vitrine-mcp'], {
    cwd: site,
    input: `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello })}\n`,
    env: { ...process.env, VITRINE_URL: 'http://localhost:3000', VITRINE_KEY: 'vitrine_check' },
    encoding: 'utf8',
  })
  if (JSON.parse(said).result?.serverInfo.name !== 'vitrine') throw new Error(`vitrine-mcp does not answer: ${said}`)
}

/** @throws Error with all that was found. */
export async function checkPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-packages-'))
  try {
    const archives = pack(folder)
    const faults = []
    for (const [name, archive] of archives) faults.push(...(await faultsOf(name, archive)))
    if (faults.length > 0) throw new Error(faults.join('\n'))
    // The service is tried as a site, and `create-vitrine` by the apps that it makes.
    tryOut(folder, new Map([...archives].filter(([name]) => packageNames.includes(name) || name === commandName)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
