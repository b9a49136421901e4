import {
  addTerm,
  chooseTranslations,
  importTerms,
  listEngines,
  listSourceTexts,
  listTerms,
  listTextRows,
  listTexts,
  listTranslationImports,
  translateTexts,
} from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const row = {
  id: 24,
  of: { page: 'home', component: 'k3v9Qa2Z' },
  place: 'page/home',
  section: 'banner',
  path: 'title',
  source: 'Bolts for every site',
  fingerprint: '2:91c2f00d5e2ab7c1',
  state: 'missing',
  problems: 0,
} as const

export const ofTranslation: readonly Example[] = [
  example(
    listEngines,
    {},
    {
      own: [{ kind: 'deepl', hasKey: true, charactersPerMonth: 500_000, usedThisMonth: 61_300 }],
      instance: [{ id: 'apertium', name: 'Apertium', usedThisMonth: 0 }],
      canStoreKeys: true,
    },
  ),
  example(
    listSourceTexts,
    { fingerprints: '2:91c2f00d5e2ab7c1' },
    { items: [{ fingerprint: '2:91c2f00d5e2ab7c1', text: 'Bolts for every site' }] },
  ),
  example(
    listTexts,
    { language: 'de', state: 'missing', place: 'page/home' },
    {
      isReading: false,
      ids: [24],
      counts: { missing: 1, stale: 0, new: 0, machine: 0, 'needs-review': 0, translated: 4 },
      problems: 0,
      places: [{ place: 'page/home', kind: 'page', name: 'Home' }],
      people: ['Mei'],
      sourceLanguage: 'en',
      languages: ['de', 'fr'],
      draftsId: '1',
      draftRevision: 12,
      contentsRevision: 3,
      rows: [row],
    },
  ),
  example(listTextRows, { language: 'de', ids: '24' }, { items: [row], draftRevision: 12, contentsRevision: 3 }),
  example(
    translateTexts,
    {
      ...{ engine: 'deepl', from: 'en', to: 'de', keep: ['Nordhaven'] },
      texts: [{ text: 'Nordhaven bolts to DIN 933' }, { text: 'In stock.' }],
    },
    {
      items: [
        { text: 'Schrauben von Nordhaven nach DIN 933', failed: [] },
        { text: 'Auf Lager', failed: [{ id: 'end-mark', mended: 'Auf Lager.' }] },
      ],
    },
  ),
  example(
    listTranslationImports,
    {},
    {
      items: [
        {
          ...{ id: 'k3v9Qa2Z', name: 'lamps-de.xlf', format: 'xliff', language: 'de', state: 'ready', by: 'Ana' },
          counts: {
            ...{ new: 300, changed: 96, same: 4, conflict: 9, refused: 3 },
            ...{ applied: 0, edited: 0, undone: 0, kept: 0, toImport: 396 },
          },
          createdAt: '2026-11-27T10:00:00.000Z',
          mayUndo: false,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 24,
    },
  ),
  example(
    chooseTranslations,
    { id: 'k3v9Qa2Z', outcome: 'conflict', use: 'file', rows: [17] },
    {
      counts: {
        ...{ new: 300, changed: 96, same: 4, conflict: 9, refused: 3 },
        ...{ applied: 0, edited: 0, undone: 0, kept: 0, toImport: 397 },
      },
    },
  ),
  example(
    listTerms,
    { kind: 'term' },
    {
      items: [
        {
          ...{ id: 'k3v9Qa2Z', kind: 'term', language: 'en', word: 'unit price', hasCase: false },
          targets: [{ language: 'de', word: 'Stückpreis' }],
        },
      ],
      ...{ total: 1, page: 1, pageSize: 50 },
    },
  ),
  example(
    addTerm,
    { kind: 'keep', language: 'en', word: 'Nordhaven', hasCase: true },
    { id: 'm4w8Rb3Y', kind: 'keep', language: 'en', word: 'Nordhaven', hasCase: true, targets: [] },
  ),
  example(
    importTerms,
    { dryRun: true },
    {
      ...{ new: 1, changed: 0, same: 12, refused: 1 },
      changes: [
        {
          ...{ kind: 'term', language: 'en', word: 'batch', isNew: true },
          ...{ targets: [{ language: 'de', word: 'Verpackungseinheit' }], before: [] },
        },
      ],
      problems: [{ line: 9, message: 'The text is too long. Maximum: 200 characters.' }],
    },
  ),
]
