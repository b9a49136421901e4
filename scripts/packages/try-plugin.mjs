import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addSection, inBrowser, openDesigner, publish, serveSite } from './walk-site.mjs'

const PAGES = 1000
const NAME = 'acme-sections'
const languages = ['en', 'de', 'ar']

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const replaceIn = (file, ...pairs) => {
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of pairs) {
    assert.ok(text.includes(from), `${file} has no ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(file, text)
}

/** Pages with a rating each, in three languages: what a site has stored before its pack has a new version. */
function writePages(site) {
  const demo = join(site, 'content/demo')
  const configuration = read(join(demo, 'configuration.json'))
  configuration.languages = languages.map((code) => ({ code, enabled: true }))
  writeFileSync(join(demo, 'configuration.json'), JSON.stringify(configuration))
  for (let at = 1; at <= PAGES; at += 1) {
    const id = `rate${String(at).padStart(4, '0')}`
    const settings = {
      props: {
        stars: 1 + (at % 5),
        text: `Words ${at}`,
        ...(at % 2 === 0 && { hint: `Hint ${at}` }),
        ...(at % 3 === 0 && { size: { pc: 'big', mobile: 'normal' } }),
      },
      editPropsByLangEnvMap: { de: { text: `Worte ${at}` }, ar: { text: `كلمات ${at}`, person: 'مدير' } },
    }
    const page = {
      page: {
        id: `page-${at}`,
        pageType: 'pages',
        slug: `page-${at}`,
        order: at,
        settings: { props: { name: `Page ${at}` } },
      },
      pageSchema: { version: 1, root: [id], components: { [id]: { type: 'acme-rating', version: 1 } } },
      componentsSettingValues: { [id]: settings },
    }
    writeFileSync(join(demo, `pages/page-${at}.json`), JSON.stringify(page))
  }
}

/** The next version of the pack: words have another name, a size too, a note is gone, and every rating has a label. */
function writeNextVersion(pack) {
  replaceIn(join(pack, 'package.json'), ['"version": "1.0.0"', '"version": "2.0.0"'])
  replaceIn(
    join(pack, 'src/rating/spec.ts'),
    ["required: ['stars', 'text']", "required: ['stars', 'words', 'label']"],
    ["    text: { type: 'string', maxLength: 300,", "    words: { type: 'string', maxLength: 300,"],
    [
      "    hint: { type: 'string', maxLength: 120 },\n",
      "    label: { type: 'string', maxLength: 40, default: 'Checked', translatable: true },\n",
    ],
    ["enum: ['normal', 'big']", "enum: ['normal', 'large']"],
    [
      '  version: 1,\n',
      `  version: 2,
  upgrades: {
    1: [
      { step: 'rename', from: 'text', to: 'words' },
      { step: 'change', path: 'size', change: (size) => (size === 'big' ? 'large' : size) },
      { step: 'remove', path: 'hint' },
      { step: 'add', path: 'label', value: 'Kept' },
    ],
  },
`,
    ],
  )
  replaceIn(join(pack, 'src/rating/rating.tsx'), [
    '<Text path="text" as="blockquote" className={styles.text} />',
    '<Text path="words" as="blockquote" className={styles.text} />\n      <Text path="label" as="p" />',
  ])
  replaceIn(join(pack, 'src/rating/rating.module.css'), ["[data-size='big']", "[data-size='large']"])
  for (const [language, label] of [
    ['en', 'Label'],
    ['de', 'Vermerk'],
  ]) {
    const file = join(pack, `labels/${language}.json`)
    replaceIn(
      file,
      ['"acme-rating.text"', '"acme-rating.words"'],
      ['"acme-rating.size.big"', '"acme-rating.size.large"'],
      ['"acme-rating.hint":', '"acme-rating.label":'],
    )
    const labels = read(file)
    writeFileSync(file, JSON.stringify({ ...labels, 'acme-rating.label': label }, null, 2))
  }
}

/** Every value of a component by where it is stored. */
function valuesOf({ props, editPropsByLangEnvMap = {} }) {
  const values = new Map()
  const walk = (at, value) => {
    if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) walk(`${at}.${name}`, inner)
    else values.set(at, value)
  }
  for (const [name, value] of Object.entries(props)) walk(`base ${name}`, value)
  for (const [language, map] of Object.entries(editPropsByLangEnvMap))
    for (const [path, value] of Object.entries(map)) walk(`${language} ${path}`, value)
  return values
}

/** The ratings of an exported site, by their ids. */
function ratingsIn(folder) {
  const ratings = new Map()
  for (const name of readdirSync(join(folder, 'pages'))) {
    const { pageSchema, componentsSettingValues } = read(join(folder, 'pages', name))
    for (const [id, { type, version }] of Object.entries(pageSchema.components))
      if (type === 'acme-rating') ratings.set(id, { version, values: valuesOf(componentsSettingValues[id]) })
  }
  return ratings
}

/** Whether what was said beforehand is what was done, value by value. */
function compare(changes, before, after) {
  const byComponent = Map.groupBy(changes, ({ component }) => component)
  assert.deepEqual([...after.keys()].sort(), [...before.keys()].sort())
  const kinds = {}
  for (const [id, { version, values }] of before) {
    assert.deepEqual([version, after.get(id).version], [1, 2])
    const expected = new Map(values)
    for (const change of byComponent.get(id) ?? []) {
      kinds[change.kind] = (kinds[change.kind] ?? 0) + 1
      const layer = change.layer === 'base' ? 'base' : change.language
      if (change.kind !== 'added') {
        assert.deepEqual(values.get(`${layer} ${change.path}`), change.before)
        expected.delete(`${layer} ${change.path}`)
      }
      if (change.kind !== 'removed') expected.set(`${layer} ${change.to ?? change.path}`, change.after)
    }
    assert.deepEqual(new Map([...after.get(id).values].toSorted()), new Map([...expected].toSorted()))
  }
  return kinds
}

/** The owner places both sections, edits one with the setter of the pack, takes its theme and publishes; visitors see it. */
async function walkPlugin({ origin }) {
  await inBrowser(async (tab) => {
    const { canvas, settings, press } = await openDesigner(tab, origin)
    await canvas
      .locator('main > [data-component-id]')
      .last()
      .click({ position: { x: 8, y: 8 } })
    await addSection(tab, 'Note')
    await canvas.getByRole('heading', { name: 'Good to know' }).waitFor()
    await addSection(tab, 'Rating')
    await canvas.getByRole('img', { name: '5 of 5 stars' }).waitFor()
    const slider = settings.getByRole('slider', { name: 'Stars' })
    await slider.focus()
    await slider.press('ArrowLeft')
    await canvas.getByRole('img', { name: '4 of 5 stars' }).waitFor()
    await tab.getByRole('tab', { name: 'Theme' }).click()
    await press('Add “Sand”')
    await tab.getByRole('radio', { name: 'Sand' }).waitFor()
    await tab.getByText('Saved', { exact: true }).first().waitFor()
    await publish(tab)
    await tab.goto(`${origin}/demo?language=de`)
    const stars = tab.getByRole('img', { name: '4 von 5 Sternen' })
    await stars.waitFor()
    assert.equal(await stars.evaluate((element) => getComputedStyle(element).color), 'rgb(122, 75, 0)')
    await tab.goto(`${origin}/demo/pages/page-7?language=ar`)
    await tab.getByText('كلمات 7').waitFor()
  })
}

/**
 * A section pack from the template is packed and installed in a site by one line of its config; then its next version is, and
 * what it does to 1,000 stored pages is told beforehand.
 *
 * @param parent the folder in which the pack is made
 * @param site the folder of a site that `--template site` made
 */
export async function tryPlugin({ parent, site, run, said, env }) {
  const pack = join(parent, NAME)
  await run(parent, 'npm', 'create', '--yes', 'vitrine@latest', NAME, '--', '--template', 'plugin')
  await run(pack, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
  await run(pack, 'npm', 'test')
  const install = async (version) => {
    // What is packed is checked and built first (`prepack`).
    await run(pack, 'npm', 'pack')
    const archive = join(pack, `${NAME}-${version}.tgz`)
    await run(site, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', archive)
    await run(site, 'npm', 'run', 'build')
  }
  replaceIn(join(site, 'vitrine.config.ts'), ["plugins: ['./plugin']", `plugins: ['./plugin', '${NAME}']`])
  await install('1.0.0')
  writePages(site)
  const stored = { ...env, DATA_DIR: join(parent, 'data-of-pack') }
  mkdirSync(stored.DATA_DIR)
  const first = await serveSite(site, 'start', stored)
  try {
    await walkPlugin(first)
  } finally {
    await first.stop()
  }

  writeNextVersion(pack)
  await run(pack, 'npm', 'run', 'check')
  await install('2.0.0')
  const vitrine = (...args) => said(site, stored, 'npx', 'vitrine', ...args)
  const impact = await vitrine('impact', '--database', '--json')
  assert.equal(impact.code, 2, impact.stderr)
  const [section, ...others] = JSON.parse(impact.stdout).sections
  assert.deepEqual([others, section.section, section.from, section.to], [[], 'acme-rating', 1, 2])
  const ofDraft = section.changes.filter(({ draft }) => draft !== undefined)
  await vitrine('export', 'demo', '--database', join(parent, 'before'))
  const migrated = await vitrine('migrate', '--database')
  assert.equal(migrated.code, 0, migrated.stderr)
  await vitrine('export', 'demo', '--database', join(parent, 'after'))
  const kinds = compare(ofDraft, ratingsIn(join(parent, 'before')), ratingsIn(join(parent, 'after')))
  // Words of each page in three languages, every second note, every third size on a desk, a label each; and the one of
  // the home page, of which the stars alone are stored.
  assert.deepEqual(kinds, {
    renamed: 3 * PAGES,
    removed: PAGES / 2,
    changed: Math.floor(PAGES / 3),
    added: PAGES + 1,
  })
  const again = JSON.parse((await vitrine('impact', '--database', '--json')).stdout)
  assert.deepEqual(
    again.sections.flatMap(({ changes }) => changes).filter(({ draft }) => draft !== undefined),
    [],
  )
  const second = await serveSite(site, 'start', stored)
  try {
    await inBrowser(async (tab) => {
      await tab.goto(`${second.origin}/demo/pages/page-9?language=de`)
      await tab.getByText('Worte 9').waitFor()
      await tab.getByText('Kept').waitFor()
    })
  } finally {
    await second.stop()
  }
  return kinds
}
