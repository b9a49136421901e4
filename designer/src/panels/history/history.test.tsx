import { act, cleanup, screen, within } from '@testing-library/react'
import type { OperationInput, SendCall } from '@vitrine/editor-core'
import { builtInTheme, CallError, draftPageById, type LoggedOperation, listOperations } from '@vitrine/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { examples, operation } from '../../../../model/fixtures/operations.ts'
import { renderPanel } from '../../testing/render-panel.tsx'
import { sampleCommands } from '../../testing/sample-commands.ts'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import History from './history.tsx'
import { operationInWords } from './operation-words.ts'

const draft = sampleDraft([{ id: 'text0001', type: 'text', props: { body: 'First' } }])
const of = { page: 'home', component: 'text0001' } as const
const set = (value: string, path = 'body') => ({ type: 'set-setting', of, path, value }) as const

const logged = (revision: number, by: string, value: string, before: string): LoggedOperation => ({
  revision,
  by,
  at: `2026-03-0${revision}T10:00:00Z`,
  operation: { id: `opera00${revision}`, ...set(value) },
  inverse: { id: `invers0${revision}`, ...set(before) },
})
const service =
  (items: readonly LoggedOperation[] = []): SendCall =>
  async (call) => {
    if ((call as unknown) !== listOperations) throw new Error(call.path)
    return { items, total: items.length, page: 1, pageSize: 50 } as never
  }
const own = () => within(screen.getByRole('region', { name: 'Your changes' }))
const saved = () => within(screen.getByRole('region', { name: 'Saved changes' }))
const body = (editor: ReturnType<typeof renderPanel>['editor']) => editor.settings('text0001')?.props.body

afterEach(cleanup)

