import type { Draft } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { a, banner, check, draft, home, page, whole } from '../../../fixtures/checked-drafts.ts'

describe('empty pages', () => {
  const keys = (of: Draft) => check(of).map(({ level, page: at, key }) => `${level} ${at} ${key}`)

  it('are warned of; an empty home page is an error', () => {
    const of = draft({ [a]: 'columns' }, {}, { pagesList: [home, page('about')] })
    expect(keys(of)).toEqual(['error home check.emptyHome', 'warning about check.emptyPage'])
  })
  it('are those with unknown sections only', () => {
    expect(keys(draft({ [a]: 'from-the-future' }, {}))).toEqual([
      'error home check.emptyHome',
      'warning home problem.unknownSection',
    ])
  })
  it('may be empty in one language', () => {
    const of = banner({}, {})
    const hidden = { title: 'Bolts', visible: false }
    const settings = {
      [a]: { props: whole, editPropsByLangEnvMap: { de: hidden, pt: { title: 'Bolts', visible: true } } },
    }
    expect(check({ ...of, componentsSettingValues: settings })).toMatchObject([
      { level: 'error', language: 'de', key: 'check.emptyHome' },
    ])
  })
})
