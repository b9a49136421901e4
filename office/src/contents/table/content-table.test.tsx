import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useCommandsContext } from '@vitrine/editor-core'
import { KeysDialog } from '@vitrine/editor-core/keys-dialog'
import { CommandPalette } from '@vitrine/editor-core/palette'
import { CallError, contentDetail, moveContent, type Role, saveContents } from '@vitrine/schemas'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useStore } from 'zustand'
import type { OfficeCommands } from '../../shell/commands.ts'
import { contentsService, productOf } from '../../testing/contents-service.ts'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { violationsOf } from '../../testing/violations-of.ts'
import Contents from '../contents.tsx'

const german = { props: { name: 'Hex bolt', model: 'NH-1' }, editPropsByLangEnvMap: { de: { name: 'Schraube' } } }
const records = [
  productOf('bolt', 'Hex bolt', { order: 0, settings: german }),
  productOf('nut', 'Hex nut', { order: 1, status: 'draft' }),
  productOf('washer', 'Washer', { order: 2 }),
]

function open(path = '/products', role: Role = 'owner', more: Parameters<typeof openScreen>[1]['answers'] = []) {
  const service = contentsService(records)
  return { ...openScreen(Contents, { path, role, answers: [...service.answers, ...more] }), service }
}
/** The grid stands a moment before its rows: React Aria collects them in a pass of its own. */
async function tableWithRows(): Promise<void> {
  await screen.findByRole('grid', { name: 'Products' })
  await screen.findAllByRole('row')
}
/** The table once it is known which languages there are, so that cells are edited. */
async function editableGrid(): Promise<void> {
  await tableWithRows()
  await waitFor(() => expect(document.querySelector('[data-editable]')).toBeTruthy())
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
/** The cell of a row in a column. */
function cell(name: string, column: string): HTMLElement {
  const found = row(name).querySelector<HTMLElement>(`[data-column="${column}"]`)
  if (!found) throw new Error(`No cell ${column}`)
  return found
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.querySelector('[data-column="title"]')?.textContent)
const notice = () => screen.findByRole('region', { name: 'Last change' })

beforeAll(async () => {
  // They come at once, so that nothing has to be waited for.
  await import('./inline/cell-editor.tsx')
  await import('./inline/cell-change.ts')
  await import('./order/order-menu.tsx')
})
afterEach(cleanup)

/** The screen with the dialogs that the shell opens by keys. */
function WithDialogs({ id }: { readonly id: string | undefined }) {
  const { dialogs } = useCommandsContext() as OfficeCommands
  const open = useStore(dialogs, (state) => state.open)
  return (
    <>
      <Contents id={id} />
      {open === 'keys' && <KeysDialog hint="" />}
      {open === 'palette' && <CommandPalette />}
    </>
  )
}

describe('The keys of cells and rows', () => {
  const terms = () => within(screen.getByRole('dialog')).getAllByRole('term')
  /** The keys that the list shows, by what they do. */
  async function listedKeys(path: string, role: Role = 'owner') {
    const service = contentsService(records)
    const { user, close } = openScreen(WithDialogs, { path, role, answers: service.answers })
    await tableWithRows()
    if (role === 'owner') await editableGrid()
    await user.keyboard('{Control>}/{/Control}')
    await screen.findByRole('dialog')
    const keys = Object.fromEntries(
      terms().map((term) => [
        term.textContent,
        [...(term.parentElement?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent),
      ]),
    )
    return { keys, user, close }
  }

  it('are listed with those of the screen, where cells are edited and rows are moved', async () => {
    const { keys, user } = await listedKeys('/products')
    expect(keys).toMatchObject({
      'Add product': ['C'],
      'Edit a cell': ['F2', 'Enter'],
      'Save a cell': ['Enter'],
      'Save a cell and edit the next one': ['Tab'],
      'Save a cell and edit the one before it': ['Shift+Tab'],
      'Leave a cell without saving': ['Esc'],
      'Select a row': ['X'],
      'Duplicate a row': ['Ctrl+D'],
      'Show the texts in the next language': ['Alt+L'],
      'Move a row up': ['Alt+↑'],
      'Move a row down': ['Alt+↓'],
    })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // They belong to what has the focus, so that nothing can be run from elsewhere.
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'All commands' }), 'Edit a cell')
    expect(await screen.findByText('No command matches your search.')).toBeTruthy()
  })

  it('of letters alone are switched off in the list, and stay so', async () => {
    const { user } = await listedKeys('/products')
    await user.click(screen.getByRole('checkbox', { name: 'Use shortcuts of one or two letters' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('c')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('vitrine:letter-keys')).toBe('off')
    await user.keyboard('{Control>}/{/Control}')
    await user.click(await screen.findByRole('checkbox', { name: 'Use shortcuts of one or two letters' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('c')
    expect(await screen.findByRole('dialog', { name: 'Add product' })).toBeTruthy()
  })

  it('are left out where a table stands in another order, and for who only reads', async () => {
    const sorted = await listedKeys('/products?sort=title')
    expect(sorted.keys).toHaveProperty('Edit a cell')
    expect(sorted.keys).not.toHaveProperty('Move a row up')
    sorted.close()
    const { keys } = await listedKeys('/products', 'viewer')
    expect(Object.keys(keys).filter((name) => /cell|row/.test(name))).toEqual([])
    expect(keys).toHaveProperty('Search this list')
  })
})

describe('Values in their cells', () => {
  it('are typed, spaces too, saved by Enter, and taken back from the notice', async () => {
    const { user, service } = open()
    await editableGrid()
    await user.dblClick(cell('Hex bolt', 'model'))
    const field = await screen.findByRole('textbox', { name: 'Model or part number: Hex bolt' })
    expect(field).toHaveProperty('value', 'NH-1')
    expect(await violationsOf('Products')).toEqual([])
    await user.clear(field)
    await user.type(field, 'NH 40 B{Enter}')
    await waitFor(() => expect(service.recordOf('product', 'bolt').settings.props.model).toBe('NH 40 B'))
    expect(screen.queryByRole('textbox', { name: /Model or part number: / })).toBeNull()
    expect(document.activeElement).toBe(cell('Hex bolt', 'model'))
    await user.click(within(await notice()).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').settings.props.model).toBe('NH-1'))
    await waitFor(() => expect(cell('Hex bolt', 'model').textContent).toBe('NH-1'))
  })

  it('are opened by F2 and by Enter, and taken back by Escape', async () => {
    const { user, questionsOf } = open()
    await editableGrid()
    cell('Hex nut', 'model').focus()
    await user.keyboard('{Enter}')
    await user.keyboard('X')
    await user.keyboard('{Escape}')
    expect(location.pathname).toBe('/demo/office/products')
    expect(screen.queryByRole('textbox', { name: /: Hex nut/ })).toBeNull()
    await user.keyboard('{F2}')
    expect(await screen.findByRole('textbox', { name: 'Model or part number: Hex nut' })).toHaveProperty(
      'value',
      'NH-nut',
    )
    await user.keyboard('{Enter}')
    expect(questionsOf(saveContents)).toEqual([])
  })

  it('are gone through by Tab, and a status is chosen', async () => {
    const { user, service } = open('/products?columns=title,model,state')
    await editableGrid()
    cell('Hex nut', 'model').focus()
    await user.keyboard('{F2}')
    await user.type(await screen.findByRole('textbox', { name: 'Model or part number: Hex nut' }), '-2{Tab}')
    await screen.findByRole('combobox', { name: 'Status: Hex nut' })
    await user.keyboard('{Tab}')
    await screen.findByRole('textbox', { name: 'Name: Washer' })
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status: Hex nut' }), 'Archived')
    // What is chosen by the pointer is saved at once.
    expect(screen.queryByRole('combobox', { name: 'Status: Hex nut' })).toBeNull()
    await waitFor(() => expect(service.recordOf('product', 'nut').status).toBe('archived'))
    expect(service.recordOf('product', 'nut').settings.props.model).toBe('NH-nut-2')
  })

  it('are translations where the table shows another language, with the source behind them', async () => {
    const { user, service } = open('/products?texts=de')
    await editableGrid()
    cell('Washer', 'title').focus()
    await user.keyboard('{F2}')
    const field = await screen.findByRole('textbox', { name: 'Name: Washer' })
    expect(field).toMatchObject({ value: '', placeholder: 'Washer', lang: 'de' })
    await user.type(field, 'Scheibe{Enter}')
    await waitFor(() =>
      expect(service.recordOf('product', 'washer').settings.editPropsByLangEnvMap?.de?.name).toBe('Scheibe'),
    )
    expect(service.recordOf('product', 'washer').settings.props.name).toBe('Washer')
    // What is the same in all languages is edited where the source is shown.
    expect(await screen.findByRole('link', { name: 'Scheibe' })).toBeTruthy()
    expect(cell('Scheibe', 'model').dataset.editable).toBeUndefined()
  })

  it('stay as they were typed where the service refuses them', async () => {
    const refusal = answering(saveContents, () => {
      throw new CallError('invalid_request', { fields: { 'product/bolt.settings.props.model': 'Use other letters.' } })
    })
    const { user } = open('/products', 'owner', [refusal])
    await editableGrid()
    await user.dblClick(cell('Hex bolt', 'model'))
    await user.type(await screen.findByRole('textbox', { name: 'Model or part number: Hex bolt' }), '!{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Model or part number: Hex bolt' })
    expect(await screen.findByText('Use other letters.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'NH-1!')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(cell('Hex bolt', 'model').textContent).toBe('NH-1')
  })

  it('need a value where the schema asks for one', async () => {
    const { user, questionsOf } = open()
    await editableGrid()
    cell('Hex bolt', 'title').focus()
    await user.keyboard('{F2}')
    await user.clear(await screen.findByRole('textbox', { name: 'Name: Hex bolt' }))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Enter a value.')).toBeTruthy()
    expect(questionsOf(saveContents)).toEqual([])
  })

  it('are asked about where somebody else changed the same', async () => {
    const { user, service, questionsOf } = open()
    await editableGrid()
    await user.dblClick(cell('Hex bolt', 'model'))
    const field = await screen.findByRole('textbox', { name: 'Model or part number: Hex bolt' })
    await waitFor(() => expect(questionsOf(contentDetail)).toHaveLength(1))
    const of = { content: 'product/bolt' }
    service.apply('Ana', [{ id: 'theirs01', type: 'set-setting', of, path: 'model', value: 'NH-9' }])
    await user.type(field, '-B{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed the same fields' }))
    expect(dialog.getByText('NH-9')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Keep my values' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').settings.props.model).toBe('NH-1-B'))
  })

  it('are not edited by who may not', async () => {
    const { user } = open('/products', 'viewer')
    await tableWithRows()
    expect(document.querySelector('[data-editable]')).toBeNull()
    cell('Hex bolt', 'model').focus()
    await user.keyboard('{F2}')
    expect(screen.queryByRole('textbox', { name: /Model or part number: / })).toBeNull()
    cleanup()
    // Whoever may write texts may not publish them.
    open('/products', 'content-editor')
    await tableWithRows()
    await waitFor(() => expect(cell('Hex bolt', 'model').dataset.editable).toBe('true'))
    expect(cell('Hex bolt', 'state').dataset.editable).toBeUndefined()
  })
})

describe('The own order of a kind', () => {
  it('is changed by keys, and taken back as one', async () => {
    const { user, questionsOf } = open()
    await tableWithRows()
    await screen.findByRole('button', { name: 'Move Washer' })
    row('Washer').focus()
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names()).toEqual(['Washer', 'Hex bolt', 'Hex nut']))
    expect(await within(await notice()).findByText(/Washer is now at position 1 of 3/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(row('Washer')))
    expect(questionsOf(moveContent).map(({ position }) => position)).toEqual([2, 1])
    await user.click(within(await notice()).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['Hex bolt', 'Hex nut', 'Washer']))
  })

  it('is changed from a menu, to any position', async () => {
    const { user } = open()
    await tableWithRows()
    await user.click(await screen.findByRole('button', { name: 'Move Hex bolt' }))
    const menu = within(await screen.findByRole('menu', { name: 'Move Hex bolt' }))
    expect(menu.getByRole('menuitem', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(menu.getByRole('menuitem', { name: 'Move to the end' }))
    await waitFor(() => expect(names()).toEqual(['Hex nut', 'Washer', 'Hex bolt']))
    await user.click(await screen.findByRole('button', { name: 'Move Hex bolt' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to position' }))
    const field = await screen.findByRole('spinbutton', { name: 'Position' })
    await user.clear(field)
    await user.type(field, '2{Enter}')
    await waitFor(() => expect(names()).toEqual(['Hex nut', 'Hex bolt', 'Washer']))
    expect(location.pathname).toBe('/demo/office/products')
  })

  it('is put back where it could not be changed, and tried again', async () => {
    let isDown = true
    const service = contentsService(records)
    const moving = service.answers.find(([name]) => name === `${moveContent.method} ${moveContent.path}`)
    const failing = answering(moveContent, (question) => {
      if (isDown) throw new CallError('unavailable', { message: 'The service is not there.' })
      return moving?.[1](question as never) as never
    })
    const { user } = openScreen(Contents, { path: '/products', answers: [...service.answers, failing] })
    await tableWithRows()
    await screen.findByRole('button', { name: 'Move Washer' })
    row('Washer').focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await within(await notice()).findByText('The service is not there.')).toBeTruthy()
    await waitFor(() => expect(names()).toEqual(['Hex bolt', 'Hex nut', 'Washer']))
    isDown = false
    await user.click(within(await notice()).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Hex bolt', 'Washer', 'Hex nut']))
  })

  it('is not changed where rows stand otherwise, or by who may not', async () => {
    open('/products?sort=title')
    await tableWithRows()
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
    cleanup()
    open('/products', 'translator')
    await tableWithRows()
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  })
})
