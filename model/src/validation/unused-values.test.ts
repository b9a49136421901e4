import { describe, expect, it } from 'vitest'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { bannerProps, specs } from '../../fixtures/sections.ts'
import { checkDraft } from '../checks/publish-checks/check-draft.ts'
import { unusedValues } from './unused-values.ts'

const item = 'k3v9Qa2Z'
const all = {
  props: { title: 'Bolts', height: { pc: 'tall', mobile: 'short' }, items: [{ id: item, label: 'M6' }] },
  editPropsByLangEnvMap: { de: { title: 'Schrauben', [`items[${item}].label`]: 'M sechs' } },
}

describe('values that nothing shows', () => {
  it('are none where everything has its place', () => {
    expect([...unusedValues(bannerProps, all)]).toEqual([])
  })

  it('are those that the schema has no place for, in the base, in items and in languages; not those of another kind', () => {
    const settings = {
      props: {
        ...all.props,
        headline: 'Renamed without a version',
        columns: 3,
        height: { pc: 'tall', tablet: 'short' },
        items: [{ id: item, label: 'M6', note: 'gone' }],
      },
      editPropsByLangEnvMap: { de: { headline: 'Überschrift', height: 'tall', 'items[gone1234].label': 'weg' } },
    }
    const unused = [...unusedValues(bannerProps, settings as never)]
    const expected = [
      { path: 'height.tablet', value: 'short' },
      { path: `items[${item}].note`, value: 'gone' },
      { path: 'headline', value: 'Renamed without a version' },
      { path: 'headline', language: 'de', value: 'Überschrift' },
      { path: 'height', language: 'de', value: 'tall' },
      { path: 'items[gone1234].label', language: 'de', value: 'weg' },
    ]
    expect(unused).toHaveLength(expected.length)
    expect(unused).toEqual(expect.arrayContaining(expected))
  })

  it('are warnings of a check, with the text that would be lost', () => {
    const draft = draftOf(
      pageSchema({ bannerAA: 'banner' }),
      { bannerAA: { props: { title: 'Bolts', headline: 'Lost' }, editPropsByLangEnvMap: { de: { headline: 'Weg' } } } },
      { globalConfiguration: configuration },
    )
    const found = checkDraft({ draft, specs }).filter(({ key }) => key === 'check.valueUnused')
    expect(found).toMatchObject([
      { level: 'warning', component: 'bannerAA', path: 'headline', params: { value: 'Lost' } },
      { level: 'warning', component: 'bannerAA', path: 'headline', language: 'de', params: { value: 'Weg' } },
    ])
  })
})
