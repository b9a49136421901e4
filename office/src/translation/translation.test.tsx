import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  CallError,
  contentLanguages,
  type ListedTextState,
  listSourceTexts,
  listTextRows,
  listTexts,
  type Membership,
  type Operation,
  saveContents,
  saveDraft,
  type TextRow,
  textStates,
} from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import Translation from './translation.tsx'

const text = (id: number, more: Partial<TextRow>): TextRow => ({
  id,
  of: { page: 'home', component: 'posterA1' },
  place: 'page/home',
  section: 'banner',
  path: 'title',
  source: `Bolts ${id}`,
  fingerprint: '2:aaaaaaaaaaaaaaaa',
  state: 'missing',
  problems: 0,
  ...more,
})

const outdated: TextRow = text(2, {
  source: 'Bolts for any site.',
  state: 'stale',
  value: 'Schrauben für jede Baustelle',
  note: { source: '2:bbbbbbbbbbbbbbbb', status: 'machine', engine: 'deepl' },
})
const product: TextRow = {
  ...text(3, { of: { content: 'product/k3v9Qa2Z' }, place: 'product/k3v9Qa2Z', path: 'name', source: 'Hex bolt' }),
  state: 'new',
  value: 'Sechskantschraube',
}

/** A service that keeps texts as ours does: what is saved is translated then. */
function open({
  role = 'owner',
  path = '/translation',
  rows = [text(1, {}), outdated, product],
  own = [],
}: {
  readonly role?: Membership['role']
  readonly path?: string
  readonly rows?: TextRow[]
  readonly own?: Parameters<typeof openScreen>[1]['answers']
} = {}) {
  let revision = 7
  const written = (operations: readonly Operation[] = []) => {
    revision += 1
    for (const operation of operations) {
      if (operation.type !== 'set-setting') continue
      const at = rows.findIndex(
        ({ of, path: where }) => where === operation.path && JSON.stringify(of) === JSON.stringify(operation.of),
      )
      const row = rows.find(({ id }) => id === editedId) ?? rows[at]
      if (!row) continue
      const status = operation.meta?.status ?? 'done'
      const state: ListedTextState = status === 'done' ? 'translated' : (status as ListedTextState)
      rows[rows.indexOf(row)] = { ...row, value: operation.value, state }
    }
  }
  let editedId: number | undefined
  const opened = openScreen(Translation, {
    path,
    role,
    answers: [
      answering(contentLanguages, () => ({
        sourceLanguage: 'en',
        defaultLanguage: 'en',
        languages: [
          { code: 'en', enabled: true },
          { code: 'de', enabled: true },
          { code: 'fr', enabled: true },
        ],
      })),
      answering(listTexts, ({ state, q }) => {
        const found = rows
          .filter((row) => (state === 'open' ? row.state !== 'translated' : !state || row.state === state))
          .filter((row) => !q || String(row.source).includes(q))
        return {
          isReading: false,
          ids: found.map(({ id }) => id),
          counts: Object.fromEntries(
            textStates.map((one) => [one, rows.filter((row) => row.state === one).length]),
          ) as Record<ListedTextState, number>,
          problems: 0,
          places: [
            { place: 'page/home', kind: 'page' as const, name: 'Home' },
            { place: 'product/k3v9Qa2Z', kind: 'product' as const, name: 'Hex bolt' },
          ],
          people: [],
          sourceLanguage: 'en',
          languages: ['de', 'fr'],
          draftsId: '1',
          draftRevision: revision,
          contentsRevision: revision,
          rows: found.slice(0, 100),
        }
      }),
      answering(listTextRows, ({ ids }) => ({
        items: ids.split(',').flatMap((id) => rows.find((row) => row.id === Number(id)) ?? []),
        draftRevision: revision,
        contentsRevision: revision,
      })),
      answering(listSourceTexts, () => ({
        items: [{ fingerprint: '2:bbbbbbbbbbbbbbbb', text: 'Bolts for every site.' }],
      })),
      answering(saveDraft, ({ operations }) => {
        written(operations)
        return { revision, operations: [] }
      }),
      answering(saveContents, ({ operations }) => {
        written(operations)
        return { revision, operations: [], contents: {} }
      }),
      ...own,
    ],
  })
  return {
    ...opened,
    edits(id: number) {
      editedId = id
    },
  }
}

