import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { contentRows, type Role, saveContents, startBulkChange } from '@vitrine/schemas'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentsService, productOf } from '../testing/contents-service.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import Contents from './contents.tsx'

const records = [
  productOf('bolt', 'Hex bolt'),
  productOf('nut', 'Hex nut', { status: 'draft' }),
  productOf('washer', 'Washer'),
]

function open(path = '/products', role: Role = 'owner', held = records) {
  const service = contentsService(held)
  return { ...openScreen(Contents, { path, role, answers: service.answers }), service }
}
/** The grid stands a moment before its rows: React Aria collects them in a pass of its own. */
async function tableWithRows() {
  await screen.findByRole('grid', { name: 'Products' })
  await screen.findAllByRole('row')
}
const rows = () => screen.getAllByRole('row').slice(1)
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

beforeAll(async () => {
  // The form comes at once, so that nothing has to be waited for.
  await import('./editor/content-screen.tsx')
  await import('./table/bulk-edit.tsx')
})
afterEach(cleanup)

describe('The table of a kind', () => {
  it('shows what the schema says of its columns, and leads to each record', async () => {
    const { user } = open()
    await tableWithRows()
    expect(rows()).toHaveLength(3)
    expect(within(row('Hex bolt')).getByText('$0.86')).toBeTruthy()
    expect(within(row('Hex bolt')).getByText('Published')).toBeTruthy()
    expect(within(row('Hex nut')).getByText('Draft')).toBeTruthy()
    expect(within(row('Hex bolt')).getByText('Missing: ar')).toBeTruthy()
    expect(await violationsOf('Products')).toEqual([])
    await user.click(within(row('Hex bolt')).getByRole('link', { name: 'Hex bolt' }))
    expect(location.pathname).toBe('/demo/office/products/bolt')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hex bolt' })).toBeTruthy()
  })

  it('chooses the whole page at once, also those rows that are drawn a moment later', async () => {
    const many = Array.from({ length: 50 }, (_, at) => productOf(`bolt-${at}`, `Bolt ${at}`, { order: at }))
    const { user } = open('/products', 'owner', many)
    await tableWithRows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(await screen.findByText('50 selected')).toBeTruthy()
    await waitFor(() => expect(rows()).toHaveLength(50), { timeout: 20_000 })
    expect(screen.getByText('50 selected')).toBeTruthy()
    for (const one of rows()) expect(one.getAttribute('aria-selected')).toBe('true')
  })

  it('is searched, filtered and sorted, and all of it stands in the address', async () => {
    const { user, questionsOf } = open()
    await tableWithRows()
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'Hex{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('checkbox', { name: /Draft/ }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(new URLSearchParams(location.search).get('filter')).toBe('{"state":["draft"]}')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await user.click(screen.getByRole('columnheader', { name: /Name/ }))
    await waitFor(() => expect(questionsOf(contentRows).at(-1)).toMatchObject({ sort: 'title', q: 'Hex' }))
    await user.click(screen.getByRole('columnheader', { name: /Name/ }))
    await waitFor(() => expect(within(rows()[0] as HTMLElement).getByRole('link', { name: 'Hex nut' })).toBeTruthy())
  })

  it('shows other columns, and keeps them as a view', async () => {
    const { user } = open()
    await tableWithRows()
    expect(screen.queryByRole('columnheader', { name: /Pack size/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Pack size' }))
    expect(await screen.findByRole('columnheader', { name: /Pack size/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Packs')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const view = await screen.findByRole('link', { name: 'Packs' })
    expect(view.getAttribute('aria-current')).toBe('true')
    await user.click(screen.getByRole('link', { name: 'All' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Pack size/ })).toBeNull())
  })

  it('changes several at once, and takes that back as one', async () => {
    const { user, service } = open()
    await tableWithRows()
    await user.click(screen.getByRole('checkbox', { name: 'Select Hex bolt' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Washer' }))
    const bar = () => screen.getByRole('region', { name: 'Selected items' })
    expect(within(bar()).getByText('2 selected')).toBeTruthy()
    await user.click(within(bar()).getByRole('button', { name: 'Change to draft' }))
    expect(await within(bar()).findByText('2 items changed.')).toBeTruthy()
    expect(service.recordOf('product', 'bolt').status).toBe('draft')
    await user.click(within(bar()).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').status).toBe('published'))
    expect(service.recordOf('product', 'nut').status).toBe('draft')
  })

  it('changes those that were chosen on several pages, and no longer those of another search', async () => {
    const many = Array.from({ length: 104 }, (_, at) => productOf(`p${at}`, `Bolt ${1000 + at}`))
    const { user, service } = open('/products?columns=title', 'owner', many)
    await tableWithRows()
    await user.click(screen.getByRole('checkbox', { name: 'Select Bolt 1001' }))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bolt 1060' }))
    const bar = () => screen.getByRole('region', { name: 'Selected items' })
    expect(within(bar()).getByText('2 selected')).toBeTruthy()
    await user.click(within(bar()).getByRole('button', { name: 'Change to draft' }))
    expect(await within(bar()).findByText('2 items changed.')).toBeTruthy()
    for (const id of ['p1', 'p60']) expect(service.recordOf('product', id).status).toBe('draft')

    await user.click(screen.getByRole('checkbox', { name: 'Select Bolt 1061' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), '1002{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(screen.queryByText(/selected$/)).toBeNull()
  })

  it('sets one field of all that match, over all pages, in one step', async () => {
    const many = Array.from({ length: 104 }, (_, at) => productOf(`p${at}`, `Bolt ${1000 + at}`))
    const { user, service, questionsOf } = open('/products?columns=title', 'owner', many)
    await tableWithRows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 104' }))
    await user.click(screen.getByRole('button', { name: 'Edit field' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 104 items' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'Pack size')
    const change = dialog.getByRole('button', { name: 'Change 104 items' })
    // Who has typed nothing removes nothing.
    expect(change).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('checkbox', { name: 'Remove the value' }))
    expect(await dialog.findByText('Will change: 0. Unchanged: 104. Can’t be changed: 0.')).toBeTruthy()
    // Nothing would change: there is nothing to remove.
    expect(change).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('checkbox', { name: 'Remove the value' }))
    await user.type(await dialog.findByRole('spinbutton', { name: 'Pack size' }), '500')
    // What each becomes is seen before any of it counts.
    expect(await dialog.findByText('Will change: 104. Unchanged: 0. Can’t be changed: 0.')).toBeTruthy()
    const table = within(dialog.getByRole('table', { name: 'Items by result' }))
    const line = within(table.getByRole('row', { name: /Bolt 1000/ }))
    expect(line.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['–', '500'])
    expect(service.recordOf('product', 'p103').settings.props.batch).toBeUndefined()
    expect(await violationsOf('Edit 104 items')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Change 104 items' }))
    expect(await screen.findAllByText('104 items changed.')).toBeTruthy()
    // The service knows which they are: no id is sent.
    expect(questionsOf(startBulkChange)).toMatchObject([{ selection: { matching: {} }, change: { value: 500 } }])
    expect(service.recordOf('product', 'p103').settings.props.batch).toBe(500)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(service.recordOf('product', 'p0').settings.props.batch).toBeUndefined())
  })

  it('shows of a change what stays the same, and what may not be changed', async () => {
    const same = productOf('same', 'Same', { settings: { props: { name: 'Same', batch: 500 } } })
    const { user, service, questionsOf } = open('/products?columns=title', 'owner', [productOf('other', 'Other'), same])
    await tableWithRows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Edit field' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 items' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'Pack size')
    await user.type(await dialog.findByRole('spinbutton', { name: 'Pack size' }), '500')
    expect(await dialog.findByText('Will change: 1. Unchanged: 1. Can’t be changed: 0.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Unchanged 1' }))
    expect(dialog.getByRole('row', { name: /Same/ })).toBeTruthy()
    expect(dialog.queryByRole('row', { name: /Other/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Change 1 item' }))
    await waitFor(() => expect(service.recordOf('product', 'other').settings.props.batch).toBe(500))
    expect(questionsOf(startBulkChange)).toMatchObject([{ selection: { ids: ['other', 'same'] } }])
  })

  it('brings back what was deleted in its form: at once, and later from those that were deleted', async () => {
    const { user, service } = open('/products/bolt')
    async function remove() {
      await user.click(await screen.findByRole('button', { name: 'More actions for Hex bolt' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
      await tableWithRows()
      expect(screen.queryByRole('row', { name: /Hex bolt/ })).toBeNull()
    }
    await remove()
    const said = within(await screen.findByRole('region', { name: 'Last change' }))
    expect(said.getByText('⁨Hex bolt⁩ was deleted.')).toBeTruthy()
    await user.click(said.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('row', { name: /Hex bolt/ })).toBeTruthy()
    expect(service.recordOf('product', 'bolt')).toMatchObject({ status: 'published', slug: 'hex-bolt' })
    await user.click(screen.getByRole('link', { name: 'Hex bolt' }))
    await remove()
    await user.click(screen.getByRole('link', { name: 'Deleted items' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Deleted items' })).toBeTruthy()
    expect(await violationsOf('Deleted items')).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Restore Hex bolt' }))
    expect(await screen.findByText('Nothing has been deleted.')).toBeTruthy()
    expect(service.recordOf('product', 'bolt').settings.props.name).toBe('Hex bolt')
  })

  it('offers no way back to who may not delete', async () => {
    open('/products', 'translator')
    await tableWithRows()
    expect(screen.queryByRole('link', { name: 'Deleted items' })).toBeNull()
  })

  it('adds one by its name, as a draft, and opens its form', async () => {
    const { user, service } = open()
    await tableWithRows()
    await user.click(screen.getByRole('button', { name: 'Add product' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Über-Bolt M8')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Über-Bolt M8' })).toBeTruthy()
    const id = location.pathname.split('/').at(-1) ?? ''
    expect(service.recordOf('product', id)).toMatchObject({ slug: 'uber-bolt-m8', status: 'draft' })
    // The usual currency of the site; of units it named none.
    expect(service.recordOf('product', id).settings.props).toEqual({ name: 'Über-Bolt M8', currency: 'EUR' })
  })

  it('offers nothing that a viewer may not do', async () => {
    open('/products', 'viewer')
    await tableWithRows()
    expect(screen.queryByRole('button', { name: 'Add product' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull()
  })

  it('says what to do where there is nothing', async () => {
    open('/news')
    expect(await screen.findByText('No articles yet. Add your first article.')).toBeTruthy()
  })
})

describe('The form of a record', () => {
  const opened = async (role: Role = 'owner') => {
    const all = open('/products/bolt', role)
    await screen.findByRole('heading', { level: 1, name: 'Hex bolt' })
    return all
  }
  const name = () => screen.findByRole('textbox', { name: 'Name' })

  it('is made from the schema, and saved by field', async () => {
    const { user, service, questionsOf } = await opened()
    const save = () => screen.getByRole('button', { name: /^Save/ })
    expect(save()).toHaveProperty('disabled', true)
    await user.type(await name(), ' M8')
    expect(screen.getByRole('heading', { level: 1, name: 'Hex bolt M8' })).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(service.recordOf('product', 'bolt').settings.props.name).toBe('Hex bolt M8'))
    const sent = questionsOf(saveContents).flatMap(({ operations }) => operations)
    for (const operation of sent) expect(operation).toMatchObject({ type: 'set-setting', path: 'name' })
    expect(sent.at(-1)).toMatchObject({ value: 'Hex bolt M8' })
    expect(await violationsOf('Product')).toEqual([])
  })

  it('is written in each language beside its source', async () => {
    const { user, service } = await opened()
    await user.click(screen.getByRole('radio', { name: /German/ }))
    const field = await name()
    await user.clear(field)
    await user.type(field, 'Schraube')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(service.recordOf('product', 'bolt').settings.editPropsByLangEnvMap?.de?.name).toBe('Schraube'),
    )
    expect(service.recordOf('product', 'bolt').settings.props.name).toBe('Hex bolt')
    expect(new URLSearchParams(location.search).get('texts')).toBe('de')
  })

  it('takes steps back, and asks before what is unsaved is lost', async () => {
    const { user } = await opened()
    await user.type(await name(), '!')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await name()).toHaveProperty('value', 'Hex bolt')
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(await name()).toHaveProperty('value', 'Hex bolt!')
  })

  it('merges what somebody else changes meanwhile, and asks where both changed the same', async () => {
    const { user, service, tell } = await opened()
    const set = (path: string, value: string) =>
      service.apply('Ana', [{ id: `t${path}`, type: 'set-setting', of: { content: 'product/bolt' }, path, value }])
    await user.type(await name(), ' M8')
    set('model', 'NH-9')
    tell('content')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Model/ })).toHaveProperty('value', 'NH-9'))
    expect(await name()).toHaveProperty('value', 'Hex bolt M8')
    set('name', 'Hexagon bolt')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed the same fields' }))
    expect(dialog.getByText('Hexagon bolt')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Keep my values' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').settings.props.name).toBe('Hex bolt M8'))
  })

  it('is published, made a draft again, and has its address changed', async () => {
    const { user, service } = await opened()
    await user.click(screen.getByRole('button', { name: 'More actions for Hex bolt' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change to draft' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').status).toBe('draft'))
    const address = screen.getByRole('textbox', { name: 'Address' })
    await user.clear(address)
    await user.type(address, 'Hex Bolt{Tab}')
    expect(await screen.findByText(/Use lowercase letters/)).toBeTruthy()
    await user.clear(address)
    await user.type(address, 'hex-bolt-m8{Tab}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').slug).toBe('hex-bolt-m8'))
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').status).toBe('published'))
  })

  it('tells who changed what, and brings a value back', async () => {
    const { user, service } = await opened()
    await user.click(await name())
    await user.paste(' M8')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Undo this change: Name' }))
    expect(await name()).toHaveProperty('value', 'Hex bolt')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(service.recordOf('product', 'bolt').settings.props.name).toBe('Hex bolt'))
  })

  it('is deleted when that is confirmed', async () => {
    const { user, service } = await opened()
    await user.click(screen.getByRole('button', { name: 'More actions for Hex bolt' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Hex bolt?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await tableWithRows()
    expect(() => service.recordOf('product', 'bolt')).toThrow()
  })

  it('is read by a viewer, and says when somebody deleted it', async () => {
    const { service, tell } = await opened('viewer')
    expect((await name()).matches(':disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
    service.apply('Ana', [{ id: 'gone0001', type: 'remove-content', content: 'product/bolt' }])
    tell('content')
    expect(await screen.findByText('This item was deleted.')).toBeTruthy()
  })
})
