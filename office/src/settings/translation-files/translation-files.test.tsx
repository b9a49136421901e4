import { cleanup, screen, within } from '@testing-library/react'
import {
  applyTranslationImport,
  type Call,
  chooseTranslations,
  contentLanguages,
  createTranslationImport,
  exportTranslations,
  listDrafts,
  listTranslationImports,
  type Role,
  removeTranslationImport,
  type TranslationOutcome,
  translationImportDetail,
  undoTranslationImport,
  websiteDraft,
} from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { violationsOf } from '../../testing/violations-of.ts'
import Settings from '../settings.tsx'
import type { TranslationImport } from './translation-import.ts'

type Row = TranslationImport['rows']['items'][number]

const rows: readonly Row[] = [
  {
    ...{ row: 1, line: 12, place: 'Home > banner > title', outcome: 'conflict', source: 'Bolts for every site' },
    ...{ before: 'Schrauben', after: 'Bolzen', status: 'done', use: 'here', mayUseFile: true },
    problems: ['The translation was changed here after the file was exported.'],
  },
  {
    ...{ row: 2, line: 20, place: 'Home > banner > text', outcome: 'new', source: 'In stock', after: 'Auf Lager' },
    ...{ status: 'needs-review', use: 'file', mayUseFile: false, problems: [] },
  },
  {
    ...{ row: 3, line: 31, place: 'Home > banner > hint', outcome: 'refused', source: '{count} bolts', use: 'here' },
    ...{
      after: '{count} Schrauben',
      status: 'done',
      mayUseFile: true,
      problems: ['“{count}” is missing in the translation.'],
    },
  },
]

/** A service that has one import, as it stands. */
function service(given: { readonly state?: TranslationImport['state']; readonly message?: string } = {}) {
  let state: TranslationImport['state'] = given.state ?? 'ready'
  let known = rows
  const countOf = (outcome: TranslationOutcome) => known.filter((row) => row.outcome === outcome).length
  const counts = () => ({
    ...{ new: countOf('new'), changed: 0, same: 4, conflict: countOf('conflict'), refused: countOf('refused') },
    ...{ applied: countOf('applied'), edited: 0, undone: countOf('undone'), kept: 0 },
    toImport: known.filter(
      ({ outcome, use }) => outcome === 'new' || (outcome !== 'applied' && outcome !== 'undone' && use === 'file'),
    ).length,
  })
  const one = () => ({
    ...{ id: 'k3v9Qa2Z', name: 'de.xlf', format: 'xliff' as const, language: 'de', state, counts: counts() },
    ...{ createdAt: '2026-11-27T10:00:00.000Z', mayUndo: countOf('applied') > 0 },
    ...(given.message !== undefined && { message: given.message }),
  })
  const become = (from: (row: Row) => boolean, outcome: Row['outcome']) => {
    known = known.map((row) => (from(row) ? { ...row, outcome } : row))
  }
  return [
    answering(contentLanguages, () => ({
      languages: [
        { code: 'en', enabled: true },
        { code: 'de', enabled: true },
      ],
      ...{ defaultLanguage: 'en', sourceLanguage: 'en' },
    })),
    answering(
      listDrafts,
      () => [{ id: '7', name: 'Site', revision: 1, updatedAt: '2026-11-27T10:00:00.000Z' }] as never,
    ),
    answering(websiteDraft, () => ({ pagesList: [{ id: 'home', settings: { props: { name: 'Home' } } }] }) as never),
    answering(listTranslationImports, () => ({ items: [one()], total: 1, page: 1, pageSize: 10 })),
    answering(exportTranslations, () => new Blob(['<xliff/>']) as never),
    answering(createTranslationImport, () => ({ id: 'k3v9Qa2Z' })),
    answering(translationImportDetail, ({ outcome }) => {
      const items = known.filter((row) => outcome === undefined || row.outcome === outcome)
      return { ...one(), rows: { items, total: items.length, page: 1, pageSize: 50 } }
    }),
    answering(chooseTranslations, ({ outcome, use, rows: some }) => {
      known = known.map((row) => (row.outcome === outcome && (some?.includes(row.row) ?? true) ? { ...row, use } : row))
      return { counts: counts() }
    }),
    answering(applyTranslationImport, () => {
      become(({ outcome, use }) => outcome === 'new' || use === 'file', 'applied')
      state = 'done'
      return { job: 'a' }
    }),
    answering(undoTranslationImport, () => {
      become(({ outcome }) => outcome === 'applied', 'undone')
      state = 'undone'
      return { job: 'b' }
    }),
    answering(removeTranslationImport, () => ({})),
  ] as Parameters<typeof openScreen>[1]['answers']
}

