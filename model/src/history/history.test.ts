import type { Operation } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draft, operation } from '../../fixtures/operations.ts'
import { longRun } from '../../fixtures/property-runs.ts'
import { maker, operationInput } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Editable } from '../document/editing.ts'
import { applyAll } from '../operations/apply.ts'
import { changesOf, hasChangeCurPage } from './changes.ts'
import { merge, notSaved, record, redo, saved, sending, undo } from './history.ts'
import { createHistory, type History } from './new-history.ts'

/** A person at work: every operation is done at a time. */
function editor(from: Editable = draft) {
  const state = { draft: from, history: createHistory() }
  const step = (next: { draft: Editable; history: History }): void => {
    state.draft = next.draft
    state.history = next.history
  }
  return {
    state,
    do(given: Operation | readonly Operation[], at = Number.NaN, visit?: string) {
      const outcome = applyAll(state.draft, Array.isArray(given) ? given : [given], specs)
      if ('error' in outcome) throw new Error(JSON.stringify(outcome))
      step({ draft: outcome.draft, history: record(state.history, outcome.done, at, visit) })
    },
    undo: () => step(undo(state.history, state.draft, specs)),
    redo: () => step(redo(state.history, state.draft, specs)),
    keep: (change: (history: History) => History) => step({ ...state, history: change(state.history) }),
    changes: () => changesOf(state.history.unsaved),
  }
}

const banner = { page: 'home', component: 'banner01' } as const
const title = (value: string, id: string) => operation('set-setting', { of: banner, path: 'title', value }, id)
const titleOf = (from: Editable) => from.componentsSettingValues.banner01?.props.title
const insert = operation(
  'insert-component',
  {
    page: 'about',
    parent: null,
    after: null,
    root: 'newtext1',
    components: { newtext1: { type: 'text', version: 1 } },
    settings: {},
  },
  'insert01',
)
const remove = (component: string, page = 'home') =>
  operation('remove-component', { page, component }, `rem${component.slice(0, 5)}`)

describe('undo and redo', () => {
  it('take back and do again, step by step', () => {
    const me = editor()
    me.do(title('Nuts', 'opera001'))
    me.do([remove('columns1'), insert])
    me.undo()
    expect(me.state.draft.pageSchemaMap).toEqual({ ...draft.pageSchemaMap })
    me.undo()
    expect(me.state.draft).toEqual(draft)
    me.undo()
    me.redo()
    me.redo()
    expect(titleOf(me.state.draft)).toBe('Nuts')
    expect(me.state.draft.pageSchemaMap.about?.root).toEqual(['newtext1', 'text0001'])
  })
  it('forget what could be done again once something else is done', () => {
    const me = editor()
    me.do(title('Nuts', 'opera001'))
    me.undo()
    me.do(title('Rings', 'opera002'))
    me.redo()
    expect(titleOf(me.state.draft)).toBe('Rings')
  })
  it(
    'leave nothing to save when all of it is taken back',
    () => {
      fc.assert(
        fc.property(fc.array(operationInput, { maxLength: 12 }), fc.nat(12), (given, again) => {
          const me = editor()
          const make = maker('u')
          for (const one of given) {
            const made = make(me.state.draft, one)
            const outcome = made && applyAll(me.state.draft, [made], specs)
            if (made && outcome && !('error' in outcome)) me.do(made)
          }
          const after = me.state.draft
          for (let step = 0; step < again; step += 1) me.undo()
          for (let step = 0; step < again; step += 1) me.redo()
          expect(me.state.draft).toEqual(after)
          for (let step = 0; step < given.length; step += 1) me.undo()
          expect(me.state.draft).toEqual(draft)
          expect(me.state.history.unsaved).toEqual([])
          expect(me.changes()).toEqual({ addedIds: [], editedIds: [], deletedIds: [] })
        }),
      )
    },
    longRun,
  )
})

describe('typing', () => {
  it('is one step and one unsaved operation within a second, two after a rest', () => {
    const me = editor()
    me.do(title('N', 'opera001'), 0)
    me.do(title('Nu', 'opera002'), 900)
    me.do(title('Nut', 'opera003'), 1800)
    me.do(title('Nuts', 'opera004'), 2900)
    expect(me.state.history.unsaved.map(({ operation: { id } }) => id)).toEqual(['opera003', 'opera004'])
    me.undo()
    expect(titleOf(me.state.draft)).toBe('Nut')
    me.undo()
    expect(titleOf(me.state.draft)).toBe('Bolts')
  })
  it('is one step for a whole visit to a text, also where a part of it was sent', () => {
    const me = editor()
    const type = (value: string, id: string, at: number) => me.do(title(value, id), at, 'visit1')
    type('N', 'opera001', 0)
    type('Nu', 'opera002', 5000)
    me.keep(sending)
    type('Nut', 'opera003', 9000)
    type('Nuts', 'opera004', 9500)
    expect(me.state.history.unsaved.map(({ operation: { id } }) => id)).toEqual(['opera002', 'opera004'])
    me.keep(saved)
    type('Nuts!', 'opera005', 20_000)
    expect(me.state.history.unsaved).toHaveLength(1)
    expect(me.state.history.unsaved[0]?.inverse).toMatchObject({ type: 'set-setting', value: 'Nu' })
    me.do(title('Rings', 'opera006'), 20_100, 'visit2')
    expect(me.state.history.past).toHaveLength(2)
    me.undo()
    expect(titleOf(me.state.draft)).toBe('Nuts!')
    me.undo()
    expect(titleOf(me.state.draft)).toBe('Bolts')
    me.redo()
    expect(titleOf(me.state.draft)).toBe('Nuts!')
  })
  it('goes for a colour of a theme too, but not for two of them', () => {
    const me = editor()
    const paint = (colors: object, id: string, at: number) =>
      me.do(operation('change-theme', { theme: 'night', changes: { colors } }, id), at)
    paint({ text: '#111111' }, 'opera001', 0)
    paint({ text: '#222222' }, 'opera002', 300)
    expect(me.state.history.past).toHaveLength(1)
    expect(me.state.history.unsaved).toHaveLength(1)
    paint({ title: '#333333' }, 'opera003', 400)
    expect(me.state.history.past).toHaveLength(2)
    me.undo()
    me.undo()
    expect(me.state.draft).toEqual(draft)
  })
  it('in another language or at another place is another step', () => {
    const me = editor()
    me.do(title('N', 'opera001'), 0)
    me.do(operation('set-setting', { of: banner, path: 'title', value: 'M', language: 'de' }, 'opera002'), 1)
    me.do(operation('set-setting', { of: banner, path: 'subtitle', value: 'S' }, 'opera003'), 2)
    expect(me.state.history.past).toHaveLength(3)
  })
})

