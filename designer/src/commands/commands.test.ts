import { messageText } from '@vitrine/editor-core'
import { applyAll } from '@vitrine/model'
import type { Draft } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import editorLabels from '../../../editor-core/labels/en.json' with { type: 'json' }
import { draft as sample } from '../../../model/fixtures/operations.ts'
import { maker, type OperationInput, operationInput } from '../../../model/fixtures/random-operations.ts'
import { specs } from '../../../model/fixtures/sections.ts'
import labels from '../../labels/en.json' with { type: 'json' }
import { sampleCommands } from '../testing/sample-commands.ts'
import { groups } from './command.ts'
import type { CommandContext } from './command-context.ts'
import { commands } from './commands.ts'
import { componentMenu } from './menus/component-menu-list.ts'

const words: Readonly<Record<string, string>> = { ...editorLabels, ...labels }
const selected = ({ view }: CommandContext) => view.state.getState().selected
const choose = ({ view }: CommandContext, id: string | undefined) =>
  view.change((state) => {
    state.selected = id
  })
const said = ({ announcer }: CommandContext) => announcer.state.getState().text

/** A draft after some random operations, as any owner may have made it. */
function draftAfter(operationInputs: readonly OperationInput[]): Draft {
  const make = maker('x')
  let draft: Draft = sample
  for (const one of operationInputs) {
    const operation = make(draft, one)
    const outcome = operation && applyAll(draft, [operation], specs)
    if (outcome && 'draft' in outcome) draft = outcome.draft
  }
  return draft
}

describe('the list', () => {
  it('names each command once, in words, in a group that has a name', () => {
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
    for (const { label } of commands) expect(words, label).toHaveProperty([label])
    for (const group of groups) expect(words).toHaveProperty([`command.group.${group}`])
    expect(componentMenu.filter((id) => !commands.some((command) => command.id === id))).toEqual([])
  })
  it('has no two commands with the same keys', () => {
    const keys = commands.flatMap(({ shortcuts = [] }) => shortcuts.map((one) => one.split('+').sort().join('+')))
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('takes no plain letter, which belongs to whoever writes or speaks', () => {
    const plain = commands.flatMap(({ shortcuts = [] }) => shortcuts.filter((one) => /^(?:shift\+)?.$/.test(one)))
    expect(plain).toEqual([])
  })
  it('has words for every reason that a command can give', () => {
    const { context } = sampleCommands()
    for (const id of [undefined, 'banner01', 'columns1', 'inside01', 'strange1', 'header01']) {
      choose(context, id)
      for (const command of commands) {
        const can = command.can(context)
        if (can !== true) expect(messageText(context.t, can.key), can.key).not.toBe(can.key)
      }
    }
  })
})

it('changes nothing that undo does not take back, whatever the draft and the selection are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operationInput, { maxLength: 12 }),
      fc.array(fc.record({ command: fc.nat(), selection: fc.nat(), option: fc.nat() }), { minLength: 1, maxLength: 8 }),
      async (operationInputs, steps) => {
        const draft = draftAfter(operationInputs)
        const { context } = sampleCommands({ draft })
        const { editor, view } = context
        const before = editor.whole()
        for (const { command: at, selection, option } of steps) {
          const structure = editor.structure({ page: view.state.getState().curPageId })
          const ids = Object.keys(structure?.components ?? {})
          choose(context, ids[selection % Math.max(1, ids.length)])
          const command = commands[at % commands.length]
          if (!command || command.id === 'undo' || command.id === 'redo') continue
          const can = command.can(context)
          const options = command.options?.(context) ?? []
          const chosen = command.id === 'rename' ? 'My name' : options[option % Math.max(1, options.length)]?.value
          const was = editor.whole()
          if (can === true) await command.run(context, chosen)
          else if (context.list.all.includes(command)) context.list.run(command.id, chosen)
          if (can !== true) expect(editor.whole(), command.id).toEqual(was)
          const now = selected(context)
          if (now !== undefined) expect(editor.place(now), command.id).toBeDefined()
          expect(said(context)).not.toContain('{{')
        }
        const after = editor.whole()
        const { length } = editor.state.getState().history.past
        for (let step = 0; step < length; step += 1) context.list.run('undo')
        expect(editor.whole()).toEqual(before)
        for (let step = 0; step < length; step += 1) context.list.run('redo')
        expect(editor.whole()).toEqual(after)
      },
    ),
    { numRuns: 60 },
  )
})

