import { cleanup, screen, within } from '@testing-library/react'
import {
  type Answer,
  CallError,
  cancelTranslationTask,
  contentLanguages,
  createTranslationTask,
  listEngines,
  listTranslationTasks,
  pauseTranslationTask,
  type Question,
  type Role,
  resumeTranslationTask,
  retryTranslationTask,
  startTranslationTask,
  undoTranslationTask,
} from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import type { Task } from './task.ts'
import TranslationTasks from './translation-tasks.tsx'

const progressOf = (language: string, done: Partial<Task['progress'][number]> = {}) => ({
  ...{ language, texts: 4, characters: 120, waiting: 4, applied: 0, skipped: 0, failed: 0, undone: 0, kept: 0 },
  reasons: [],
  ...done,
})
const task = (parts: Partial<Task> = {}): Task => ({
  ...{ id: 'task0001', state: 'ready', scope: { type: 'site', draftsId: '1' }, languages: ['de'], engine: 'apertium' },
  ...{ engineName: 'Apertium', options: {}, by: 'Mei', createdAt: '2026-11-27T09:00:00.000Z' },
  progress: [progressOf('de')],
  ...parts,
})

/** A service that keeps tasks, and knows which states follow each other. */
function service(given: readonly Task[] = [], engines: Partial<Answer<typeof listEngines>> = {}) {
  let tasks = [...given]
  const to = (state: Task['state'], done?: Partial<Task['progress'][number]>) =>
    function change({ id }: { readonly id: string }): Task {
      const before = tasks.find((one) => one.id === id)
      if (!before) throw new CallError('not_found')
      const after = { ...before, state, progress: before.progress.map((one) => ({ ...one, ...done })) }
      tasks = tasks.map((one) => (one.id === id ? after : one))
      return after
    }
  const create = ({ languages, scope, engine, options = {} }: Question<typeof createTranslationTask>) => {
    if (languages.includes('ja'))
      throw new CallError('invalid_request', { fields: { languages: 'Apertium does not translate into: ja.' } })
    const made = task({ languages, scope, engine, options, progress: languages.map((code) => progressOf(code)) })
    tasks = [made, ...tasks]
    return made
  }
  return [
    answering(listEngines, () => ({
      ...{ own: [], canStoreKeys: true },
      instance: [{ id: 'apertium', name: 'Apertium', usedThisMonth: 0 }],
      ...engines,
    })),
    answering(contentLanguages, () => ({
      ...{ defaultLanguage: 'en', sourceLanguage: 'en' },
      languages: ['en', 'de', 'ja'].map((code) => ({ code, enabled: true })),
    })),
    answering(listTranslationTasks, () => ({ items: tasks, total: tasks.length, page: 1, pageSize: 10 })),
    answering(createTranslationTask, create),
    answering(startTranslationTask, to('running')),
    answering(pauseTranslationTask, to('paused')),
    answering(resumeTranslationTask, to('running')),
    answering(retryTranslationTask, to('running')),
    answering(cancelTranslationTask, to('cancelled')),
    answering(undoTranslationTask, to('undone', { undone: 3, kept: 1 })),
  ] as Parameters<typeof openScreen>[1]['answers']
}

const open = (answers: ReturnType<typeof service>, path = '/translation-tasks', role: Role = 'owner') =>
  openScreen(TranslationTasks, { path, answers, role })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('A task is made for some languages, counted, started, paused and resumed', async () => {
  const { user, questionsOf } = open(service())
  expect(await screen.findByText('No translation tasks yet.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Translate texts' }))
  await user.click(await screen.findByRole('button', { name: 'Count texts' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Apertium does not translate into: ja.')
  await user.click(screen.getByRole('checkbox', { name: 'Japanese' }))
  expect(screen.queryByRole('checkbox', { name: /people wrote/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Outdated translations' }))
  await user.click(screen.getByRole('checkbox', { name: /people wrote/ }))
  expect(await violationsOf('Translation tasks')).toEqual([])
  await user.click(button('Count texts'))
  const card = within(await screen.findByRole('region', { name: /Whole site.*Apertium/ }))
  expect(questionsOf(createTranslationTask).at(-1)).toEqual({
    ...{ engine: 'apertium', languages: ['de'], scope: { type: 'site', draftsId: '1' } },
    options: { outdated: true, reviewed: true },
  })
  expect(card.getByText('Ready')).toBeTruthy()
  expect(card.getByText('Characters: 120')).toBeTruthy()
  await user.click(card.getByRole('button', { name: /Start translating/ }))
  expect(await card.findByText('Translating')).toBeTruthy()
  expect(card.getByRole('progressbar', { name: 'German' })).toBeTruthy()
  await user.click(card.getByRole('button', { name: /Pause/ }))
  expect(await card.findByText('Paused')).toBeTruthy()
  await user.click(card.getByRole('button', { name: /Resume/ }))
  expect(await card.findByText('Translating')).toBeTruthy()
  expect(await violationsOf('Translation tasks')).toEqual([])
})

it('Says why it is paused, what failed, and what it would cost', async () => {
  const failed = {
    waiting: 0,
    applied: 3,
    failed: 1,
    reasons: [{ reason: 'refused' as const, count: 1, said: '400 no' }],
  }
  open(
    service([
      task({ id: 'task0001', state: 'paused', pausedBy: 'quota', said: '456 Quota exceeded' }),
      task({ id: 'task0002', state: 'partial', progress: [progressOf('de', failed)] }),
      task({ id: 'task0003', charactersLeft: 10 }),
      task({ id: 'task0004', state: 'running', waits: { for: 'rate', until: '2026-11-27T09:00:40.000Z' } }),
    ]),
  )
  expect(await screen.findByText('Your account with the service has no characters left.')).toBeTruthy()
  expect(screen.getByText('456 Quota exceeded')).toBeTruthy()
  expect(screen.getByText(/Refused by the engine: 1/).textContent).toContain('400 no')
  expect(screen.getByText(/more than the engine can be sent this month/)).toBeTruthy()
  expect(screen.getByText(/has asked to wait/)).toBeTruthy()
  expect(button(/Retry failed texts/)).toBeTruthy()
})

it('Translations are taken back after a question', async () => {
  const done = progressOf('de', { waiting: 0, applied: 4 })
  const { user, questionsOf } = open(service([task({ state: 'done', progress: [done] })]))
  await user.click(await screen.findByRole('button', { name: /Take back/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Take back' }))
  await vi.waitFor(() => expect(questionsOf(undoTranslationTask)).toEqual([{ id: 'task0001' }]))
  const row = await screen.findByRole('row', { name: /German/ })
  await vi.waitFor(() => expect(within(row).getAllByRole('cell').at(-1)?.textContent).toBe('1'))
})

it('Those who may only look see tasks and can do nothing; a content editor has no tick for what people wrote', async () => {
  open(service([task()]), undefined, 'viewer')
  await screen.findByText('Ready')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Translate texts' })).toBeNull()
  cleanup()
  const { user } = open(service(), '/translation-tasks/new', 'content-editor')
  await user.click(await screen.findByRole('checkbox', { name: 'Outdated translations' }))
  expect(screen.queryByRole('checkbox', { name: /people wrote/ })).toBeNull()
})

it('Where no engine is set up, it leads to where one is', async () => {
  open(service([], { instance: [] }), '/translation-tasks/new')
  expect((await screen.findByRole('link', { name: 'Set up a translation engine' })).getAttribute('href')).toContain(
    '/settings/engines',
  )
})
