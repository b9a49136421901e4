import { builtInTheme, type Draft, type SectionSpec } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { findTexts } from './find-texts.ts'

const specs: readonly SectionSpec[] = [
  {
    type: 'poster',
    version: 1,
    category: 'page',
    icon: 'image',
    presets: [],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { title: { type: 'string', translatable: true }, text: { $ref: 'rich-text', translatable: true } },
    },
  },
]
const rich = (...words: readonly string[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: words.map((text) => ({ type: 'text', text })) }],
})
const draft = (props: Draft['componentsSettingValues'][string]['props'], de: object = {}): Draft => ({
  draftsId: '1',
  name: 'Draft',
  revision: 1,
  pagesList: [{ id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home of bolts' } } }],
  menuList: [],
  pageSchemaMap: { home: { version: 1, root: ['posterA1'], components: { posterA1: { type: 'poster', version: 1 } } } },
  componentsSettingValues: { posterA1: { props, editPropsByLangEnvMap: { de: { ...de } } } },
  globalConfiguration: {
    themeSettings: [builtInTheme],
    openThemeId: builtInTheme._$id_,
    defaultLanguage: 'en',
    languages: ['en', 'de'].map((code) => ({ code, enabled: true })),
  },
})
const of = { page: 'home', component: 'posterA1' }

it('finds words whatever their case and accents, in the source and in translations', () => {
  const found = findTexts(draft({ title: 'Möbel' }, { title: 'MOBEL aus Holz' }), specs, 'möbel')
  expect(found).toEqual({
    total: 2,
    items: [
      { of, section: 'poster', path: 'title', language: 'en', text: 'Möbel' },
      { of, section: 'poster', path: 'title', language: 'de', text: 'MOBEL aus Holz' },
    ],
  })
  expect(findTexts(draft({ title: 'Möbel' }, {}), specs, 'mobel', { language: 'de' }).items).toEqual([])
})

it('reads rich text across its pieces, and names of pages, but neither names of nodes nor nothing', () => {
  const site = draft({ title: 'x', text: rich('Hex ', 'bolts') })
  expect(findTexts(site, specs, 'hex bolts').items).toMatchObject([{ path: 'text', text: 'Hex bolts' }])
  const two = { type: 'doc', content: [...rich('One').content, ...rich('Two').content] }
  expect(findTexts(draft({ title: 'x', text: two }), specs, 'one two').items).toMatchObject([{ text: 'One Two' }])
  expect(findTexts(site, specs, 'home of').items).toMatchObject([{ of: { pageRecord: 'home' }, path: 'name' }])
  for (const words of ['paragraph', 'doc', '  ', 'nothing']) expect(findTexts(site, specs, words).total).toBe(0)
})

it('tells a piece of what is long, and page by page', () => {
  const long = `${'a '.repeat(400)}needle${' b'.repeat(400)}`
  const [one] = findTexts(draft({ title: long }), specs, 'needle').items
  expect(one?.text).toMatch(/^….*needle.*…$/)
  expect(one?.text.length).toBeLessThan(310)
  const both = draft({ title: 'needle' }, { title: 'needle' })
  expect(findTexts(both, specs, 'needle', { offset: 1, limit: 1 })).toMatchObject({
    total: 2,
    items: [{ language: 'de' }],
  })
})
