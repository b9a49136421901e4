import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
    page: { id: 'pie', pageType: 'my-recipe', slug: 'recipes/apple-pie', order: 3, settings: { props: { name: 'Pie' } } },
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
  edit('plugin/plugin.ts', "import { sections }", "import { recipe } from './recipe.ts'\nimport { sections }")
  edit(
    'vitrine.config.ts',
    "content: './content',",
    "content: './content',\n  pageTypes: [definePageType({ key: 'own-hours', names: { en: 'Hours' }, basePath: '/hours', single: true })],\n  siteTemplates: ['./templates'],",
  )
  edit('vitrine.config.ts', 'defineConfig, defineTheme', 'defineConfig, definePageType, defineTheme')
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
