import { expect, it } from 'vitest'
import { a, b, everywhere, home, page, whole } from '../../../fixtures/checked-drafts.ts'
import { draftOf, pageSchema } from '../../../fixtures/drafts.ts'
import { specs } from '../../../fixtures/sections.ts'
import { checkDraft } from './check-draft.ts'

it('findings name the section and the items on the way, whichever page they are on', () => {
  const items = [
    { id: 'iiiiiiii', label: 'Sizes', width: { pc: 1 } },
    {
      id: 'jjjjjjjj',
      label: 'From M3 to M39, and every length that your drawing may ask for: a name that is cut',
      width: 'no',
    },
    { id: 'kkkkkkkk', label: ' ', width: 'no' },
  ]
  const draft = draftOf(
    pageSchema({ [a]: 'banner' }),
    {
      [a]: everywhere(whole),
      [b]: everywhere({ ...whole, items }, { title: 'x', 'items[iiiiiiii].label': 7, 'items[gggggggg].label': 8 }),
    },
    {
      pagesList: [home, page('about')],
      pageSchemaMap: { home: pageSchema({ [a]: 'banner' }), about: pageSchema({ [b]: 'banner' }) },
      menuList: [{ id: 'main', settings: everywhere({ items: [{ id: 'mmmmmmmm', label: 7 }] }, {}) }],
    },
  )
  const named = checkDraft({ draft, specs }).map(({ page = '', menu = '', section = '', items: names, path }) => [
    `${page}${menu} ${section} ${path}`,
    names,
  ])
  expect(Object.fromEntries(named)).toMatchObject({
    'about banner items[iiiiiiii].label': ['Sizes'],
    'about banner items[jjjjjjjj].width': [
      'From M3 to M39, and every length that your drawing may ask for: a name that is …',
    ],
    'about banner items[kkkkkkkk].width': [3],
    'main  items[mmmmmmmm].label': [1],
  })
})
