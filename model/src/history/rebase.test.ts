import type { Operation } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { everything as draft, operation } from '../../fixtures/operations.ts'
import { specs } from '../../fixtures/sections.ts'
import { applyAll } from '../operations/apply.ts'
import { rebase } from './rebase.ts'

const banner = { page: 'home', component: 'banner01' } as const
const inside = { page: 'home', component: 'inside01' } as const
const set = (id: string, path: string, value: unknown, more: object = {}) =>
  operation('set-setting', { of: banner, path, value, ...more } as never, id)
const text = (id: string, root: string, after: string | null, more: object = {}) =>
  operation(
    'insert-component',
    {
      page: 'home',
      parent: null,
      after,
      root,
      components: { [root]: { type: 'text', version: 1 } },
      settings: {},
      ...more,
    } as never,
    id,
  )
const remove = (component: string, id = 'remove01') => operation('remove-component', { page: 'home', component }, id)

/** Mine and theirs from the same draft: what becomes of mine, and of the draft when nothing conflicts. */
function together(theirs: readonly Operation[], mine: readonly Operation[]) {
  const others = applyAll(draft, theirs, specs)
  if ('error' in others) throw new Error(JSON.stringify(others))
  const rebased = rebase(mine, others.done, { draft: others.draft, specs })
  const after = applyAll(others.draft, rebased.operations, specs)
  if ('error' in after) throw new Error(JSON.stringify(after))
  return { ...rebased, draft: after.draft }
}

describe('go together', () => {
  it.each<[string, Operation, Operation]>([
    ['two props', set('theirs01', 'title', 'A'), set('mine0001', 'subtitle', 'B')],
    [
      'the base and a language of one prop (L17)',
      set('theirs01', 'title', 'A'),
      set('mine0001', 'title', 'B', { language: 'de' }),
    ],
    [
      'two languages of one prop',
      set('theirs01', 'title', 'A', { language: 'es' }),
      set('mine0001', 'title', 'B', { language: 'de' }),
    ],
    ['two devices', set('theirs01', 'height.pc', 'tall'), set('mine0001', 'height.mobile', 'short')],
    ['two items', set('theirs01', 'items[aaaaaaaa].label', 'A'), set('mine0001', 'items[bbbbbbbb].label', 'B')],
    [
      'a move and an edit of one component',
      operation('move-component', { ...banner, to: { page: 'home', parent: null, after: 'alone001' } }, 'theirs01'),
      set('mine0001', 'title', 'B'),
    ],
    [
      'a move and an edit of one item',
      operation('move-item', { of: banner, path: 'items[aaaaaaaa]', after: 'cccccccc' }, 'theirs01'),
      set('mine0001', 'items[aaaaaaaa].label', 'B'),
    ],
    ['the same word twice', set('theirs01', 'title', 'A'), set('mine0001', 'title', 'A')],
  ])('%s', (_, theirs, mine) => {
    expect(together([theirs], [mine])).toMatchObject({ operations: [mine], conflicts: [] })
  })
  it('two insertions at one place: the later one lands behind the same sibling', () => {
    const both = together([text('theirs01', 'theirs99', 'banner01')], [text('mine0001', 'mine9999', 'banner01')])
    expect(both.draft.pageSchemaMap.home?.root).toEqual(['banner01', 'mine9999', 'theirs99', 'columns1', 'alone001'])
  })
})

