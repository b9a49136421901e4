// Starts what was built, as `npm start` does, with a data folder of its own that is gone afterwards,
// unless a second argument names one that somebody else takes care of.
// Acme speaks every language here, most of them untranslated: for the filter of the language switch, for texts in
// another language than their page, and for what the system itself says in each. It has a newsletter, and a product of
// which hardly anything is known.
// On the next two ports stand other applications that hold the designer in a frame: one that may, one that may not;
// on the third what stands in people's mailboxes.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createParent } from '../../scripts/parent.mjs'
import { startMailbox } from './mailbox.mjs'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

cpSync(at('sites'), join(folder, 'sites'), { recursive: true })
/** Changes a document of acme before it is read. */
const change = (name, how) => {
  const file = join(folder, 'sites/acme', name)
  writeFileSync(file, JSON.stringify(how(JSON.parse(readFileSync(file, 'utf8')))))
}
const languages = readdirSync(at('host/texts')).map((file) => ({ code: file.replace('.json', ''), enabled: true }))
change('configuration.json', (configuration) => ({ ...configuration, languages }))
change('pages/contact.json', ({ pageSchema: { root, components, ...schema }, ...page }) => ({
  ...page,
  pageSchema: {
    ...schema,
    root: [...root, 'newsLttr'],
    components: { ...components, newsLttr: { type: 'newsletter', version: 1 } },
  },
}))
change('pages/product.json', (page) => {
  const detail = Object.keys(page.pageSchema.components).find(
    (id) => page.pageSchema.components[id].type === 'product-detail',
  )
  page.componentsSettingValues[detail].props.showEmpty = true
  return page
})
// A product without data, in both languages of the site.
change('content/product/bulkhead-bh-20.json', ({ settings, ...product }) => {
  const kept = ['name', 'model', 'summary', 'images', 'seo']
  const of = (values) =>
    Object.fromEntries(Object.entries(values).filter(([path]) => kept.includes(path.split(/[.[]/)[0])))
  const maps = Object.entries(settings.editPropsByLangEnvMap ?? {}).map(([language, texts]) => [language, of(texts)])
  return { ...product, settings: { props: of(settings.props), editPropsByLangEnvMap: Object.fromEntries(maps) } }
})

const port = Number(process.argv[2])
const password = 'correct horse'
Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: process.argv[3] ?? join(folder, 'data'),
  DEMO: '1',
  OWNER_PASSWORD: password,
  SMTP_URL: await startMailbox(port + 3),
  PARENT_ORIGINS: `http://localhost:${port + 1}`,
  // All tests come from one address.
  RATE_LIMIT: 'off',
  // Receivers of webhooks are on this machine.
  WEBHOOK_PRIVATE_HOSTS: '1',
  LOG_LEVEL: 'warn',
})
const { main } = await import('../../host/dist/server/main.js')
/** A translation engine that is always there: it puts the language before each text. */
const loud = {
  id: 'loud',
  name: 'Loud',
  languages: async () => [],
  translate: async ({ to, texts }) => texts.map(({ text }) => ({ text: `${to}: ${text}` })),
}
await main(at('host'), join(folder, 'sites'), { translationEngines: [loud] })

const designer = `http://localhost:${port}`
for (const parentPort of [port + 1, port + 2])
  createParent({ designer, clientId: 'demo', draftsId: '1', email: 'owner@example.com', password })
    .listen(parentPort, '127.0.0.1')
    .unref()
