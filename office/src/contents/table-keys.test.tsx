import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { contentRows, type Role } from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { contentsService, productOf } from '../testing/contents-service.ts'
import { openScreen } from '../testing/open-screen.tsx'
import Contents from './contents.tsx'

// A page of the table holds 50.
const records = Array.from({ length: 52 }, (_, at) =>
  productOf(`bolt-${at}`, `Bolt ${String(at).padStart(2, '0')}`, { order: at }),
)

async function open(path: string, role: Role = 'owner') {
  const service = contentsService(records)
  const opened = openScreen(Contents, { path, role, answers: service.answers })
  if (path.startsWith('/products?') || path === '/products') await screen.findAllByRole('row')
  // The languages come a moment later.
  await screen.findByText(/Deutsch|German/)
  return { ...opened, service }
}
const row = (name: string) => screen.getByRole('row', { name })
const query = () => new URLSearchParams(location.search)
const said = (text: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text))
async function heading(name: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name })
  // The keys of a form are heard once it has been drawn.
  await act(async () => undefined)
}

afterEach(cleanup)

describe('The keys of tables', () => {
  it('X chooses the row with the focus, and lets it go again', async () => {
    const { user } = await open('/products')
    row('Bolt 01').focus()
    await user.keyboard('x')
    expect(row('Bolt 01').getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText('1 selected')).toBeTruthy()
    await user.keyboard('{ArrowDown}x')
    expect(screen.getByText('2 selected')).toBeTruthy()
    await user.keyboard('x')
    expect(row('Bolt 02').getAttribute('aria-selected')).toBe('false')
  })

  it('X chooses nothing for who may change nothing', async () => {
    const { user } = await open('/products', 'viewer')
    row('Bolt 01').focus()
    await user.keyboard('x')
    expect(row('Bolt 01').getAttribute('aria-selected')).not.toBe('true')
  })

  it('Ctrl+D copies the row with the focus as a draft, which is taken back', async () => {
    const { user, service } = await open('/products')
    row('Bolt 03').focus()
    await user.keyboard('{Control>}d{/Control}')
    const notice = within(await screen.findByRole('region', { name: 'Last change' }))
    expect(notice.getByText(/Bolt 03.* was duplicated\./)).toBeTruthy()
    const copies = () => service.slugs().filter((slug) => slug.startsWith('bolt-03'))
    expect(copies()).toHaveLength(2)
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(copies()).toHaveLength(1))
  })

  it('[ and ] turn the pages, and say where there is none', async () => {
    const { user, questionsOf } = await open('/products')
    await user.keyboard(']')
    expect(await screen.findByRole('row', { name: 'Bolt 50' })).toBeTruthy()
    expect(query().get('page')).toBe('2')
    await user.keyboard(']')
    await said('This is the last page of the list.')
    expect(query().get('page')).toBe('2')
    await user.keyboard('[[[[')
    expect(await screen.findByRole('row', { name: 'Bolt 00' })).toBeTruthy()
    expect(query().get('page')).toBeNull()
    await user.keyboard('[[[[')
    await said('This is the first page of the list.')
    expect(Math.max(...questionsOf(contentRows).map(({ page = 1 }) => page))).toBe(2)
  })

  it('Alt+L shows the texts in one language after the other', async () => {
    const { user } = await open('/products')
    const language = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the texts' }).value
    expect(language()).toBe('en')
    const shown: string[] = []
    for (let presses = 0; presses < 3; presses += 1) {
      await user.keyboard('{Alt>}l{/Alt}')
      shown.push(language())
    }
    expect(shown).toEqual(['de', 'ar', 'en'])
    expect(query().get('texts')).toBeNull()
  })
})

describe('The keys of a form', () => {
  it('[ and ] go on in the list that it was opened from, over the ends of its pages', async () => {
    const { user } = await open('/products?sort=-title')
    ;(await screen.findByRole('row', { name: 'Bolt 03' })).focus()
    await user.keyboard('{Enter}')
    await heading('Bolt 03')
    await user.keyboard(']')
    await heading('Bolt 02')
    await user.keyboard(']')
    await heading('Bolt 01')
    await user.keyboard('[[')
    await heading('Bolt 02')
    await user.keyboard(']]')
    await user.click(screen.getByRole('link', { name: /Products|Back/ }))
    await screen.findAllByRole('row')
    expect(Object.fromEntries(query())).toMatchObject({ sort: '-title', page: '2' })
  })

  it('Ctrl+D copies what is open as a draft, and opens the copy', async () => {
    const { user, service } = await open('/products/bolt-3')
    await heading('Bolt 03')
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(location.pathname).not.toBe('/demo/office/products/bolt-3'))
    const id = location.pathname.split('/').at(-1) ?? ''
    expect(service.recordOf('product', id)).toMatchObject({
      status: 'draft',
      settings: { props: { name: 'Bolt 03' } },
    })
    expect(service.slugs()).toHaveLength(records.length + 1)
  })

  it('say where the list ends, and keep the language', async () => {
    const { user } = await open('/products/bolt-0?texts=de')
    await user.keyboard('[[')
    await said('There is no previous item in the list.')
    await user.keyboard(']')
    await heading('Bolt 01')
    expect(query().get('texts')).toBe('de')
    await user.keyboard('{Alt>}l{/Alt}')
    expect(query().get('texts')).toBe('ar')
  })
})
