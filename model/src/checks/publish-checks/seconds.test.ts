import { expect, it } from 'vitest'
import { a, b, check, draft, everywhere, home, whole } from '../../../fixtures/checked-drafts.ts'
import { configuration, pageSchema } from '../../../fixtures/drafts.ts'

const header = {
  pageSchema: pageSchema({ headerA1: 'form' }),
  componentsSettingValues: { headerA1: everywhere({ body: 'Write to us' }, { body: 'x' }) },
}
const withHeader = { globalConfiguration: { ...configuration, header } }
const types = { [a]: 'banner', [b]: 'form' }
const settings = { [a]: everywhere(whole), [b]: everywhere({ body: 'Write to us' }, { body: 'x' }) }

it('warns of what may stand on a page only once and is in its header too', () => {
  expect(check(draft(types, settings, withHeader))).toEqual([
    {
      level: 'warning',
      page: 'home',
      component: b,
      path: '',
      key: 'problem.nesting.single',
      params: { type: 'form' },
    },
  ])
})

it('says nothing where the page shows no header', () => {
  expect(check(draft(types, settings, { ...withHeader, pagesList: [{ ...home, header: false }] }))).toEqual([])
  expect(check(draft(types, settings))).toEqual([])
})
