import {
  CallError,
  type ContentRecord,
  type LoggedContentOperation,
  limits,
  listContentOperations,
  type Operation,
  saveContents,
} from '@vitrine/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SendCall } from '../context/service.ts'
import { type ContentEditor, createContentEditor } from './content-editor.ts'

const record: ContentRecord = {
  id: 'bolt0001',
  kind: 'product',
  slug: 'hex-bolt',
  status: 'draft',
  order: 0,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  settings: { props: { name: 'Hex bolt', model: 'NH-1' }, editPropsByLangEnvMap: { de: { name: 'Schraube' } } },
}
const of = { content: 'product/bolt0001' } as const
const languages = {
  defaultLanguage: 'en',
  languages: ['en', 'de', 'ar'].map((code) => ({ code, enabled: true })),
}

const set = (path: string, value: string, language?: string) =>
  ({ type: 'set-setting', of, path, value, ...(language && { language }) }) as const

/** A log in memory: saves are taken as they are sent, or answered with a conflict. */
function service() {
  const log: LoggedContentOperation[] = []
  const state = { revision: 5, clash: false, isDown: false, saves: 0 }
  const others = (operation: Operation, inverse: Operation) => {
    state.revision += 1
    log.push({ revision: state.revision, contentRevision: 2, operation, inverse, by: 'Ana', at: '2026-01-02' })
  }
  const send = (async (call: unknown, question: never) => {
    if (state.isDown) throw new CallError('unavailable')
    if (call === listContentOperations) {
      const { since, pageSize } = question as { since: number; pageSize: number }
      expect(pageSize).toBeLessThanOrEqual(limits.pageSize)
      // By whole revisions, as the service does; here one at a time.
      const items = log.filter(({ revision }) => revision === since + 1)
      return { items, revision: state.revision, total: 0 }
    }
    expect(call).toBe(saveContents)
    const { baseRevision, operations } = question as { baseRevision: number; operations: readonly Operation[] }
    const missed = log.filter(({ revision }) => revision > baseRevision)
    if (state.clash && missed.length > 0)
      throw new CallError('conflict', {
        details: {
          revision: state.revision,
          operations: missed,
          clashes: operations.map(({ id }) => ({ operation: id, with: missed[0]?.operation.id, touch: {} })),
        },
      })
    state.saves += 1
    state.revision += 1
    return {
      revision: state.revision,
      operations: missed,
      contents: {
        'product/bolt0001': { revision: 2, problems: [{ path: 'settings.props.name', message: 'Too long.' }] },
      },
    }
  }) as unknown as SendCall
  return { send, state, others }
}

let served: ReturnType<typeof service>
let editor: ContentEditor
beforeEach(async () => {
  served = service()
  editor = createContentEditor({ record, revision: 5, languages, send: served.send, now: () => 0 })
  await editor.changes.load()
})
const values = () => editor.state.getState().content?.settings
const unsaved = () => editor.state.getState().history.unsaved.length

