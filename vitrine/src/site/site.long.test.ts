import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageCodes } from '@vitrine/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineTheme } from '../config/theme.ts'
import { makeApp } from '../testing/app.ts'

// A site of one's own, as create-vitrine makes it, with the packages of this repository: built, started, visited. What is
// packed and installed is tried by scripts/packages/check-recipes.mjs.

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const bin = at('vitrine/src/bin.ts')
const { version } = JSON.parse(readFileSync(at('vitrine/package.json'), 'utf8')) as { readonly version: string }

const app = makeApp()
let server: ChildProcess | undefined
let origin = ''

/** Sections that ask for what they must not get, and show all that they got. */
const spies = `import { defineSection, request } from '@vitrine/renderer'
import { listDrafts, productList, siteInfoByClient } from '@vitrine/schemas'

const spy = (type, load) =>
  defineSection({
    type,
    props: {},
    load,
    view: ({ root, data }) => <pre {...root}>{type + ' got ' + JSON.stringify(Object.keys(data).map((name) => data[name]))}</pre>,
  })

export const spiesOnDraft = spy('my-draft-spy', () => ({ seen: request(productList, { draftsId: '1' }) }))
export const spiesOnMembers = spy('my-member-spy', () => ({
  seen: request(listDrafts, {}),
  forged: { call: { ...listDrafts, access: 'visitor' }, question: {} },
}))
export const spiesOnSite = spy('my-site-spy', () => ({
  seen: { call: productList, question: { clientId: 'acme', tenantId: '2' } },
}))
export const spiesOnInfo = spy('my-info-spy', () => ({ seen: { call: siteInfoByClient, question: { clientId: 'acme' } } }))
export const readsProducts = spy('my-reader', () => ({ seen: request(productList, { pageSize: 5 }) }))
`
/** A section with an island. */
const counter = `import { defineSection, Island } from '@vitrine/renderer'
import counterIsland from './counter.island.tsx'

export const counter = defineSection({
  type: 'my-counter',
  props: {},
  view: ({ root }) => (
    <div {...root}>
      <Island of={counterIsland} props={{ start: 4 }} />
    </div>
  ),
})
`
const counterIsland = `import { island } from '@vitrine/renderer'
import { useState } from 'react'

function Counter({ start }) {
  const [count, setCount] = useState(start)
  return <button type="button" onClick={() => setCount(count + 1)}>Counted to {count}</button>
}

export default island('counter/counter', Counter)
`
/** A kind of page of the plugin, and a page of it. */
const recipePageType = `import { definePageType } from 'vitrine'

export const recipe = definePageType({
  key: 'my-recipe',
  names: { en: 'Recipe', de: 'Rezept' },
  basePath: '/recipes',
  sections: ['my-quote'],
  startsWith: [{ type: 'my-quote' }],
})
`
/** A sender of mails and a store of files, as somebody writes them for services of their own. */
const services = `import { appendFile, copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileBucket, MailSender } from 'vitrine'

const root = join(import.meta.dirname, 'bucket')
const at = (key: string) => join(root, key)

export const mail: MailSender = {
  from: 'shop@my-site.example',
  send: ({ id, to, from, subject }) =>
    appendFile(join(import.meta.dirname, 'mails.jsonl'), JSON.stringify({ id, to, from, subject }) + '\\n'),
}

export const files: FileBucket = {
  async put(key, { path }) {
    await mkdir(dirname(at(key)), { recursive: true })
    await copyFile(path, at(key))
  },
  async stat(key) {
    const found = await stat(at(key)).catch(() => undefined)
    return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : undefined
  },
  async read(key, range) {
    const file = await open(at(key)).catch(() => undefined)
    if (!file) return undefined
    const { size } = await file.stat()
    return { body: file.createReadStream(range ?? {}), bytes: size }
  },
  remove: (keys) => Promise.all(keys.map((key) => rm(at(key), { force: true }))),
  async *list(prefix) {
    const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const one of found) {
      const path = join(one.parentPath, one.name)
      const key = path.slice(root.length + 1)
      if (!one.isFile() || !key.startsWith(prefix)) continue
      const { size, mtime } = await stat(path)
      yield { key, bytes: size, modifiedAt: mtime }
    }
  },
}
`
const types = ['my-draft-spy', 'my-member-spy', 'my-site-spy', 'my-info-spy', 'my-reader']