describe('saving', () => {
  it('sends what is unsaved and keeps what comes meanwhile', () => {
    const me = editor()
    me.do(title('Nuts', 'opera001'))
    me.keep(sending)
    me.do(insert)
    me.keep(saved)
    expect(me.state.history.unsaved.map(({ operation: { id } }) => id)).toEqual(['insert01'])
  })
  it('keeps everything when it fails', () => {
    const me = editor()
    me.do(title('Nuts', 'opera001'))
    me.keep(sending)
    me.keep(notSaved)
    expect(me.state.history.unsaved).toHaveLength(1)
  })
  it('saves the way back of what is on its way, or saved', () => {
    const me = editor()
    me.do(title('N', 'opera001'), 0)
    me.keep(sending)
    me.do(title('Nu', 'opera002'), 1)
    me.undo()
    expect(titleOf(me.state.draft)).toBe('Bolts')
    me.keep(saved)
    const onServer = applyAll(
      draft,
      [title('N', 'opera001'), ...me.state.history.unsaved.map((done) => done.operation)],
      specs,
    )
    expect(onServer).toMatchObject({ draft: { componentsSettingValues: { banner01: { props: { title: 'Bolts' } } } } })
  })
})

describe('what others did', () => {
  it('comes in below what is unsaved, and can be no longer undone where both touch the same', () => {
    const theirs = applyAll(draft, [title('Rings', 'theirs01'), remove('text0001', 'about')], specs)
    if ('error' in theirs) throw new Error('refused')
    const me = editor()
    me.do(title('Nuts', 'opera001'))
    me.do(operation('set-setting', { of: banner, path: 'subtitle', value: 'Mine' }, 'opera002'))
    me.do(insert)
    const merged = merge(me.state.history, me.state.draft, theirs.done, specs)
    expect(merged.conflicts).toMatchObject([
      { operation: 'opera001', with: 'theirs01', touch: { id: 'banner01', path: 'title' } },
    ])
    expect(merged.draft.componentsSettingValues.banner01?.props).toMatchObject({ title: 'Rings', subtitle: 'Mine' })
    expect(merged.draft.pageSchemaMap.about?.root).toEqual(['newtext1'])
    expect(merged.history.unsaved.map(({ operation: { id } }) => id)).toEqual(['opera002', 'insert01'])
    expect(merged.history.past).toHaveLength(2)
  })
})

describe('the three sets', () => {
  it('say what was added, edited and deleted', () => {
    const me = editor()
    me.do(title('Nuts', 'opera001'))
    me.do(insert)
    me.do(remove('columns1'))
    expect(me.changes()).toEqual({
      addedIds: ['newtext1'],
      editedIds: ['banner01'],
      deletedIds: ['columns1', 'inside01'],
    })
  })
  it('forget an id that is added and deleted again, and bring a deleted one back to where it was (R212)', () => {
    const me = editor()
    me.do(insert)
    me.do(remove('newtext1', 'about'))
    expect(me.changes()).toEqual({ addedIds: [], editedIds: [], deletedIds: [] })
    me.undo()
    expect(me.changes().addedIds).toEqual(['newtext1'])
    me.do(title('Nuts', 'opera001'))
    me.do(remove('banner01'))
    expect(me.changes()).toMatchObject({ editedIds: [], deletedIds: ['banner01'] })
    me.keep((history) => history)
    me.undo()
    expect(me.changes()).toMatchObject({ editedIds: ['banner01'], deletedIds: [] })
  })
  it('are empty after a save, and so is the flag of the page', () => {
    const me = editor()
    me.do(title('Nuts', 'opera001'))
    expect([
      hasChangeCurPage(me.state.history.unsaved, 'home'),
      hasChangeCurPage(me.state.history.unsaved, 'about'),
    ]).toEqual([true, false])
    me.keep(sending)
    me.keep(saved)
    expect(hasChangeCurPage(me.state.history.unsaved, 'home')).toBe(false)
  })
  it.each([
    operation('move-component', {
      page: 'home',
      component: 'columns1',
      to: { page: 'about', parent: null, after: null },
    }),
    operation('open-theme', { theme: 'night' }),
    operation('set-part', { part: 'header', value: null }),
    operation('remove-item', { of: { menu: 'main' }, path: 'items[menu0001]' }),
  ])('a change that pages share counts for each of them (R206): $type', (given) => {
    const me = editor()
    me.do(given)
    for (const page of ['home', 'about']) expect(hasChangeCurPage(me.state.history.unsaved, page)).toBe(true)
  })
})
