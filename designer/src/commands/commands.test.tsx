import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcements, CommandButton, CommandsProvider } from '@vitrine/editor-core'
import axe from 'axe-core'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CommandMenu } from '../testing/command-menu.tsx'
import { sampleCommands } from '../testing/sample-commands.ts'
import { type CommandContext, CommandDialogs, listenForKeys, openComponentMenu } from './index.ts'

async function violations() {
  document.title = 'Commands'
  document.documentElement.lang = 'en'
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}

const stops: (() => void)[] = []
function open(given: Parameters<typeof sampleCommands>[0] = {}) {
  const made = sampleCommands({ ...given, view: { selected: 'columns1', ...given.view } })
  stops.push(listenForKeys(document, made.context))
  render(
    <I18nextProvider i18n={made.i18n}>
      <CommandsProvider value={made.context}>
        <CommandButton id="undo" />
        <CommandButton id="save" hasText />
        <CommandMenu label="More" commands={['duplicate', 'move-up', 'keys']}>
          …
        </CommandMenu>
        <label>
          Title <input />
        </label>
        <Announcements />
        <CommandDialogs />
      </CommandsProvider>
    </I18nextProvider>,
  )
  return { ...made, user: userEvent.setup() }
}
const selected = ({ view }: CommandContext) => view.state.getState().selected
const root = ({ editor }: CommandContext) => editor.structure({ page: 'home' })?.root

// A window without layout cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

describe('keys', () => {
  it('run commands, and tell why they cannot', async () => {
    const { context, actions, user } = open()
    await user.keyboard('{Control>}d{/Control}')
    expect(root(context)).toHaveLength(4)
    expect(screen.getByText('Columns was duplicated.')).toBeInstanceOf(HTMLElement)
    await user.keyboard('{Control>}z{/Control}')
    expect(root(context)).toHaveLength(3)
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getAllByText('There is nothing to undo.').length).toBeGreaterThan(0)
    await user.keyboard('{Control>}s{/Control}')
    expect(actions.save).toHaveBeenCalledOnce()
  })
  it('leave somebody who types alone, but for saving', async () => {
    const { context, actions, user } = open()
    await user.click(screen.getByLabelText('Title'))
    await user.keyboard('a{Backspace}{Delete}{Control>}d{/Control}{Control>}z{/Control}{ArrowDown}')
    expect(root(context)).toHaveLength(3)
    expect(selected(context)).toBe('columns1')
    await user.keyboard('{Control>}s{/Control}')
    expect(actions.save).toHaveBeenCalledOnce()
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(document.body)
    expect(selected(context)).toBe('columns1')
    await user.keyboard('{Escape}')
    expect(selected(context)).toBeUndefined()
  })
  it('for components count on the canvas, not on a button', async () => {
    const { context, user } = open()
    screen.getByRole('button', { name: 'Save' }).focus()
    await user.keyboard('{Delete}')
    expect(root(context)).toHaveLength(3)
    const frame = document.body.appendChild(document.createElement('iframe'))
    const canvas = frame.contentDocument as Document
    stops.push(listenForKeys(canvas, context, { isCanvas: true }), () => frame.remove())
    const link = canvas.body.appendChild(canvas.createElement('a'))
    fireEvent.keyDown(link, { key: 'Delete', code: 'Delete' })
    expect(root(context)).toHaveLength(2)
  })
  it('that a control has used are not used twice', () => {
    const { context } = open()
    const event = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true })
    event.preventDefault()
    document.body.dispatchEvent(event)
    expect(root(context)).toHaveLength(3)
  })
})

/** As browsers dispatch them: jsdom has no clipboard. */
function clipboardEvent(type: 'copy' | 'cut' | 'paste', data: Map<string, string>, target: Element = document.body) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const clipboardData = {
    setData: (kind: string, text: string) => void data.set(kind, text),
    getData: (kind: string) => data.get(kind) ?? '',
  }
  Object.assign(event, { clipboardData })
  act(() => void target.dispatchEvent(event))
  return event
}

describe('the clipboard of the browser', () => {
  it('takes and gives components', () => {
    const { context } = open()
    const data = new Map<string, string>()
    expect(clipboardEvent('cut', data).defaultPrevented).toBe(true)
    expect(root(context)).toEqual(['banner01', 'alone001'])
    expect(clipboardEvent('paste', data).defaultPrevented).toBe(true)
    expect(root(context)).toEqual(['banner01', 'alone001', selected(context)])
  })
  it('is left to texts, in fields and from elsewhere; where a component was meant, it is said', () => {
    const { context } = open()
    const data = new Map<string, string>([['text/plain', 'Bolts']])
    expect(clipboardEvent('paste', data, screen.getByLabelText('Title')).defaultPrevented).toBe(false)
    expect(screen.queryByText('There is no section on the clipboard to paste.')).toBeNull()
    expect(clipboardEvent('paste', data).defaultPrevented).toBe(false)
    expect(screen.getAllByText('There is no section on the clipboard to paste.')).not.toHaveLength(0)
    expect(clipboardEvent('cut', data, screen.getByLabelText('Title')).defaultPrevented).toBe(false)
    expect(root(context)).toHaveLength(3)
    expect(data.get('text/plain')).toBe('Bolts')
  })
})

it('shows on buttons what can be done now, with keys and reasons', async () => {
  const { context, user } = open()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo.getAttribute('aria-disabled')).toBe('true')
  expect(undo.title).toBe('Undo · Ctrl+Z · There is nothing to undo.')
  expect(undo.getAttribute('aria-keyshortcuts')).toBe('Control+Z')
  act(() => context.list.run('duplicate'))
  expect(undo.getAttribute('aria-disabled')).toBeNull()
  await user.click(undo)
  expect(root(context)).toHaveLength(3)
})

