import { cleanup, screen, within } from '@testing-library/react'
import {
  type Answer,
  addTerm,
  addTradeTerms,
  type Call,
  CallError,
  changeTerm,
  contentLanguages,
  exportTerms,
  importTerms,
  listTerms,
  type Role,
  removeTerm,
} from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { violationsOf } from '../../testing/violations-of.ts'
import Settings from '../settings.tsx'

type Term = Answer<typeof addTerm>

const bolt: Term = {
  ...{ id: 'k3v9Qa2Z', kind: 'term', language: 'en', word: 'bolt', hasCase: false },
  targets: [
    { language: 'de', word: 'Schraube' },
    { language: 'de', word: 'Bolzen' },
  ],
}

/** A service that keeps words. */
function service() {
  let terms: readonly Term[] = [bolt]
  const outcome = { new: 1, changed: 0, same: 2, refused: 1 }
  const imported = {
    ...outcome,
    changes: [
      {
        ...{ kind: 'term' as const, language: 'en', word: 'nut', isNew: true, before: [] },
        targets: [{ language: 'de', word: 'Mutter' }],
      },
    ],
    problems: [{ line: 4, message: 'Enter a word.' }],
  }
  const take = (dryRun: boolean | undefined) => {
    if (dryRun === false) terms = [...terms, { ...bolt, id: 'aaaaaaaa', word: 'nut', targets: [] }]
    return imported
  }
  return [
    answering(contentLanguages, () => ({
      languages: [
        { code: 'en', enabled: true },
        { code: 'de', enabled: true },
      ],
      ...{ defaultLanguage: 'en', sourceLanguage: 'en' },
    })),
    answering(listTerms, ({ kind, q = '' }) => {
      const items = terms.filter((one) => (kind === undefined || one.kind === kind) && one.word.includes(q))
      return { items: [...items], total: items.length, page: 1, pageSize: 50 }
    }),
    answering(addTerm, ({ hasCase = false, targets = [], ...given }) => {
      if (terms.some(({ word }) => word === given.word)) throw new CallError('conflict')
      const term = { id: `t${terms.length}`, hasCase, targets: [...targets], ...given }
      terms = [...terms, term]
      return term
    }),
    answering(changeTerm, ({ hasCase = false, targets = [], ...given }) => {
      const term = { hasCase, targets: [...targets], ...given }
      terms = terms.map((one) => (one.id === given.id ? term : one))
      return term
    }),
    answering(removeTerm, ({ id }) => {
      terms = terms.filter((one) => one.id !== id)
      return {}
    }),
    answering(exportTerms, () => new Blob(['<tbx/>']) as never),
    answering(importTerms, ({ dryRun }) => take(dryRun)),
    answering(addTradeTerms, ({ dryRun }) => take(dryRun)),
  ] as Parameters<typeof openScreen>[1]['answers']
}

const open = (role: Role = 'owner') => openScreen(Settings, { path: '/settings/terms', answers: service(), role })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
})
afterEach(cleanup)

it('Words are added, changed and removed', async () => {
  const { user, questionsOf } = open()
  expect(await screen.findByText('Schraube | Bolzen')).toBeTruthy()
  await user.click(button('Add word'))
  await user.type(await screen.findByLabelText('Word'), 'bolt')
  await user.click(button('Save'))
  expect(await screen.findByText('This word is already in the list.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Word'))
  await user.type(screen.getByLabelText('Word'), 'washer')
  await user.type(screen.getByLabelText('German'), 'Scheibe | Unterlegscheibe')
  expect(await violationsOf('Settings')).toEqual([])
  await user.click(button('Save'))
  await vi.waitFor(() =>
    expect(questionsOf(addTerm).at(-1)).toEqual({
      ...{ kind: 'term', language: 'en', word: 'washer', hasCase: false },
      targets: [
        { language: 'de', word: 'Scheibe' },
        { language: 'de', word: 'Unterlegscheibe' },
      ],
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit bolt' }))
  const form = within(screen.getByRole('region', { name: 'Edit bolt' }))
  expect(form.getByLabelText('German')).toHaveProperty('value', 'Schraube | Bolzen')
  await user.selectOptions(form.getByLabelText('Kind'), 'keep')
  expect(form.queryByLabelText('German')).toBeNull()
  await user.click(button('Save'))
  await vi.waitFor(() => expect(questionsOf(changeTerm)).toMatchObject([{ id: 'k3v9Qa2Z', kind: 'keep', targets: [] }]))
  await user.click(await screen.findByRole('button', { name: 'Remove bolt' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Edit bolt' })).toBeNull())
})

it('Words come in from a file and from those of the trade, after a look', async () => {
  const { user, questionsOf } = open()
  await user.upload(await screen.findByLabelText('File'), new File(['word'], 'words.csv'))
  await user.click(button('Check file'))
  expect(await screen.findByText('1 new, 0 changed, 2 unchanged, 1 can’t be imported.')).toBeTruthy()
  expect(screen.getByText(/Line 4: Enter a word\./)).toBeTruthy()
  expect(await violationsOf('Settings')).toEqual([])
  await user.click(button('Import 1 item'))
  expect(await screen.findByRole('button', { name: 'Edit nut' })).toBeTruthy()
  expect(questionsOf(importTerms as Call)).toEqual([{ dryRun: true }, { dryRun: false }])
  await user.click(button('Show words of the trade'))
  await user.click(await screen.findByRole('button', { name: 'Import 1 item' }))
  await vi.waitFor(() => expect(questionsOf(addTradeTerms)).toEqual([{ dryRun: true }, { dryRun: false }]))
})

it('Words go out as a file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, questionsOf } = open('viewer')
  await user.click(await screen.findByRole('button', { name: /TBX/ }))
  await vi.waitFor(() => expect(questionsOf(exportTerms as Call)).toEqual([{ format: 'tbx' }]))
  expect(saved).toHaveBeenCalledTimes(1)
  saved.mockRestore()
  expect(screen.queryByRole('button', { name: /Add word|Edit|Remove|Check file/ })).toBeNull()
})

it('Words are looked for by kind', async () => {
  const { user, questionsOf } = open()
  await user.selectOptions(await screen.findByLabelText('Kind'), 'forbidden')
  expect(await screen.findByText('No words here yet.')).toBeTruthy()
  expect(questionsOf(listTerms).at(-1)).toMatchObject({ kind: 'forbidden' })
})