describe('conflict', () => {
  it.each<[string, Operation, Operation]>([
    ['two values of one prop', set('theirs01', 'title', 'A'), set('mine0001', 'title', 'B')],
    ['a value and one inside of it', set('theirs01', 'button', { label: 'A' }), set('mine0001', 'button.label', 'B')],
    ['a list and an item of it', set('theirs01', 'items', []), set('mine0001', 'items[aaaaaaaa].label', 'B')],
    [
      'a list and a new item',
      operation('insert-item', { of: banner, path: 'items', after: null, item: { id: 'dddddddd' } }, 'theirs01'),
      set('mine0001', 'items', []),
    ],
    [
      'a list and a translation in it',
      set('theirs01', 'items[aaaaaaaa].label', 'A', { language: 'de' }),
      set('mine0001', 'items', []),
    ],
    [
      'the base and the default language, which is the base',
      set('theirs01', 'title', 'A', { language: 'en' }),
      set('mine0001', 'title', 'B'),
    ],
    [
      'the same the other way round',
      set('theirs01', 'title', 'A'),
      operation('clear-setting', { of: banner, path: 'title', language: 'en' }, 'mine0001'),
    ],
    [
      'an item that goes and its translation',
      operation('remove-item', { of: banner, path: 'items[aaaaaaaa]' }, 'theirs01'),
      set('mine0001', 'items[aaaaaaaa].label', 'B', { language: 'de' }),
    ],
    ['two who take the same away', remove('columns1', 'theirs01'), remove('columns1')],
    ['a component that goes and its edit', remove('banner01', 'theirs01'), set('mine0001', 'title', 'B')],
    [
      'an edit inside of what goes',
      operation('set-setting', { of: inside, path: 'body', value: 'A' }, 'theirs01'),
      remove('columns1'),
    ],
    [
      'something new inside of what goes',
      text('theirs01', 'theirs99', null, { parent: { component: 'columns1', slot: 'end' } }),
      remove('columns1'),
    ],
    [
      'something new in what is gone',
      remove('columns1', 'theirs01'),
      text('mine0001', 'mine9999', null, { parent: { component: 'columns1', slot: 'end' } }),
    ],
    [
      'two moves of one component',
      operation('move-component', { ...banner, to: { page: 'about', parent: null, after: null } }, 'theirs01'),
      operation('move-component', { ...banner, to: { page: 'home', parent: null, after: 'alone001' } }, 'mine0001'),
    ],
    [
      'a page that goes and what happens on it',
      operation('remove-page', { page: 'about' }, 'theirs01'),
      operation(
        'set-setting',
        { of: { page: 'about', component: 'text0001' }, path: 'body', value: 'B', language: 'de' },
        'mine0001',
      ),
    ],
    [
      'one address for two pages',
      operation('change-page', { page: 'about', changes: { slug: 'team' } }, 'theirs01'),
      operation(
        'add-page',
        {
          page: { id: 'new', pageType: 'pages', slug: 'team', order: 9, settings: { props: { name: 'x' } } },
          pageSchema: { version: 1, root: [], components: {} },
          settings: {},
          after: null,
        },
        'mine0001',
      ),
    ],
    [
      'a second one of a kind',
      text('theirs01', 'theirs99', null, { components: { theirs99: { type: 'form', version: 1 } } }),
      text('mine0001', 'mine9999', null, { components: { mine9999: { type: 'form', version: 1 } } }),
    ],
    [
      'one colour of a theme',
      operation('change-theme', { theme: 'night', changes: { colors: { primary: '#000' } } }, 'theirs01'),
      operation('change-theme', { theme: 'night', changes: { colors: { primary: '#fff' } } }, 'mine0001'),
    ],
    [
      'a language that goes and a translation',
      operation('remove-language', { language: 'pt' }, 'theirs01'),
      set('mine0001', 'title', 'B', { language: 'pt' }),
    ],
    [
      'a part that goes and its edit',
      operation('set-part', { part: 'header', value: null }, 'theirs01'),
      operation('set-setting', { of: { part: 'header', component: 'header01' }, path: 'body', value: 'B' }, 'mine0001'),
    ],
  ])('%s', (_, theirs, mine) => {
    expect(together([theirs], [mine])).toMatchObject({
      operations: [],
      conflicts: [{ operation: mine.id, with: theirs.id, touch: { kind: expect.any(String) } }],
    })
  })
  it('with the path that both touch', () => {
    expect(
      together([set('theirs01', 'title', 'A', { language: 'de' })], [set('mine0001', 'title', 'B', { language: 'de' })])
        .conflicts,
    ).toEqual([
      {
        operation: 'mine0001',
        with: 'theirs01',
        touch: { kind: 'component', id: 'banner01', aspect: 'value', path: 'title', language: 'de' },
      },
    ])
  })
})