it('draws a menu from the list', async () => {
  const { context, user } = open({ view: { selected: 'banner01' } })
  await user.click(screen.getByRole('button', { name: 'More' }))
  const menu = screen.getByRole('menu')
  const up = within(menu).getByRole('menuitem', { name: 'Move up' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  expect(up.getAttribute('aria-description')).toBe('This is already the first one.')
  expect(up.getAttribute('aria-keyshortcuts')).toBe('Alt+ArrowUp')
  expect(await violations()).toEqual([])
  await user.click(within(menu).getByRole('menuitem', { name: 'Duplicate' }))
  expect(root(context)).toHaveLength(4)
})

it('opens the menu of a component, which goes by arrows', async () => {
  const { context, user } = open()
  act(() => openComponentMenu(context, 'banner01', { x: 10, y: 10 }))
  const menu = await screen.findByRole('menu', { name: 'More actions for Banner' })
  expect(selected(context)).toBe('banner01')
  expect(await violations()).toEqual([])
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  await user.keyboard('{End}{Home}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(root(context)).toHaveLength(4))
  expect(screen.queryByRole('menu')).toBeNull()
  await user.keyboard('{Shift>}{F10}{/Shift}')
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  await user.type(await screen.findByRole('textbox', { name: 'Section name' }), 'Copy{Enter}')
  await waitFor(() => expect(Object.values(context.view.state.getState().names)).toEqual(['Copy']))
})

describe('the palette', () => {
  it('finds a command by words in any order and runs it', async () => {
    const { context, user } = open()
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'All commands' })
    expect(await violations()).toEqual([])
    await user.type(field, 'down move')
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(active()?.textContent).toContain('Move down'))
    await user.keyboard('{Enter}')
    expect(root(context)).toEqual(['banner01', 'alone001', 'columns1'])
    expect(screen.queryByRole('combobox')).toBeNull()
  })
  it('adds sections, and says why something cannot be done', async () => {
    const { context, user } = open({ view: { selected: 'banner01' } })
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox')
    await user.type(field, 'move up')
    const line = await screen.findByRole('option', { name: /Move up/ })
    expect(line.textContent).toContain('This is already the first one.')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('combobox')).not.toBeNull()
    await user.clear(field)
    await user.type(field, 'add text')
    await user.click(await screen.findByRole('option', { name: 'Add a section: Text' }))
    expect(context.editor.component(selected(context) ?? '')?.type).toBe('text')
  })
  it('asks for what a section is wrapped in', async () => {
    const { context, user } = open({ view: { selected: 'banner01' } })
    await user.keyboard('{Control>}g{/Control}')
    await user.click(await screen.findByRole('option', { name: 'Columns: End' }))
    expect(context.editor.place('banner01')?.parent).toEqual({ component: selected(context), slot: 'end' })
  })
  it('forgets what was searched for when a command asks for one of its options', async () => {
    const { user } = open({ view: { selected: 'banner01' } })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'new section{Enter}')
    expect(await screen.findByRole('option', { name: 'Columns: End' })).toBeTruthy()
    expect(screen.getByRole('combobox')).toHaveProperty('value', '')
  })
  it('goes with Escape, and leaves the selection', async () => {
    const { context, user } = open()
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(selected(context)).toBe('columns1')
  })
})

describe('the other dialogs', () => {
  it('move a component to any place of the page that takes it', async () => {
    const { context, user } = open({ view: { selected: 'banner01' } })
    await user.keyboard('{Control>}{Alt>}m{/Alt}{/Control}')
    const tree = await screen.findByRole('treegrid', { name: 'Positions' })
    expect(await violations()).toEqual([])
    expect(within(tree).getByRole('row', { name: 'Banner' }).textContent).toContain(
      'You cannot move a section to itself.',
    )
    const columns = within(tree).getAllByRole('row', { name: 'Columns' })[0] as HTMLElement
    await user.click(columns)
    await user.keyboard('{ArrowRight}')
    await user.click(await within(tree).findByRole('row', { name: 'Start' }))
    expect(screen.getAllByText('“Banner” is not allowed in “Start” of “Columns”.').length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Move here' })).toHaveProperty('disabled', true)
    await user.click(within(tree).getByRole('row', { name: 'End' }))
    await user.click(screen.getByRole('button', { name: 'Move here' }))
    expect(context.editor.place('banner01')?.parent).toEqual({ component: 'columns1', slot: 'end' })
  })
  it('move it to another page', async () => {
    const { context, user } = open({ view: { selected: 'banner01' } })
    act(() => context.list.run('move-to'))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Page' }), 'About')
    await user.click(await screen.findByRole('row', { name: 'Text' }))
    await user.click(screen.getByRole('button', { name: 'Move here' }))
    expect(context.editor.structure({ page: 'about' })?.root).toEqual(['text0001', 'banner01'])
    expect(context.view.state.getState().curPageId).toBe('about')
  })
  it('give a component a name of its own', async () => {
    const { context, user } = open()
    await user.keyboard('{F2}')
    await user.type(await screen.findByRole('textbox', { name: 'Section name' }), 'Our figures{Enter}')
    expect(context.view.state.getState().names).toEqual({ columns1: 'Our figures' })
    expect(screen.getByText('Renamed to Our figures.')).toBeInstanceOf(HTMLElement)
  })
  it('show all keys', async () => {
    const { user } = open()
    await user.keyboard('{Control>}/{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(await violations()).toEqual([])
    expect(dialog.textContent).toContain('Ctrl+Shift+Z')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