const choose = async (source: string) => {
  const [found] = await screen.findAllByText(source)
  const row = found?.closest('[role="row"]')
  if (!row) throw new Error(`No row says ${source}.`)
  fireEvent.click(row)
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'German' })
const savedBy = (asked: readonly { readonly call: string; readonly question: object }[], path: string) =>
  asked.filter(({ call }) => call.endsWith(path)).map(({ question }) => question)

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('The desk of translations', () => {
  it('lists texts with their states, what they say and where they stand', async () => {
    open()
    const grid = await screen.findByRole('grid', { name: 'Translations' })
    const rows = within(grid).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'Bolts 1Home › Banner › TitleMissing',
      'Bolts for any site.Home › Banner › TitleSchrauben für jede BaustelleOutdated',
      'Hex boltHex bolt › NameSechskantschraubeNew',
    ])
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All 3',
      'Missing 1',
      'Outdated 1',
      'New 1',
    ])
    expect(await violationsOf('Translations')).toEqual([])
  })

  it('saves what is typed as the operation of a draft, counts it, and goes on to the next open text', async () => {
    const { user, asked, edits } = open()
    edits(1)
    await choose('Bolts 1')
    await user.type(await field(), 'Schrauben 1')
    screen.getByText('Not saved', { selector: '[role="status"]' })
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(savedBy(asked, 'save-draft')).toMatchObject([
        {
          draftsId: '1',
          baseRevision: 7,
          operations: [
            {
              type: 'set-setting',
              of: { page: 'home', component: 'posterA1' },
              path: 'title',
              language: 'de',
              value: 'Schrauben 1',
            },
          ],
        },
      ]),
    )
    // The next one that is open: it is outdated.
    expect((await screen.findByDisplayValue('Schrauben für jede Baustelle')).tagName).toBe('TEXTAREA')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Translated 1' })).toBeTruthy())
    expect(screen.queryByRole('radio', { name: /Missing/ })).toBeNull()
    // The row stays where it is, although it is not missing any more.
    expect(within(screen.getByRole('grid')).getByText('Schrauben 1')).toBeTruthy()
  })

  it('shows what has changed in the source, and keeps a translation that is still right as the machine’s', async () => {
    const { user, asked } = open()
    await choose('Bolts for any site.')
    const difference = await screen.findByRole('group', { name: 'What changed in the source text' })
    expect(within(difference).getByText('every').tagName).toBe('DEL')
    expect(within(difference).getByText('any').tagName).toBe('INS')
    await user.click(screen.getByRole('button', { name: 'Keep translation' }))
    await waitFor(() =>
      expect(savedBy(asked, 'save-draft')).toMatchObject([
        { operations: [{ value: 'Schrauben für jede Baustelle', meta: { status: 'machine', engine: 'deepl' } }] },
      ]),
    )
  })

  it('mends what is wrong with one press', async () => {
    const { user } = open()
    await choose('Bolts for any site.')
    screen.getByText('It ends with a different punctuation mark from the source.')
    await user.click(screen.getByRole('button', { name: 'Fix' }))
    expect((await field()).value).toBe('Schrauben für jede Baustelle.')
    expect(screen.queryByRole('button', { name: 'Fix' })).toBeNull()
  })

  it('has keys for all of it, and keeps what was typed when one leaves the field', async () => {
    const { user, asked } = open()
    await choose('Bolts 1')
    const typed = await field()
    await waitFor(() => expect(document.activeElement).toBe(typed))
    fireEvent.keyDown(typed, { key: 's', code: 'KeyS', altKey: true })
    expect(typed.value).toBe('Bolts 1')
    await user.keyboard('{Escape}')
    const grid = screen.getByRole('grid')
    expect(document.activeElement).toBe(grid)
    await user.keyboard('{ArrowDown}')
    expect((await field()).value).toBe('Schrauben für jede Baustelle')
    expect(within(grid).getByText('Not saved')).toBeTruthy()
    await user.keyboard('{ArrowUp}')
    expect((await field()).value).toBe('Bolts 1')
    // A search that finds nothing, or another language, loses nothing either.
    await user.type(screen.getByRole('searchbox'), 'nothing{Enter}')
    await screen.findByText('No texts match.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'French')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'German')
    await user.click(await screen.findByRole('button', { name: 'Show all texts' }))
    await choose('Bolts 1')
    expect((await field()).value).toBe('Bolts 1')
    screen.getByRole('grid').focus()
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowDown', altKey: true })
    await screen.findByDisplayValue('Schrauben für jede Baustelle')
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'k', code: 'KeyK', altKey: true })
    await waitFor(() => expect(savedBy(asked, 'save-draft')).toHaveLength(1))
  })

  it('saves contents as contents, and leads to their forms; pages lead to the designer', async () => {
    const { user, asked } = open()
    await choose('Hex bolt')
    expect(screen.getByRole('link', { name: 'Open the form' }).getAttribute('href')).toBe(
      '/demo/office/products/k3v9Qa2Z?texts=de',
    )
    await user.click(screen.getByRole('button', { name: 'Mark for review' }))
    await waitFor(() =>
      expect(savedBy(asked, 'content/save')).toMatchObject([
        { baseRevision: 7, operations: [{ value: 'Sechskantschraube', meta: { status: 'needs-review' } }] },
      ]),
    )
    await choose('Bolts 1')
    expect((await screen.findByRole('link', { name: 'Open in the designer' })).getAttribute('href')).toBe(
      '/demo/drafts/1/designer#page=home&component=posterA1&path=title&language=de',
    )
  })

  it('asks whose text counts where somebody changed the same one', async () => {
    const rows = [text(1, { value: 'Bolzen', state: 'translated' })]
    let isTaken = true
    const { user, asked } = open({
      rows,
      own: [
        answering(saveDraft, () => {
          if (!isTaken) return { revision: 9, operations: [] }
          rows[0] = text(1, { value: 'ihre Bolzen', state: 'translated' })
          throw new CallError('conflict', { details: { clashes: [{ by: 'Ana' }] } })
        }),
      ],
    })
    await choose('Bolts 1')
    await user.clear(await field())
    await user.type(await field(), 'meine Bolzen')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Ana changed this text meanwhile: “ihre Bolzen”')
    expect((await field()).value).toBe('meine Bolzen')
    isTaken = false
    await user.click(within(alert).getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(savedBy(asked, 'save-draft')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(savedBy(asked, 'save-draft').at(-1)).toMatchObject({ operations: [{ value: 'meine Bolzen' }] })
  })

  it('is only read by those who may not write', async () => {
    open({ role: 'viewer' })
    await choose('Bolts for any site.')
    expect((await field()).readOnly).toBe(true)
    screen.getByText('You can read texts in this language, but not change them.')
    expect(screen.queryByRole('button', { name: 'Accept and continue' })).toBeNull()
  })

  it('shows what its address says: language, state, and the text that was edited', async () => {
    const { user, questionsOf } = open({ path: '/translation?texts=fr&state=stale&text=2' })
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'French' })).value).toBe(
      'Schrauben für jede Baustelle',
    )
    expect(questionsOf(listTexts)[0]).toEqual({ language: 'fr', state: 'stale' })
    await user.click(screen.getByRole('radio', { name: 'All 3' }))
    await screen.findByText('Bolts 1')
    expect(location.search).toBe('?texts=fr&text=2')
    await user.type(screen.getByRole('searchbox'), 'nothing{Enter}')
    await screen.findByText('No texts match.')
    await user.click(screen.getByRole('button', { name: 'Show all texts' }))
    await screen.findByText('Bolts 1')
  })

  it('asks for rows only where somebody looks, and draws no others', async () => {
    const many = Array.from({ length: 50_000 }, (_, at) => text(at + 1, { source: `Text ${at + 1}` }))
    const { questionsOf, user } = open({ rows: many })
    const grid = await screen.findByRole('grid')
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
    expect(questionsOf(listTextRows)).toEqual([])
    grid.focus()
    await user.keyboard('{ArrowDown}{End}')
    await waitFor(() => expect(questionsOf(listTextRows)).toHaveLength(1))
    expect(questionsOf(listTextRows)[0]?.ids.split(',')).toHaveLength(100)
    expect((await screen.findAllByText('Text 50000')).length).toBeGreaterThan(0)
  })
})