describe('follow', () => {
  it('a component to the page where it stands now', () => {
    const moved = operation(
      'move-component',
      { page: 'home', component: 'columns1', to: { page: 'about', parent: null, after: null } },
      'theirs01',
    )
    const mine = operation('set-setting', { of: inside, path: 'body', value: 'B' }, 'mine0001')
    const into = text('mine0002', 'mine9999', null, { parent: { component: 'columns1', slot: 'end' } })
    const both = together([moved], [mine, into])
    expect(both.conflicts).toEqual([])
    expect(both.operations).toMatchObject([{ of: { page: 'about' } }, { page: 'about' }])
    expect(both.draft.componentsSettingValues.inside01?.props.body).toBe('B')
    expect(both.draft.pageSchemaMap.about?.components.columns1?.slots?.end).toEqual(['mine9999'])
  })
  it('the nearest earlier sibling that is still there', () => {
    const both = together([remove('columns1', 'theirs01')], [text('mine0001', 'mine9999', 'columns1')])
    expect(both.draft.pageSchemaMap.home?.root).toEqual(['banner01', 'mine9999', 'alone001'])
    const start = together(
      [remove('columns1', 'theirs01'), remove('banner01', 'theirs02')],
      [text('mine0001', 'mine9999', 'columns1')],
    )
    expect(start.draft.pageSchemaMap.home?.root).toEqual(['mine9999', 'alone001'])
  })
  it('the wrapper of a sibling that was wrapped', () => {
    const wrapped = operation(
      'wrap-component',
      { ...banner, wrapper: { id: 'wrapper1', type: 'columns', version: 1 }, slot: 'end' },
      'theirs01',
    )
    const both = together([wrapped], [text('mine0001', 'mine9999', 'banner01')])
    expect(both.draft.pageSchemaMap.home?.root).toEqual(['wrapper1', 'mine9999', 'columns1', 'alone001'])
  })
  it('items, pages, menus, themes and languages alike', () => {
    const theirs = [
      operation('remove-item', { of: banner, path: 'items[bbbbbbbb]' }, 'theirs01'),
      operation('remove-page', { page: 'about' }, 'theirs02'),
      operation('remove-menu', { menu: 'main' }, 'theirs03'),
      operation('remove-theme', { theme: 'night' }, 'theirs04'),
    ]
    const theme = { ...(draft.globalConfiguration.themeSettings[0] as object), _$id_: 'day' }
    const mine = [
      operation('insert-item', { of: banner, path: 'items', after: 'bbbbbbbb', item: { id: 'dddddddd' } }, 'mine0001'),
      operation('move-page', { page: 'cases', after: 'about' }, 'mine0002'),
      operation('add-menu', { menu: { id: 'side', settings: { props: {} } }, after: 'main' }, 'mine0003'),
      operation('add-theme', { theme, after: 'night' } as never, 'mine0004'),
    ]
    const both = together(theirs, mine)
    expect(both.conflicts).toEqual([])
    expect(both.operations).toMatchObject([
      { after: 'aaaaaaaa' },
      { after: 'home' },
      { after: null },
      { after: 'built-in' },
    ])
  })
  it('the source that a translation was made from, although the base has changed since', () => {
    const made = applyAll(draft, [set('mine0001', 'title', 'Schrauben neu', { language: 'de' })], specs)
    if ('error' in made) throw new Error('refused')
    const before = made.done[0]?.operation as Operation
    const both = together([set('theirs01', 'title', 'Nuts')], [before])
    expect(both.draft.componentsSettingValues.banner01?.translationMeta).toEqual(
      made.draft.componentsSettingValues.banner01?.translationMeta,
    )
  })
})

describe('of contents', () => {
  const content = 'product/bolt0001'
  const value = (id: string, path: string, more: object = {}, of: object = { content }) =>
    operation('set-setting', { of, path, value: `${id}`, ...more } as never, id)
  const change = (id: string, changes: object, of = content) =>
    operation('change-content', { content: of, changes } as never, id)
  const add = (id: string, of: string, slug: string) =>
    operation('add-content', { content: of, record: { slug, status: 'draft', order: 0, settings: { props: {} } } }, id)

  it.each<[string, Operation, Operation]>([
    ['two fields', value('theirs01', 'name'), value('mine0001', 'model')],
    ['the base and a language', value('theirs01', 'name'), value('mine0001', 'name', { language: 'de' })],
    ['two languages', value('theirs01', 'name', { language: 'pt' }), value('mine0001', 'name', { language: 'de' })],
    ['two contents', value('theirs01', 'name'), value('mine0001', 'name', {}, { content: 'product/nut00001' })],
    ['its order and its address', change('theirs01', { order: 3 }), change('mine0001', { slug: 'bolt' })],
    ['two new ones', add('theirs01', 'product/newbolt1', 'one'), add('mine0001', 'product/newbolt2', 'two')],
  ])('%s go together', (_, theirs, mine) => {
    expect(together([theirs], [mine])).toMatchObject({ operations: [{ id: mine.id }], conflicts: [] })
  })
  it.each<[string, Operation, Operation]>([
    ['the same field', value('theirs01', 'name'), value('mine0001', 'name')],
    [
      'the same field in one language',
      value('theirs01', 'name', { language: 'de' }),
      value('mine0001', 'name', { language: 'de' }),
    ],
    ['its status', change('theirs01', { status: 'draft' }), change('mine0001', { status: 'archived' })],
    ['a removal and an edit', operation('remove-content', { content }, 'theirs01'), value('mine0001', 'name')],
    ['an edit and a removal', value('theirs01', 'name'), operation('remove-content', { content }, 'mine0001')],
    ['two at one address', add('theirs01', 'product/newbolt1', 'one'), change('mine0001', { slug: 'one' })],
  ])('%s conflict', (_, theirs, mine) => {
    expect(together([theirs], [mine])).toMatchObject({
      operations: [],
      conflicts: [{ operation: mine.id, with: theirs.id }],
    })
  })
})