const edit = (file: string, from: string, to: string) => {
  const text = app.read(file)
  expect(text).toContain(from)
  app.write(file, text.replace(from, to))
}

/** The template, as create-vitrine copies it. */
function makeSite(): void {
  cpSync(at('create-vitrine/templates/site'), app.folder, { recursive: true })
  for (const name of ['_gitignore', '_env.example', '_dockerignore'])
    renameSync(join(app.folder, name), join(app.folder, name.replace('_', '.')))
  renameSync(join(app.folder, '_package.json'), join(app.folder, 'package.json'))
  for (const file of globSync('{package.json,plugin/plugin.ts}', { cwd: app.folder })) {
    const path = join(app.folder, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll('{{version}}', `^${version}`).replaceAll('{{name}}', 'my-site'),
    )
  }
  // Another site in the same database, whose products are nobody else's.
  cpSync(at('sites/acme'), join(app.folder, 'content/acme'), { recursive: true })
  app.write('plugin/sections/spies.tsx', spies)
  app.write('plugin/sections/counter/counter.tsx', counter)
  app.write('plugin/sections/counter/counter.island.tsx', counterIsland)
  app.write(
    'plugin/sections/index.ts',
    `import { quote } from './quote/quote.tsx'\nimport { counter } from './counter/counter.tsx'\nimport * as spies from './spies.tsx'\n\nexport const sections = [quote, counter, ...Object.values(spies)]\n`,
  )
  const spied = {
    page: { id: 'spied', pageType: 'pages', slug: 'spied', order: 1, settings: { props: { name: 'Spied' } } },
    pageSchema: {
      version: 1,
      root: types.map((_, number) => `spying0${number}`),
      components: Object.fromEntries(types.map((type, number) => [`spying0${number}`, { type, version: 1 }])),
    },
    componentsSettingValues: Object.fromEntries(types.map((_, number) => [`spying0${number}`, { props: {} }])),
  }
  const counting = {
    page: { id: 'counting', pageType: 'pages', slug: 'counting', order: 2, settings: { props: { name: 'Counting' } } },
    pageSchema: { version: 1, root: ['counter1'], components: { counter1: { type: 'my-counter', version: 1 } } },
    componentsSettingValues: { counter1: { props: {} } },
  }
  const pie = {
    page: {
      id: 'pie',
      pageType: 'my-recipe',
      slug: 'recipes/apple-pie',
      order: 3,
      settings: { props: { name: 'Pie' } },
    },
    pageSchema: { version: 1, root: ['pieQuote'], components: { pieQuote: { type: 'my-quote', version: 1 } } },
    componentsSettingValues: { pieQuote: { props: { text: 'Take six apples.' } } },
  }
  const hours = {
    page: { id: 'hours', pageType: 'own-hours', slug: 'hours', order: 4, settings: { props: { name: 'Hours' } } },
    pageSchema: { version: 1, root: ['hoursQte'], components: { hoursQte: { type: 'my-quote', version: 1 } } },
    componentsSettingValues: { hoursQte: { props: { text: 'From eight to six.' } } },
  }
  app.write('content/demo/pages/pie.json', pie)
  app.write('content/demo/pages/hours.json', hours)
  app.write('plugin/recipe.ts', recipePageType)
  edit('plugin/plugin.ts', '  sections,', '  sections,\n  pageTypes: [recipe],')
  edit('plugin/plugin.ts', 'import { sections }', "import { recipe } from './recipe.ts'\nimport { sections }")
  edit(
    'vitrine.config.ts',
    "content: './content',",
    "content: './content',\n  pageTypes: [definePageType({ key: 'own-hours', names: { en: 'Hours' }, basePath: '/hours', single: true })],\n  siteTemplates: ['./templates'],",
  )
  edit(
    'vitrine.config.ts',
    "import { defineConfig, defineTheme } from 'vitrine'",
    "import { defineConfig, definePageType, definePermissionSet, defineTheme } from 'vitrine'\nimport { files, mail } from './services.ts'",
  )
  edit(
    'vitrine.config.ts',
    "siteTemplates: ['./templates'],",
    "siteTemplates: ['./templates'],\n  permissionSets: [definePermissionSet({ key: 'own-sales', names: { en: 'Sales' }, actions: ['inbox.read'] })],\n  files,\n  mail,",
  )
  app.write('services.ts', services)
  cpSync(at('create-vitrine/templates/site/content/demo'), join(app.folder, 'templates/recipe-shop'), {
    recursive: true,
  })
  app.write('templates/recipe-shop/pages/pie.json', pie)
  app.write('templates/recipe-shop/template.json', {
    name: 'recipe-shop',
    cover: 'home',
    languages: ['en', 'de'],
    ...{ placeholders: {}, missing: {}, colours: [], logo: [], samples: {} },
    texts: Object.fromEntries(
      languageCodes.map((code) => [code, { title: `Recipes ${code}`, description: 'For those who cook.' }]),
    ),
  })
  app.write('content/demo/pages/counting.json', counting)
  app.write('content/demo/pages/spied.json', spied)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const listening = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listening.address() as { readonly port: number }
      listening.close(() => resolve(port))
    })
  })

