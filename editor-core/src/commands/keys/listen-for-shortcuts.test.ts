import { Circle } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { createAnnouncer } from '../announcer.ts'
import type { Command } from '../command.ts'
import { createCommandList } from '../command-list.ts'
import { changeLetterKeys } from './letter-keys.ts'
import { listenForShortcuts, type ShortcutOptions } from './listen-for-shortcuts.ts'

/** A document without a browser: what is pressed reaches its listeners. */
function samplePage() {
  const target = new EventTarget()
  const press = (key: string, { at = 0, ...others }: { at?: number; ctrlKey?: boolean; target?: unknown } = {}) => {
    const event = new Event('keydown', { cancelable: true })
    const fields = { key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false }
    for (const [name, value] of Object.entries({ ...fields, ...others, timeStamp: at }))
      Object.defineProperty(event, name, { value })
    target.dispatchEvent(event)
    return event
  }
  return { page: target as unknown as Document, press }
}

function open(options?: ShortcutOptions, can: Command<unknown>['can'] = () => true) {
  const run = vi.fn()
  const command = (id: string, ...shortcuts: string[]): Command<unknown> => ({
    id,
    label: id,
    icon: Circle,
    group: 'go',
    shortcuts,
    can,
    run: () => run(id),
  })
  const commands = [command('today', 'g t'), command('inbox', 'g i'), command('palette', 'mod+k'), command('spam', '!')]
  const announcer = createAnnouncer()
  const list = createCommandList({
    commands,
    context: () => undefined,
    t: { $TFunctionBrand: undefined },
    announcer,
    inWords: ({ key }) => key,
  })
  const { page, press } = samplePage()
  const stop = listenForShortcuts(page, { list, isMac: false }, options)
  return { press, run, stop, announcer }
}

it('runs a command by its keys, and uses them up', () => {
  const { press, run } = open()
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true)
  expect(press('x').defaultPrevented).toBe(false)
  expect(run.mock.calls).toEqual([['palette']])
})

it('runs a command by two keys, one after the other within a second', () => {
  const { press, run } = open()
  press('g', { at: 0 })
  press('i', { at: 900 })
  press('i', { at: 950 })
  press('g', { at: 2000 })
  press('t', { at: 3100 })
  expect(run.mock.calls).toEqual([['inbox']])
})

it('a key that ends no sequence begins anew', () => {
  const { press, run } = open()
  press('g', { at: 0 })
  press('g', { at: 100 })
  press('t', { at: 200 })
  expect(run.mock.calls).toEqual([['today']])
})

it('runs nothing by letters and signs alone where they are switched off', () => {
  const { press, run } = open()
  changeLetterKeys(false)
  expect(press('!').defaultPrevented).toBe(false)
  press('g', { at: 0 })
  press('t', { at: 100 })
  press('k', { ctrlKey: true })
  changeLetterKeys(true)
  press('!')
  expect(run.mock.calls).toEqual([['palette'], ['spam']])
})

it('says why a command cannot be run, but not where its keys are left to the browser', () => {
  const reason = { key: 'nothing' }
  const refused = open({}, () => reason)
  expect(refused.press('!').defaultPrevented).toBe(true)
  expect(refused.announcer.state.getState()).toMatchObject({ text: 'nothing', isError: true })
  const left = open({ isLeft: (one) => one === reason }, () => reason)
  expect(left.press('!').defaultPrevented).toBe(false)
  expect([refused.run.mock.calls, left.run.mock.calls]).toEqual([[], []])
})

it('hears nothing any more once it is ended', () => {
  const { press, run, stop } = open()
  stop()
  press('!')
  expect(run).not.toHaveBeenCalled()
})
