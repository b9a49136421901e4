import type { Draft } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { draft as sample } from '../../../model/fixtures/operations.ts'
import { commandOf } from '../commands/commands.ts'
import { addSection } from '../commands/components/add-section.ts'
import { createDropPlaces } from '../drag/places/drop-place.ts'
import { sampleClipboard, sampleCommands } from '../testing/sample-commands.ts'

const said = 'A page can have only one “Form”.'

const withForm = (pagesList: Draft['pagesList'] = sample.pagesList): Draft => ({
  ...sample,
  pagesList,
  globalConfiguration: {
    ...sample.globalConfiguration,
    header: {
      pageSchema: { version: 1, root: ['form0001'], components: { form0001: { type: 'form', version: 1 } } },
      componentsSettingValues: { form0001: { props: {} } },
    },
  },
})

const hiding = sample.pagesList.map((page) => (page.id === 'home' ? { ...page, header: false } : page))

function open(draft: Draft, selected?: string) {
  const { context } = sampleCommands({ draft, clipboard: sampleClipboard().tab(), view: { selected } })
  const before = context.editor.whole()
  return {
    context,
    before,
    now: () => context.editor.whole(),
    said: () => context.announcer.state.getState(),
    choose: (id: string) =>
      context.view.change((state) => {
        state.selected = id
      }),
    run: (id: string) => commandOf(id).run(context),
  }
}

test.each([['banner01'], ['form0001'], [undefined]])(
  'a second one of a kind is refused beside the header that has one already, with %s selected',
  (selected) => {
    const { context, before, now, said: told } = open(withForm(), selected)
    addSection(context, 'form')
    expect(told()).toMatchObject({ text: said, isError: true })
    expect(now()).toEqual(before)
  },
)

test('it may stand on a page that shows no header, and then not in the header', () => {
  const page = open(withForm(hiding))
  addSection(page.context, 'form')
  expect(page.said()).toMatchObject({ isError: false })
  const onPage = open(
    {
      ...sample,
      pageSchemaMap: {
        ...sample.pageSchemaMap,
        cases: { version: 1, root: ['form0001'], components: { form0001: { type: 'form', version: 1 } } },
      },
      componentsSettingValues: { ...sample.componentsSettingValues, form0001: { props: {} } },
    },
    'header01',
  )
  onPage.context.view.change((state) => {
    state.curPageId = 'cases'
  })
  addSection(onPage.context, 'form')
  expect(onPage.said()).toMatchObject({ text: said, isError: true })
})

test('pasting and duplicating say why not, and nothing is lost', async () => {
  const { before, now, said: told, choose, run } = open(withForm(), 'form0001')
  await run('duplicate')
  expect(told()).toMatchObject({ text: said, isError: true })
  await run('copy')
  choose('banner01')
  await run('paste')
  expect(told()).toMatchObject({ text: said, isError: true })
  expect(now()).toEqual(before)
})

test('a drop is refused as well; what is moved is not its own twin', () => {
  const { context } = open(withForm())
  const on = { page: 'home' }
  expect(createDropPlaces(context.editor, { kind: 'new', type: 'form' }).problemIn({ on, parent: null })).toMatchObject(
    {
      key: 'problem.nesting.single',
      params: { type: 'form' },
    },
  )
  const moved = createDropPlaces(context.editor, { kind: 'move', component: 'form0001' })
  expect(moved.problemIn({ on, parent: null })).toBeUndefined()
  const inHeader = { on: { part: 'header' as const }, parent: null }
  expect(moved.problemIn(inHeader)).toBeUndefined()
})