async function start(): Promise<void> {
  const port = await freePort()
  let said = ''
  server = spawn(process.execPath, [bin, 'start'], {
    cwd: app.folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      VITEST: '',
      PORT: String(port),
      DATA_DIR: join(app.folder, 'data'),
      OWNER_PASSWORD: 'correct horse',
    },
  })
  origin = `http://localhost:${port}`
  server.stdout?.on('data', (part) => {
    said += part
  })
  server.stderr?.on('data', (part) => {
    said += part
  })
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Vitrine is ready')
}

/** A command beside the server, on the same storage. */
async function withData(...args: readonly string[]) {
  app.write('.env', `DATA_DIR=${join(app.folder, 'data')}\n`)
  return app.process(...args)
}

let cookie = ''

/** Asks the service as whoever signed in last. */
async function ask(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${origin}/api/site/${path}`, {
    method,
    headers: { ...headers, origin, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  if (cookies.length > 0) cookie = cookies.join('; ')
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the answer
  const { data, error } = (await answer.json()) as { readonly data: any; readonly error?: object }
  return { status: answer.status, data, error }
}

/** Waits for a job of the demo site. */
async function jobDone(id: string): Promise<void> {
  const state = async () => (await ask('GET', `v1/jobs/${id}`, undefined, { 'client-id': 'demo' })).data.state
  await expect.poll(state, { timeout: 30_000 }).toBe('done')
}

async function signIn(): Promise<void> {
  const { status } = await ask('POST', 'v1/account/sign-in', { email: 'owner@example.com', password: 'correct horse' })
  expect(status).toBe(200)
}

const page = async (path: string) => (await fetch(`${origin}${path}`)).text()

beforeAll(makeSite)
afterAll(() => {
  server?.kill()
  app.remove()
})

describe('a site of one’s own', () => {
  test('is refused with every reason, before anything is built', { timeout: 120_000 }, async () => {
    edit('vitrine.config.ts', 'plugins:', 'plugin:')
    expect(await app.process('build')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('There is no key “plugin”. Did you mean “plugins”?'),
    })
    edit('vitrine.config.ts', 'plugin:', 'plugins:')
    edit('vitrine.config.ts', "['./plugin']", "['./plugins', 'acme-sections']")
    expect(await app.process('build')).toMatchObject({
      code: 3,
      stderr: './plugins: there is no such folder.\nacme-sections is not installed: npm install acme-sections\n',
    })
    edit('vitrine.config.ts', "['./plugins', 'acme-sections']", "['./plugin']")
    expect(await app.process('start')).toMatchObject({
      code: 3,
      stderr: 'Nothing is built yet. Run vitrine build first.\n',
    })

    edit('plugin/plugin.ts', `requires: '^${version}'`, "requires: '^9.0.0'")
    edit('plugin/plugin.ts', "prefix: 'my'", "prefix: 'own'")
    edit('plugin/sections/quote/quote.tsx', "default: 'normal'", "default: 'huge'")
    const { code, stderr } = await app.process('build')
    expect(code).toBe(3)
    for (const reason of [
      `own-sections: requires Vitrine ^9.0.0, and this is ${version}.`,
      'own-sections: its section “my-quote” must begin with its prefix: own-my-quote.',
      'own-sections: its labels in de have “my-quote.text”, which must begin with own.',
      "my-quote: the default of 'size' does not fit",
    ])
      expect(stderr).toContain(reason)
    edit('plugin/sections/quote/quote.tsx', "default: 'huge'", "default: 'normal'")
    edit('plugin/plugin.ts', "prefix: 'own'", "prefix: 'my'")
    edit('plugin/plugin.ts', "requires: '^9.0.0'", `requires: '^${version}'`)
  })

  test('is built and started, and shows its own section in two languages', { timeout: 180_000 }, async () => {
    const built = await app.process('build')
    expect(built).toMatchObject({ code: 0, stderr: '' })
    expect(existsSync(join(app.folder, '.vitrine/dist/server/main.js'))).toBe(true)
    await start()
    for (const [language, text, said] of [
      ['en', 'Every box was complete.', 'Said by'],
      ['de', 'Jede Kiste war vollständig.', 'Gesagt von'],
    ] as const) {
      const html = await page(`/demo?language=${language}`)
      expect(html).toMatch(/<figure data-section="my-quote"[^>]* class="my-quote-quote"/)
      expect(html).toContain(text)
      expect(html).toContain(said)
    }
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+my-quote[^"]+)"/.exec(await page('/demo')) ?? []
    expect(await page(sheet)).toContain('.my-quote-quote[data-size=large] .my-quote-text')
  })

  test('whose island comes to life by a file of the build', async () => {
    const html = await page('/demo/pages/counting')
    expect(html).toContain('Counted to <!-- -->4')
    const [, src = ''] = /data-island="([^"]+)"/.exec(html) ?? []
    expect(src).toMatch(/^\/builds\/assets\/island-counter-counter-/)
    expect(await page(src)).toContain('Counted to ')
  })

  test('whose plugin asks for a draft, or for another site, gets nothing', async () => {
    const html = await page('/demo/pages/spied')
    const got = Object.fromEntries(
      [...html.matchAll(/<pre data-section="([^"]+)"[^>]*>\S+ got (.*?)<\/pre>/g)].map(([, type = '', data]) => [
        type,
        data,
      ]),
    )
    expect(Object.keys(got)).toEqual(types)
    // The catalogue of this site is empty, and that is what it may know.
    expect(got['my-reader']).toContain('&quot;items&quot;:[]')
    for (const type of ['my-draft-spy', 'my-member-spy', 'my-info-spy']) expect(got[type]).toBe('[]')
    expect(got['my-site-spy']).toBe('[null]')
    // The same question on the other site answers its products: there is something to be seen.
    expect(await page('/acme/products')).toContain('Lyon')
    expect(html).not.toMatch(/Acme|Luminaires/)
  })

  test('has page types of its plugin and of its config, drawn where they stand', async () => {
    expect(await page('/demo/recipes/apple-pie')).toContain('Take six apples.')
    expect(await page('/demo/hours')).toContain('From eight to six.')
    for (const path of ['/demo/recipes', '/demo/recipes/stew', '/demo/pages/apple-pie', '/demo/opening'])
      expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 404])
    const named = async (lang: string) =>
      (await ask('GET', 'v1/page/page-types', undefined, { lang })).data
        .filter(({ key }: { key: string }) => /^(?:my|own)-/.test(key))
        .map(({ name }: { name: string }) => name)
    expect(await named('de')).toEqual(['Rezept', 'Hours'])
    const scripts = globSync('.vitrine/dist/client/builds/assets/*.js', { cwd: app.folder })
    const inBrowsers = scripts.map((file) => readFileSync(join(app.folder, file), 'utf8')).join('')
    for (const offered of ['own-sales', 'own-clay']) expect(inBrowsers).toContain(offered)
    expect(inBrowsers).toContain('/recipes')
    // What the config keeps for itself never gets there.
    expect(inBrowsers).not.toContain('shop@my-site.example')
  })

  test('lets owners begin with its theme and its site template', { timeout: 60_000 }, async () => {
    await signIn()
    const [draft] = (await ask('GET', 'v1/page/drafts', undefined, { 'client-id': 'demo' })).data
    const read = async () =>
      (await ask('GET', `v1/page/website-draft/${draft.id}`, undefined, { 'client-id': 'demo' })).data
    const { revision } = await read()
    const theme = defineTheme({ id: 'own-clay', colors: { primary: '#8a3b12' }, radius: 2 })
    const operations = [
      { id: 'addtheme', type: 'add-theme', theme, after: null },
      { id: 'openthem', type: 'open-theme', theme: 'own-clay' },
    ]
    const saved = await ask(
      'POST',
      'v1/page/component/save-draft',
      { draftsId: draft.id, baseRevision: revision, operations },
      { 'client-id': 'demo' },
    )
    expect(saved).toMatchObject({ status: 200 })
    const publishing = { draftsId: draft.id, acceptWarnings: true, wait: true }
    expect(await ask('POST', 'v1/site/publish', publishing, { 'client-id': 'demo' })).toMatchObject({ status: 200 })
    expect(await page('/demo')).toContain('#8a3b12')

    const templates = (await ask('GET', 'v1/site-templates')).data
    expect(templates.map(({ name }: { name: string }) => name)).toContain('recipe-shop')
    const made = await ask('POST', 'v1/sites', {
      template: 'recipe-shop',
      clientId: 'cooks',
      name: 'Cooks',
      languages: ['de', 'en'],
    })
    expect(made).toMatchObject({ status: 201 })
    const [cooks] = (await ask('GET', 'v1/page/drafts', undefined, { 'client-id': 'cooks' })).data
    const { pagesList } = (await ask('GET', `v1/page/website-draft/${cooks.id}`, undefined, { 'client-id': 'cooks' }))
      .data
    expect(pagesList.find(({ pageType }: { pageType: string }) => pageType === 'my-recipe')).toMatchObject({
      slug: 'recipes/apple-pie',
    })
  })

  test('hands its mails to its own sender, which none of its threads needs', async () => {
    const invited = await ask(
      'POST',
      'v1/site/invitations',
      { email: 'buyer@example.com', role: 'viewer', permissionSets: ['own-sales'] },
      { 'client-id': 'demo' },
    )
    expect([invited.status, invited.data.permissionSets]).toEqual([
      201,
      [{ key: 'own-sales', actions: ['inbox.read'] }],
    ])
    const mails = () => (existsSync(join(app.folder, 'mails.jsonl')) ? app.read('mails.jsonl') : '')
    await expect.poll(mails, { timeout: 10_000 }).toContain('buyer@example.com')
    expect(JSON.parse(mails().split('\n')[0] ?? '')).toMatchObject({
      from: { address: 'shop@my-site.example' },
      to: { address: 'buyer@example.com' },
    })
  })

  test('keeps its files in its own store, which its threads open too', { timeout: 60_000 }, async () => {
    const started = await ask('POST', 'v1/site/exports', {}, { 'client-id': 'demo' })
    expect(started.status).toBe(202)
    await jobDone(started.data.job)
    // The thread of jobs wrote it there, and the server reads it from there, in parts too.
    const file = `bucket/exports/${started.data.job}.zip`
    const zip = readFileSync(join(app.folder, file))
    const address = `${origin}/api/site/v1/site/exports/${started.data.job}`
    const headers = { cookie, 'client-id': 'demo' }
    expect(Buffer.from(await (await fetch(address, { headers })).arrayBuffer()).equals(zip)).toBe(true)
    const part = await fetch(address, { headers: { ...headers, range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${zip.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(zip.subarray(10, 20))).toBe(true)
    expect(existsSync(join(app.folder, 'data/.export-zips'))).toBe(false)
  })

  test('whose owner is locked out gets a new password', async () => {
    const { code, stdout } = await withData('owner', 'reset-password', 'owner@example.com')
    expect([code, stdout]).toEqual([0, expect.stringContaining('The new password of owner@example.com is')])
    expect(await withData('owner', 'reset-password', 'nobody@example.com')).toMatchObject({
      code: 3,
      stderr: 'There is no account with the address nobody@example.com.\n',
    })
    expect((await withData('owner', 'help')).stderr).toContain('npx vitrine owner reset-password <email>')
  })

  test('whose config changed is built anew before it is started', async () => {
    edit('vitrine.config.ts', "['./plugin']", '[]')
    expect(await app.process('start')).toMatchObject({
      code: 3,
      stderr: 'The config names other plugins or themes than were built. Run vitrine build again.\n',
    })
    edit('vitrine.config.ts', 'plugins: []', "plugins: ['./plugin']")
  })
})
