import { expect, it } from 'vitest'
import { a, check, draft, whole } from '../../../fixtures/checked-drafts.ts'

it('what is stored and is no value is told once, where it stands', () => {
  const settings = {
    props: { ...whole, subtitle: 7, columns: { pc: 2, mobile: 9 }, height: 'short' },
    editPropsByLangEnvMap: { de: { title: 'Bolzen', subtitle: 8 }, pt: { title: 'Parafusos' }, fr: { title: 9 } },
    deletePropsPaths: ['gone'],
  }
  expect(
    check(draft({ [a]: 'banner' }, { [a]: settings })).map(
      ({ level, language = 'all', path, key }) => `${level} ${language} ${path} ${key}`,
    ),
  ).toEqual([
    'error all columns.mobile problem.maximum',
    'warning all subtitle problem.type',
    'warning de subtitle problem.type',
    'warning all height problem.type',
    'warning all gone problem.unknownPath',
  ])
})
