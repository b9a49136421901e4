import type { Draft } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { specs } from '../../fixtures/sections.ts'
import { editionsOf } from './editions.ts'
import { pageInLanguage } from './page-in-language.ts'

const a = 'aaaaaaaa'
const b = 'bbbbbbbb'
const part = (id: string, title: string) => ({
  pageSchema: pageSchema({ [id]: 'banner' }),
  componentsSettingValues: { [id]: { props: { title } } },
})
const pagesList: Draft['pagesList'] = [
  { id: 'home', pageType: 'home', order: 1, settings: { props: { name: 'Home' } } },
  {
    id: 'about',
    pageType: 'pages',
    slug: 'about',
    order: 2,
    header: false,
    settings: { props: { name: 'About' }, editPropsByLangEnvMap: { de: { name: 'Wir' } } },
  },
]
const draft = draftOf(
  pageSchema({ [a]: 'banner' }),
  {
    [a]: { props: { title: 'Bolts' }, editPropsByLangEnvMap: { de: { title: 'Schrauben' }, es: { title: 'Pernos' } } },
    [b]: { props: { body: 'Since 1987' }, editPropsByLangEnvMap: { de: { body: 'Seit 1987' } } },
  },
  {
    pagesList,
    pageSchemaMap: { home: pageSchema({ [a]: 'banner' }), about: pageSchema({ [b]: 'text' }) },
    globalConfiguration: { ...configuration, header: part('header01', 'Above'), footer: part('footer01', 'Below') },
  },
)

it.each(['en', 'de', 'pt'])('makes each page in %s as all of them are made', (language) => {
  const all = editionsOf(draft, specs).languages[language]
  for (const { id } of pagesList) {
    const made = pageInLanguage(draft, specs, { page: id, language })
    expect(made?.edition).toEqual(all?.editions.find(({ page }) => page.id === id))
    expect(made?.footer).toEqual(all?.footer)
    expect(made?.header).toEqual(id === 'about' ? undefined : all?.header)
    expect(made?.menus).toEqual(all?.menus)
    expect(made?.theme).toEqual(all?.theme)
  }
})

it('upgrades the page that it makes, and reads no other', () => {
  const older = { version: 1, root: [a], components: { [a]: { type: 'banner', version: 1 } } }
  const stored = { ...draft, pageSchemaMap: { home: older, about: pageSchema({ [b]: 'text' }) } }
  const watched = {
    ...stored,
    pageSchemaMap: {
      home: older,
      get about(): never {
        throw new Error('Another page was read.')
      },
    },
  }
  const made = pageInLanguage(watched, specs, { page: 'home', language: 'en' })
  expect(made?.edition).toEqual(editionsOf(stored, specs).languages.en?.editions[0])
  expect(made?.edition.components[a]?.version).toBeGreaterThan(1)
})

it('answers nothing for a page that is not there, and no name of a prototype is one', () => {
  for (const page of ['gone', 'constructor', '__proto__', ''])
    expect(pageInLanguage(draft, specs, { page, language: 'en' })).toBe(undefined)
})
