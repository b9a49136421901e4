// Does what docs/how-to/add-a-section.md says, in a clean copy: writes its files, runs its commands,
// places its component on a demo page, and reads that page as a visitor.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addToList } from '../vitrine/src/new-section/add-to-list.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-how-to-')))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
)
for (const file of files.filter(Boolean)) cpSync(join(root, file), join(copy, file), { force: true })

// The same packages, but our own ones are those of the copy: npm links them relative to the folder.
const modules = join(copy, 'node_modules')
mkdirSync(modules)
for (const name of readdirSync(join(root, 'node_modules')).filter((known) => known !== '.cache')) {
  const [from, to] = [join(root, 'node_modules', name), join(modules, name)]
  // Hard links where the file system has them: the packages are large.
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status !== 0) spawnSync('cp', ['-a', from, `${modules}/`])
}

const guide = readFileSync(join(copy, 'docs/how-to/add-a-section.md'), 'utf8')
const blocks = [...guide.matchAll(/^```(\S+)(?: ([^\n]+))?\n([\s\S]*?)^```$/gm)].map(([, kind, info = '', text]) => ({
  kind,
  info,
  text,
}))

/** One import after the last one, one entry at the end of the list. */
function addTo(file, text) {
  const path = join(copy, file)
  const [line, entry] = text.trim().split('\n')
  writeFileSync(path, addToList(readFileSync(path, 'utf8'), line, entry.trim().replace(/,$/, '')))
}

let page
const commands = []
for (const { kind, info, text } of blocks) {
  if (info.startsWith('file=')) {
    const path = join(copy, info.slice('file='.length))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } else if (info.startsWith('add-to=')) addTo(info.slice('add-to='.length), text)
  else if (info === 'page') page = JSON.parse(text)
  else if (kind === 'sh') commands.push(...text.trim().split('\n'))
}
if (!page || commands.length === 0) throw new Error('The how-to has lost its commands or its page.')

execFileSync('npx', ['biome', 'check', '--write', 'sections/src/specs.ts'], {
  cwd: copy,
  stdio: 'ignore',
})
for (const command of commands) {
  console.log(`\n> ${command}`)
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  })
  if (status !== 0) throw new Error(`'${command}' of the how-to failed.`)
}

const aboutFile = join(copy, 'sites/demo/pages/about.json')
const about = JSON.parse(readFileSync(aboutFile, 'utf8'))
about.pageSchema.root.push('howToAA1')
about.pageSchema.components.howToAA1 = page.component
about.componentsSettingValues.howToAA1 = page.settings
writeFileSync(aboutFile, JSON.stringify(about))

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address()
    probe.close(() => resolve(free))
  })
})
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: copy,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(copy, 'data'),
    DEMO: '1',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Vitrine is ready') && resolve())
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  for (const [language, text] of [
    ['en', page.settings.props.text],
    ['de', page.settings.editPropsByLangEnvMap.de.text],
  ]) {
    const address = `http://127.0.0.1:${port}/demo/pages/about${language === 'en' ? '' : `?language=${language}`}`
    const html = await (await fetch(address)).text()
    const [opening] = html.match(new RegExp(`<[^>]*data-section="${page.component.type}"[^>]*>`)) ?? []
    if (!opening || !html.includes(text)) throw new Error(`${address} does not show '${text}' in its section.`)
    const [, name] = opening.match(/class="([^" ]+)/) ?? []
    const [, stylesheet] = html.match(/<link rel="stylesheet" href="([^"]+)"/) ?? []
    const css = await (await fetch(new URL(stylesheet, address))).text()
    if (!css.includes(`.${name}{`)) throw new Error(`${stylesheet} has no rule for '.${name}'.`)
  }
  console.log('\nThe how-to works: its section passes, its stories show, a page draws it.')
} finally {
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
}
