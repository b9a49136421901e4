import {
  type Answer,
  cancelTranslationTask,
  createTranslationTask,
  listTranslationTasks,
  pauseTranslationTask,
  resumeTranslationTask,
  retryTranslationTask,
  startTranslationTask,
  translationTaskById,
  undoTranslationTask,
} from '@vitrine/schemas'
import { type Example, example } from './example.ts'

type Task = Answer<typeof translationTaskById>

const id = 'k3v9Qa2Z'
const none = { skipped: 0, failed: 0, undone: 0, kept: 0, reasons: [] }

const counted: Task = {
  ...{ id, state: 'ready', scope: { type: 'site', draftsId: '12' }, languages: ['de', 'es'] },
  ...{ engine: 'deepl', engineName: 'DeepL', options: { outdated: true }, by: 'Ana', charactersLeft: 438_700 },
  createdAt: '2026-11-27T09:00:00.000Z',
  progress: [
    { language: 'de', texts: 413, characters: 30_100, waiting: 413, applied: 0, ...none },
    { language: 'es', texts: 428, characters: 31_200, waiting: 428, applied: 0, ...none },
  ],
}

const running: Task = {
  ...counted,
  state: 'running',
  startedAt: '2026-11-27T09:01:00.000Z',
  progress: [
    { language: 'de', texts: 413, characters: 30_100, waiting: 0, applied: 413, ...none },
    {
      ...{ language: 'es', texts: 428, characters: 31_200, waiting: 175, applied: 250, ...none },
      ...{ failed: 3, reasons: [{ reason: 'too-long', count: 3 }] },
    },
  ],
}

export const ofTranslationTasks: readonly Example[] = [
  example(
    createTranslationTask,
    {
      ...{ engine: 'deepl', languages: ['de', 'es'], scope: { type: 'site', draftsId: '12' } },
      options: { outdated: true },
    },
    counted,
  ),
  example(listTranslationTasks, { page: 1, pageSize: 24 }, { items: [running], total: 1, page: 1, pageSize: 24 }),
  example(translationTaskById, { id }, running),
  example(startTranslationTask, { id }, { ...counted, state: 'queued' }),
  example(pauseTranslationTask, { id }, { ...running, state: 'paused', pausedBy: 'member' }),
  example(resumeTranslationTask, { id }, { ...running, state: 'queued' }),
  example(cancelTranslationTask, { id }, { ...running, state: 'cancelled', endedAt: '2026-11-27T09:05:00.000Z' }),
  example(retryTranslationTask, { id }, { ...running, state: 'queued' }),
  example(undoTranslationTask, { id }, { ...running, state: 'undoing' }),
]