describe('after', () => {
  it.each([
    ['banner01', 'columns1'],
    ['alone001', 'columns1'],
    ['inside01', 'columns1'],
  ])('deleting %s, %s is selected', (id, next) => {
    const { context } = sampleCommands({ view: { selected: id } })
    context.list.run('delete')
    expect(selected(context)).toBe(next)
    expect(context.editor.place(id)).toBeUndefined()
    context.list.run('undo')
    expect(selected(context)).toBe(id)
  })
  it('adding, the new one is selected, behind what was selected', () => {
    const { context } = sampleCommands({ view: { selected: 'banner01' } })
    context.list.run('add', 'text')
    const { root } = context.editor.structure({ page: 'home' }) ?? { root: [] }
    expect(root).toEqual(['banner01', selected(context), 'columns1', 'alone001'])
    expect(said(context)).toBe('Text was added.')
  })
  it('adding what may not stand on a page, it stands in the nearest section that takes it, or nowhere', () => {
    const { context } = sampleCommands({ view: { selected: 'inside01' } })
    context.list.run('add', 'tile')
    expect(context.editor.place(selected(context) ?? '')?.parent).toEqual({ component: 'columns1', slot: 'start' })
    choose(context, 'banner01')
    context.list.run('add', 'tile')
    expect(said(context)).toBe('“Tile” is only allowed inside another section.')
  })
  it('duplicating, the copy is', () => {
    const { context } = sampleCommands({ view: { selected: 'columns1' } })
    context.list.run('duplicate')
    expect(context.editor.structure({ page: 'home' })?.root[2]).toBe(selected(context))
  })
  it('wrapping, the wrapper is; unwrapping gives the same page again', () => {
    const { context } = sampleCommands({ view: { selected: 'banner01' } })
    const before = context.editor.structure({ page: 'home' })
    context.list.run('wrap', 'columns/end')
    expect(context.editor.component(selected(context) ?? '')?.slots).toEqual({ end: ['banner01'] })
    context.list.run('unwrap')
    expect(selected(context)).toBe('banner01')
    expect(context.editor.structure({ page: 'home' })).toEqual(before)
  })
  it('offers to wrap only in what takes it', () => {
    const { context } = sampleCommands({ view: { selected: 'banner01' } })
    const values = commands
      .find(({ id }) => id === 'wrap')
      ?.options?.(context)
      .map(({ value }) => value)
    expect(values).toEqual(['columns/end'])
  })
})

describe('moving', () => {
  const placeOf = (context: CommandContext, id: string) => context.editor.place(id)?.parent
  it('goes up and down, through the slots of one parent, in and out', () => {
    const { context } = sampleCommands({ view: { selected: 'inside01' } })
    context.list.run('move-down')
    expect(placeOf(context, 'inside01')).toEqual({ component: 'columns1', slot: 'end' })
    context.list.run('move-down')
    expect(said(context)).toBe('This is already the last one.')
    context.list.run('move-up')
    expect(placeOf(context, 'inside01')).toEqual({ component: 'columns1', slot: 'start' })
    context.list.run('move-out')
    expect(context.editor.structure({ page: 'home' })?.root).toEqual(['banner01', 'columns1', 'inside01', 'alone001'])
    expect(said(context)).toBe('Text moved to position 3 of 4 in Home.')
    context.list.run('move-in')
    expect(placeOf(context, 'inside01')).toEqual({ component: 'columns1', slot: 'start' })
    expect(said(context)).toBe('Text moved to position 1 of 1 in Start of Columns.')
  })
  it('finds the slot that takes it', () => {
    const { context } = sampleCommands({ view: { selected: 'banner01' } })
    context.list.run('move-in')
    expect(placeOf(context, 'banner01')).toEqual({ component: 'columns1', slot: 'end' })
  })
  it('leaves what is locked, and what stands in it', () => {
    const { context } = sampleCommands({ view: { selected: 'columns1' } })
    context.list.run('lock')
    choose(context, 'inside01')
    context.list.run('move-out')
    expect(said(context)).toBe('This section is locked.')
    expect(placeOf(context, 'inside01')).not.toBeNull()
  })
})

it('walks from the header to the footer and back', () => {
  const { context } = sampleCommands()
  const way = (step: string, times: number) =>
    Array.from({ length: times }, () => {
      context.list.run(step)
      return selected(context)
    })
  expect(way('select-next', 5)).toEqual(['header01', 'banner01', 'columns1', 'alone001', 'alone001'])
  expect(way('select-first-child', 1)).toEqual(['strange1'])
  expect(way('select-parent', 1)).toEqual(['alone001'])
  expect(way('select-previous', 4)).toEqual(['columns1', 'banner01', 'header01', 'header01'])
})

it('shows what undo was about, on the page where it is', () => {
  const { context } = sampleCommands({ view: { selected: 'banner01' } })
  context.list.run('duplicate')
  context.view.change((state) => {
    state.curPageId = 'about'
    state.selected = undefined
  })
  context.list.run('undo')
  context.list.run('redo')
  expect(context.view.state.getState().curPageId).toBe('home')
  expect(selected(context)).toBe(context.editor.structure({ page: 'home' })?.root[1])
})

it('hides in the language and on the device that are edited, and shows again', () => {
  const { context } = sampleCommands({ view: { selected: 'banner01', curLanguageEnv: 'de' } })
  context.list.run('hide')
  expect(context.editor.settings('banner01')?.editPropsByLangEnvMap?.de?.visible).toBe(false)
  expect(context.editor.settings('banner01')?.props.visible).toBeUndefined()
  expect(messageText(context.t, commands.find(({ id }) => id === 'hide')?.labelNow?.(context) ?? '')).toBe(
    'Show on this screen size',
  )
  context.list.run('hide')
  expect(context.editor.settings('banner01')?.editPropsByLangEnvMap?.de?.visible).toBe(true)
})