const open = (answers: ReturnType<typeof service>, query = '', role: Role = 'editor') =>
  openScreen(Settings, { path: `/settings/translation-files${query}`, answers, role })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
})
afterEach(cleanup)

it('Texts of a kind and some states go out as a file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, questionsOf } = open(service())
  await user.selectOptions(await screen.findByLabelText('Texts'), 'Products')
  await user.selectOptions(screen.getByLabelText('File format'), 'csv')
  await user.click(screen.getByRole('checkbox', { name: 'Translated' }))
  await user.click(button('Export'))
  await vi.waitFor(() =>
    expect(questionsOf(exportTranslations as Call)).toEqual([
      { language: 'de', format: 'csv', kind: 'product', states: 'missing,stale,new,machine,needs-review' },
    ]),
  )
  await user.selectOptions(screen.getByLabelText('Texts'), await screen.findByRole('option', { name: 'Pages: Home' }))
  await user.click(button('Export'))
  await vi.waitFor(() => expect(questionsOf(exportTranslations as Call).at(-1)).toMatchObject({ pageId: 'home' }))
  expect(saved).toHaveBeenCalledTimes(2)
  saved.mockRestore()
  expect(await violationsOf('Settings')).toEqual([])
})

it('A file is checked, its conflicts are decided, and it is imported and taken back', async () => {
  const { user, questionsOf } = open(service())
  await user.upload(await screen.findByLabelText('File'), new File(['<xliff/>'], 'de.xlf'))
  expect(screen.queryByLabelText('Language of a CSV file')).toBeNull()
  await user.click(button('Check file'))
  expect(await screen.findByText('The translation was changed here after the file was exported.')).toBeTruthy()
  expect(questionsOf(createTranslationImport as Call)).toEqual([{}])
  expect(screen.getByText('Unchanged 4')).toBeTruthy()
  expect(await violationsOf('Settings')).toEqual([])

  const choice = screen.getByRole('group', { name: /Home > banner > title/ })
  expect(within(choice).getByRole('radio', { name: 'Keep site' })).toHaveProperty('checked', true)
  await user.click(within(choice).getByRole('radio', { name: 'Use file' }))
  expect(await screen.findByRole('button', { name: 'Import 2 items' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Can’t be imported 1/ }))
  await user.click(await screen.findByRole('radio', { name: 'Correct and import' }))
  await user.click(await screen.findByRole('button', { name: 'Import 3 items' }))
  expect(await screen.findByRole('status')).toHaveProperty('textContent', expect.stringContaining('3 items imported.'))
  await user.click(button('Undo'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('The import was undone.'))
})

it('A table says into which language it translates', async () => {
  const { user, questionsOf } = open(service())
  await user.upload(await screen.findByLabelText('File'), new File(['id'], 'texts.csv'))
  await user.selectOptions(screen.getByLabelText('Language of a CSV file'), 'de')
  await user.click(button('Check file'))
  await vi.waitFor(() => expect(questionsOf(createTranslationImport as Call)).toEqual([{ language: 'de' }]))
})

it('A file that cannot be read says why, and goes', async () => {
  const message = 'This is not a file in the XLIFF format.'
  const { user, questionsOf } = open(service({ state: 'unreadable', message }), '?id=k3v9Qa2Z')
  expect(await screen.findByText(message)).toBeTruthy()
  await user.click(button('Discard'))
  expect(await screen.findByLabelText('Texts')).toBeTruthy()
  expect(questionsOf(removeTranslationImport as Call)).toEqual([{ id: 'k3v9Qa2Z' }])
})

it('Whoever may not write sees what goes out and what came in', async () => {
  open(service(), '', 'viewer')
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /de\.xlf/ })).toBeTruthy()
  expect(screen.queryByLabelText('File')).toBeNull()
})
