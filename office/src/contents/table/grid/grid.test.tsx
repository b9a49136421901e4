import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentsService, productOf } from '../../../testing/contents-service.ts'
import { violationsOf } from '../../../testing/violations-of.ts'

/** The ids of the rows whose cells were drawn. */
const drawn: string[] = []
vi.mock('../cell.tsx', async (original) => {
  const { CellValue } = await original<typeof import('../cell.tsx')>()
  return {
    CellValue(props: Parameters<typeof CellValue>[0]) {
      drawn.push(props.row.id)
      return CellValue(props)
    },
  }
})

// Other files of the worker have imported the table with cells that tell nothing.
vi.resetModules()
const { openScreen } = await import('../../../testing/open-screen.tsx')
const { default: Contents } = await import('../../contents.tsx')
// Here already, so that it is the one with the cells above.
await import('../content-table.tsx')

const records = Array.from({ length: 6 }, (_, at) => productOf(`bolt-${at}`, `Bolt ${at}`, { order: at }))
const row = (at: number) => screen.getByRole('row', { name: `Bolt ${at}` })
const chosen = () => [0, 1, 2, 3, 4, 5].filter((at) => row(at).getAttribute('aria-selected') === 'true')
const focused = () => document.activeElement

async function open(path = '/products?columns=title,model,state&sort=title') {
  const all = openScreen(Contents, { path, answers: contentsService(records).answers })
  await screen.findByRole('row', { name: 'Bolt 5' })
  // The languages come a moment later, and with them what may be edited.
  await waitFor(() => expect(document.querySelector('[data-editable]')).toBeTruthy())
  drawn.length = 0
  return all
}

beforeEach(() => {
  drawn.length = 0
})
afterEach(cleanup)
afterAll(() => vi.resetModules())

describe('The grid of contents', () => {
  it('is gone through by keys, and draws no cell for that', async () => {
    const { user } = await open()
    row(0).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe(row(2))
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Select Bolt 2' }))
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe(screen.getByRole('link', { name: 'Bolt 2' }))
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe(screen.getByRole('link', { name: 'Bolt 1' }))
    await user.keyboard('{End}')
    expect(focused()).toBe(row(1).querySelector('[data-column="state"]'))
    await user.keyboard('{Home}{ArrowLeft}{End}')
    expect(focused()).toBe(row(5))
    await user.keyboard('{Home}')
    expect(focused()).toBe(row(0))
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(new URLSearchParams(location.search).get('sort')).toBe('-title'))
    expect(await violationsOf('Products')).toEqual([])
  })

  it('draws nothing for the focus, and only the rows whose choice changes', async () => {
    const { user } = await open()
    row(0).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(drawn).toEqual([])
    await user.keyboard(' ')
    expect(chosen()).toEqual([3])
    expect(new Set(drawn)).toEqual(new Set(['bolt-3']))
  })

  it('chooses by Space, onwards with Shift, the page by Ctrl+A, and nothing by Escape', async () => {
    const { user } = await open()
    row(1).focus()
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(chosen()).toEqual([1, 2, 3])
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(chosen()).toEqual([1, 2])
    // While some are chosen, Enter and a press choose and do not open.
    await user.keyboard('{Enter}')
    expect(chosen()).toEqual([1])
    await user.click(row(5).querySelector('[data-column="state"]') as Element)
    expect(chosen()).toEqual([1, 5])
    await user.keyboard('{Shift>}')
    await user.click(row(3).querySelector('[data-column="state"]') as Element)
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual([1, 3, 4, 5])
    await user.keyboard('{Control>}a{/Control}')
    expect(chosen()).toEqual([0, 1, 2, 3, 4, 5])
    await user.keyboard('{Escape}')
    expect(chosen()).toEqual([])
    expect(location.pathname).toBe('/demo/office/products')
    row(2).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/demo/office/products/bolt-2'))
  })

  it('is one stop of Tab, which comes back to where one was', async () => {
    const { user } = await open()
    const grid = screen.getByRole('grid')
    const inGrid = () => grid.contains(document.activeElement)
    row(0).focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await user.tab()
    expect(inGrid()).toBe(false)
    await user.tab({ shift: true })
    expect(focused()).toBe(screen.getByRole('link', { name: 'Bolt 1' }))
  })
})