describe('A content that is edited', () => {
  it('is changed by field and language, and each step is taken back and done again', () => {
    expect(editor.dispatch([set('name', 'Hex bolt M8')])).toBeUndefined()
    editor.dispatch([set('name', 'Sechskantschraube', 'de')])
    expect(values()).toMatchObject({
      props: { name: 'Hex bolt M8' },
      editPropsByLangEnvMap: { de: { name: 'Sechskantschraube' } },
    })
    editor.undo()
    expect(values()?.editPropsByLangEnvMap?.de).toEqual({ name: 'Schraube' })
    editor.undo()
    expect(values()?.props.name).toBe('Hex bolt')
    expect(unsaved()).toBe(0)
    editor.redo()
    expect(values()?.props.name).toBe('Hex bolt M8')
  })

  it('refuses what its schema refuses, and stays as it was', () => {
    expect(editor.dispatch([set('name', '')])).toMatchObject({ key: expect.any(String) })
    expect(editor.dispatch([set('nothing', 'x')])).toBeDefined()
    expect(values()?.props.name).toBe('Hex bolt')
  })

  it('falls back by the languages of the site', () => {
    expect(editor.order('ar').chain).toEqual(['ar', 'en'])
    expect(editor.order('ar')).toBe(editor.order('ar'))
    expect(editor.sourceLanguage()).toBe('en')
  })

  it('is saved once, with what stands in the way of publishing', async () => {
    editor.dispatch([set('name', 'Hex bolt M8')])
    expect(await editor.save()).toEqual({ state: 'saved' })
    expect(editor.state.getState().problems).toEqual([{ path: 'settings.props.name', message: 'Too long.' }])
    expect(unsaved()).toBe(0)
    expect(await editor.save()).toEqual({ state: 'saved' })
    expect(served.state.saves).toBe(1)
  })

  it('keeps everything when it could not be saved, and what is typed meanwhile is saved the next time', async () => {
    editor.dispatch([set('name', 'Hex bolt M8')])
    served.state.isDown = true
    const failed = editor.save()
    editor.dispatch([set('model', 'NH-2')])
    await expect(failed).rejects.toThrow(CallError)
    expect(values()?.props).toMatchObject({ name: 'Hex bolt M8', model: 'NH-2' })
    served.state.isDown = false
    const saving = editor.save()
    editor.dispatch([set('model', 'NH-3')])
    await saving
    expect(unsaved()).toBe(1)
    await editor.save()
    expect(unsaved()).toBe(0)
  })

  it('merges what others changed elsewhere in the same record', async () => {
    served.others({ id: 'theirs01', ...set('model', 'NH-9') }, { id: 'theirs02', ...set('model', 'NH-1') })
    editor.dispatch([set('name', 'Hex bolt M8')])
    await editor.save()
    expect(values()?.props).toMatchObject({ name: 'Hex bolt M8', model: 'NH-9' })
    expect(editor.state.getState().revision).toBe(served.state.revision)
  })

  it('follows others while nothing is saved here', async () => {
    const heard: string[] = []
    editor.onDone((_done, by) => heard.push(by))
    editor.dispatch([set('name', 'Hex bolt M8')])
    served.others({ id: 'theirs01', ...set('model', 'NH-9') }, { id: 'theirs02', ...set('model', 'NH-1') })
    await editor.follow()
    expect(values()?.props).toMatchObject({ name: 'Hex bolt M8', model: 'NH-9' })
    expect(heard).toEqual(['me', 'others'])
    expect(unsaved()).toBe(1)
    // The undone step is mine: theirs stays.
    editor.undo()
    expect(values()?.props).toMatchObject({ name: 'Hex bolt', model: 'NH-9' })
  })

  it.each([
    ['mine', 'Hex bolt M8'],
    ['theirs', 'Hexagon bolt'],
  ] as const)('keeps %s when both changed the same', async (whose, name) => {
    served.state.clash = true
    served.others({ id: 'theirs01', ...set('name', 'Hexagon bolt') }, { id: 'theirs02', ...set('name', 'Hex bolt') })
    editor.dispatch([set('name', 'Hex bolt M8')])
    const result = await editor.save()
    expect(result).toMatchObject({
      state: 'conflict',
      conflicts: [{ mine: { value: 'Hex bolt M8' }, theirs: { by: 'Ana', operation: { value: 'Hexagon bolt' } } }],
    })
    expect(values()?.props.name).toBe('Hex bolt M8')
    expect(await editor.settle(whose)).toEqual({ state: 'saved' })
    expect(values()?.props.name).toBe(name)
    expect(unsaved()).toBe(0)
  })

  it('says that somebody has deleted it', async () => {
    const { slug, status, order, settings } = record
    served.others(
      { id: 'theirs01', type: 'remove-content', ...of },
      { id: 'theirs02', type: 'add-content', ...of, record: { slug, status, order, settings } },
    )
    await editor.follow()
    expect(editor.state.getState().content).toBeUndefined()
  })
})

describe('before what makes changes is loaded', () => {
  it('keeps changes in their order, shows those of its place at once, and saves them all', async () => {
    const early = createContentEditor({ record, revision: 5, languages, send: served.send, now: () => 0 })
    expect(early.dispatch([set('name', 'Hex bolt M8')])).toBeUndefined()
    early.dispatch([{ type: 'change-content', content: early.key, changes: { slug: 'hex-bolt-m8', order: 7 } }])
    expect(early.state.getState().content).toMatchObject({ slug: 'hex-bolt-m8', order: 7 })
    expect(early.state.getState().history.unsaved).toEqual([])
    expect(early.changes.isAwaited.get()).toBe(true)
    expect(await early.save()).toEqual({ state: 'saved' })
    const { content, history } = early.state.getState()
    expect(content).toMatchObject({ slug: 'hex-bolt-m8', order: 7, settings: { props: { name: 'Hex bolt M8' } } })
    expect(history.past.map(({ done }) => done.map(({ operation }) => operation.type))).toEqual([
      ['set-setting'],
      ['change-content'],
    ])
    early.undo()
    expect(early.state.getState().content).toMatchObject({ slug: 'hex-bolt', order: 0 })
  })
})
