import { builtInTheme, type SectionSpec } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { a, b, check, draft, everywhere, home, type Props, whole } from '../../../fixtures/checked-drafts.ts'
import { configuration, draftOf, pageSchema } from '../../../fixtures/drafts.ts'
import { checkDraft } from './check-draft.ts'

const colour = { $ref: 'colour' } as const
const painted: SectionSpec = {
  type: 'painted',
  version: 1,
  category: 'page',
  icon: 'brush',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', translatable: true },
      ink: { ...colour, responsive: true, translatable: true },
      border: { $ref: 'border', responsive: true },
      background: { $ref: 'background', translatable: true },
      stops: { type: 'array', items: { type: 'object', properties: { colour, at: { type: 'number' } } } },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'string' }, either: { anyOf: [colour, { const: 'none' }] } },
        },
      },
    },
  },
  presets: [],
}

const settings = (props: Props, entries: Props = {}) => ({ props, editPropsByLangEnvMap: { de: entries } })
const places = (props: Props, entries?: Props) =>
  checkDraft({
    draft: draftOf(pageSchema({ [a]: 'painted' }), { [a]: settings(props, entries) }, { pagesList: [home] }),
    specs: [painted],
  })
    .filter(({ key }) => key === 'check.themeColourUnknown')
    .map(({ level, path, language = 'all', params }) => `${level} ${language} ${path} ${params.colour}`)

describe('colours that no theme has', () => {
  it('are told for every device, in every language and in lists', () => {
    const base = {
      title: 'theme:nope is a text here',
      ink: { pc: 'theme:primary', mobile: 'theme:first' },
      border: { pc: { color: 'theme:second', width: 2 } },
      background: { color: '#fff', overlay: 'theme:third' },
      stops: [{ colour: 'theme:fourth', at: 1 }],
      items: [{ id: 'iiiiiiii', either: 'theme:fifth' }],
    }
    const german = { background: { color: 'theme:sixth' }, ink: { pc: 'theme:seventh' } }
    expect(places(base, german)).toEqual([
      'warning all ink.mobile first',
      'warning all border.pc.color second',
      'warning all background.overlay third',
      'warning all stops fourth',
      'warning all items[iiiiiiii].either fifth',
      'warning de background.color sixth',
      'warning de ink.pc seventh',
    ])
  })

  it('are none where every marker names one, and a text is no colour', () => {
    expect(
      places({ title: 'theme:nope', background: { color: 'theme:buttonTextHover', overlay: 'transparent' } }),
    ).toEqual([])
  })

  it('are told of the header and the footer too', () => {
    const part = (id: string) => ({
      pageSchema: pageSchema({ [id]: 'banner' }),
      componentsSettingValues: { [id]: everywhere({ ...whole, background: { color: 'theme:nope' } }) },
    })
    const globalConfiguration = { ...configuration, header: part('headerA1'), footer: part('footerA1') }
    const found = check(
      draft({ [b]: 'text' }, { [b]: everywhere({ body: 'x' }, { body: 'x' }) }, { globalConfiguration }),
    )
    expect(found.filter(({ key }) => key === 'check.themeColourUnknown')).toMatchObject([
      { part: 'header', component: 'headerA1', path: 'background.color' },
      { part: 'footer', component: 'footerA1', path: 'background.color' },
    ])
  })
})

describe('the theme of a site', () => {
  const of = (changes: object) => {
    const globalConfiguration = { ...configuration, ...changes }
    return check(draft({ [a]: 'banner' }, { [a]: everywhere(whole) }, { globalConfiguration }))
  }

  it('is missed where the open one is not there', () => {
    expect(of({ openThemeId: 'gone' })).toEqual([
      {
        level: 'warning',
        theme: 'built-in',
        path: '',
        key: 'check.openThemeUnknown',
        params: { id: 'gone', theme: 'Harbour' },
      },
    ])
    expect(of({})).toEqual([])
    expect(of({ openThemeId: 'gone', themeSettings: [] })).toEqual([])
  })

  it('is told of by the colours that it lacks', () => {
    const { title: _title, ...colors } = builtInTheme.colors
    const lacking = { ...builtInTheme, colors: { ...colors, text: 'theme:text' } }
    expect(of({ themeSettings: [lacking] })).toMatchObject([
      { theme: 'built-in', path: 'colors.title', key: 'check.themeColourMissing', params: { colour: 'title' } },
      { theme: 'built-in', path: 'colors.text', key: 'check.themeColourMissing', params: { colour: 'text' } },
    ])
  })
})
