import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseOrder, checkDraft, resolve, sampleTexts, settingsProblems } from '@vitrine/model'
import {
  childPath,
  type Draft,
  itemPath,
  type Json,
  type PageRecord,
  type PageSchema,
  type SettingsById,
  withSiteName,
} from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { describe, expect, it } from 'vitest'

const demo = join(import.meta.dirname, '../../sites')
const read = (file: string) => JSON.parse(readFileSync(join(demo, file), 'utf8'))

/** Words by which the companies of the demo are known: what they are called, where they are, what they make. */
const companies = [
  ...globSync('*/site.json', { cwd: demo }).flatMap((file) => String(read(file).name).split(' ')),
  ...'Haiyan Ningbo Duisburg Ferrow Brekka Talvera Okawa Castelmar Lindqvarn Monteluz Kordala'.split(' '),
  ...'fastener bolt anchor thread steel forge laboratory luminaire lamp'.split(' '),
].map((word) => word.toLowerCase())

/** What presets place: the props of a section, with where they come from. */
const placed = (specs: typeof sectionSpecs) =>
  specs.flatMap(({ type, presets }) =>
    presets.flatMap(({ id, props, slots = {} }) => [
      { name: `${type}/${id}`, type, props },
      ...Object.entries(slots).flatMap(([slot, inside]) =>
        inside.map((one, at) => ({ name: `${type}/${id} › ${slot} ${at}`, ...one })),
      ),
    ]),
  )

/** Names of props that hold choices, ids, colours and addresses. */
const silent = new Set(['id', 'icon', 'kind', 'ratio', 'pictureRatio', 'shape', 'pc', 'mobile', 'type', 'colour'])

/** The texts of some props with their paths, of rich text with the path of all of it. */
function* textsIn(value: Json, path = '', name = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') {
    // Choices are lower case, without spaces.
    if (!silent.has(name) && !/^[a-z0-9-]*$/.test(value.replace(/^0+$/, '0 '))) yield [path, value]
  } else if (Array.isArray(value))
    for (const item of value) yield* textsIn(item, 'id' in Object(item) ? itemPath(path, Object(item).id) : path)
  else if (value !== null && typeof value === 'object') {
    const isRichText = 'type' in value && 'content' in value
    for (const [key, inner] of Object.entries(value))
      if (key !== 'link' && !(isRichText && key === 'attrs'))
        yield* textsIn(
          inner,
          isRichText || key === 'content' || (key === 'text' && 'marks' in value) ? path || key : childPath(path, key),
          key,
        )
  }
}

const specOf = (type: string) => {
  const spec = sectionSpecs.find((one) => one.type === type)
  if (!spec) throw new Error(`No section ${type}.`)
  return spec
}

// Page templates are made of presets (`sections/src/page-templates.test.ts`).
describe.each(placed(sectionSpecs).map((preset) => [preset.name, preset] as const))(
  'the preset %s',
  (_name, preset) => {
    it('claims nothing', () => {
      for (const [, text] of textsIn(preset.props)) {
        for (const word of companies) expect(text.toLowerCase()).not.toContain(word)
        expect(text, 'a figure, a standard, an address').not.toMatch(/[1-9]|@|\b(?:ISO|EN|DIN|CE)\b|https?:/)
      }
    })

    it('is a sample in every text, with the name of the site too, and fits its fields', () => {
      for (const name of ['', 'Ä', 'Bolts & Nuts', 'x'.repeat(120)]) {
        const filled = name === '' ? sectionSpecs : withSiteName(sectionSpecs, name)
        const { type, props } = placed(filled as typeof sectionSpecs).find((one) => one.name === preset.name) ?? preset
        const spec = specOf(type)
        expect(settingsProblems(spec.props, { props })).toEqual([])
        const samples = sampleTexts(sectionSpecs, type, resolve(spec.props, { props }, baseOrder('en')).props)
        const others = [...textsIn(props)].filter(
          ([path]) => !samples.some((one) => path === one || path.startsWith(one)),
        )
        expect(others).toEqual([])
      }
    })
  },
)

/** A demo site as a draft, as far as its texts go. */
function draftOf(site: string): Draft {
  const files = globSync(`${site}/pages/*.json`, { cwd: demo }).map(read) as {
    readonly page: PageRecord
    readonly pageSchema: PageSchema
    readonly componentsSettingValues: SettingsById
  }[]
  const configuration = read(`${site}/configuration.json`)
  const [header, footer] = ['header', 'footer'].map((part) => read(`${site}/${part}.json`))
  return {
    draftsId: '1',
    name: site,
    revision: 1,
    pagesList: files.map(({ page }) => page),
    menuList: [],
    pageSchemaMap: Object.fromEntries(files.map(({ page, pageSchema }) => [page.id, pageSchema])),
    componentsSettingValues: Object.assign({}, ...files.map((file) => file.componentsSettingValues)),
    globalConfiguration: { ...configuration, header, footer },
  }
}

it.each(globSync('*/site.json', { cwd: demo }).map((file) => file.split('/')[0] as string))(
  'the demo site %s says nothing but its own',
  (site) => {
    const found = checkDraft({ draft: draftOf(site), specs: sectionSpecs })
    const stored = ['check.sampleText', 'check.themeColourUnknown', 'check.openThemeUnknown', 'problem.unknownSection']
    expect(found.filter(({ key }) => stored.includes(key))).toEqual([])
  },
)