describe('History', () => {
  it('jumps to a step and back again', async () => {
    const { editor, user } = renderPanel(<History />, { draft, send: service() })
    for (const value of ['Second', 'Third', 'Fourth']) act(() => void editor.dispatch([set(value)]))
    await user.click(own().getByRole('button', { name: /“Second”/ }))
    expect(body(editor)).toBe('Second')
    expect(
      own()
        .getByRole('button', { name: /“Second”/ })
        .getAttribute('aria-current'),
    ).toBe('step')
    expect(own().getAllByText('Undone')).toHaveLength(2)
    await user.click(own().getByRole('button', { name: 'Draft opened' }))
    expect(body(editor)).toBe('First')
    await user.click(own().getByRole('button', { name: /“Fourth”/ }))
    expect(body(editor)).toBe('Fourth')
  })

  it('takes back one old step, unless something newer has changed the same', async () => {
    const { editor, user } = renderPanel(<History />, { draft, send: service() })
    act(() => void editor.dispatch([set('Second')]))
    act(() => void editor.dispatch([{ type: 'set-language', language: { code: 'fr', enabled: true } }]))
    await user.click(own().getByRole('button', { name: 'Undo: Body of Text changed' }))
    expect(body(editor)).toBe('First')
    expect(editor.state.getState().configuration.languages.map(({ code }) => code)).toContain('fr')
    act(() => void editor.dispatch([set('Third')]))
    await user.click(own().getAllByRole('button', { name: 'Undo: Body of Text changed' }).at(-1) as HTMLElement)
    expect(body(editor)).toBe('Third')
    expect(screen.getAllByText('A newer change affects the same field. Undo that change first.')[0]).toBeTruthy()
  })

  it('tells what others did, and takes one of it back', async () => {
    const current = sampleDraft([{ id: 'text0001', type: 'text', props: { body: 'Second' } }])
    const log = [logged(2, 'Ada', 'Second', 'First')]
    const { editor, user } = renderPanel(<History />, { draft: current, send: service(log) })
    expect(await saved().findByText('Ada')).toBeTruthy()
    expect(saved().getByText('“Second”')).toBeTruthy()
    expect(await violationsOf('History')).toEqual([])
    await user.click(saved().getByRole('button', { name: 'Undo: Body of Text changed' }))
    expect(body(editor)).toBe('First')
  })

  it('names the API key that something was done with', async () => {
    const log = [{ ...logged(2, 'Ada', 'Second', 'First'), key: 'Stock' }]
    renderPanel(<History />, { draft, send: service(log) })
    expect(await saved().findByText('Ada with API key Stock')).toBeTruthy()
  })

  it('names the sections of pages that are not loaded, and of none that is gone', async () => {
    const pages = ['about', 'gone'].map((id, order) => ({
      ...(draft.pagesList[0] as (typeof draft.pagesList)[number]),
      id,
      order,
    }))
    const current = { ...draft, pagesList: [...draft.pagesList, ...pages] }
    const on = (page: string, component: string, revision: number): LoggedOperation => ({
      ...logged(revision, 'Ada', 'Second', 'First'),
      operation: { id: `opera00${revision}`, ...set('Second'), of: { page, component } },
      inverse: { id: `invers0${revision}`, ...set('First'), of: { page, component } },
    })
    const log = [on('about', 'faraway1', 4), on('about', 'faraway2', 3), on('gone', 'nowhere1', 2)]
    const asked: unknown[] = []
    const list = service(log)
    const send: SendCall = async (call, question, options) => {
      if ((call as unknown) !== draftPageById) return list(call, question, options)
      const { id } = question as { readonly id: string }
      asked.push(id)
      if (id === 'gone') throw new CallError('not_found')
      const components = { faraway1: { type: 'text', version: 1 }, faraway2: { type: 'banner', version: 3 } }
      return { pageSchema: { version: 1, root: Object.keys(components), components } } as never
    }
    const { editor } = renderPanel(<History />, { draft: current, send })
    expect(await saved().findByText('Body of Text changed')).toBeTruthy()
    expect(saved().getByText(/of Banner changed/)).toBeTruthy()
    expect(saved().getByText(/of A section changed/)).toBeTruthy()
    await vi.waitFor(() => expect(asked).toEqual(['about', 'gone']))
    expect(editor.state.getState().loaded).toEqual(['home'])
  })

  it('names pages and themes that are gone as they were called last', async () => {
    const home = draft.pagesList[0] as (typeof draft.pagesList)[number]
    const page = { ...home, id: 'gonepage', order: 1, settings: { props: { name: 'Fair 2024' } } }
    const theme = { ...builtInTheme, _$id_: 'gonethem', name: 'Winter' }
    const pageSchema = { version: 1, root: [], components: {} }
    const about = { by: 'Ada', at: '2026-03-01T10:00:00Z' }
    const came = { id: 'opera004', type: 'add-page', page, pageSchema, settings: {}, after: 'home' } as const
    const log: readonly LoggedOperation[] = [
      {
        ...about,
        revision: 5,
        operation: { id: 'opera005', type: 'remove-page', page: 'gonepage' },
        inverse: came,
      },
      {
        ...about,
        revision: 4,
        operation: { id: 'opera003', type: 'open-theme', theme: 'gonethem' },
        inverse: { id: 'opera006', type: 'open-theme', theme: 'gonethem' },
      },
      {
        ...about,
        revision: 3,
        operation: { id: 'opera002', type: 'change-page', page: 'gonepage', changes: { header: false } },
        inverse: { id: 'opera007', type: 'change-page', page: 'gonepage', changes: { header: null } },
      },
      {
        ...about,
        revision: 2,
        operation: { id: 'opera001', type: 'add-theme', theme, after: null },
        inverse: { id: 'opera008', type: 'remove-theme', theme: 'gonethem' },
      },
    ]
    renderPanel(<History />, { draft, send: service(log) })
    expect(await saved().findAllByText(/Fair 2024/)).toHaveLength(2)
    expect(saved().getAllByText(/Winter/)).toHaveLength(2)
    expect(saved().queryByText(/gone/)).toBeNull()
  })

  it('names them in steps of this session too', () => {
    const { editor } = renderPanel(<History />, { draft, send: service() })
    const home = draft.pagesList[0] as (typeof draft.pagesList)[number]
    const page = {
      ...home,
      id: 'gonepage',
      pageType: 'pages',
      path: 'fair',
      settings: { props: { name: 'Fair 2024' } },
    }
    const pageSchema = { version: 1, root: [], components: {} }
    const refusals = [
      editor.dispatch([{ type: 'add-page', page, pageSchema, settings: {}, after: 'home' } as OperationInput]),
      editor.dispatch([{ type: 'change-page', page: 'gonepage', changes: { header: false } }]),
    ]
    expect(refusals).toEqual([undefined, undefined])
    act(() => void editor.dispatch([{ type: 'remove-page', page: 'gonepage' }]))
    expect(own().getAllByText(/Fair 2024/)).toHaveLength(3)
  })

  it('has words for every kind of operation', () => {
    const { context } = sampleCommands()
    for (const [type, { example }] of Object.entries(examples)) {
      const one = operation(type as keyof typeof examples, example as never)
      const { text } = operationInWords(context, { operation: one, inverse: one })
      expect(text, type).not.toMatch(/history\.|\{\{|undefined/)
    }
  })
})
