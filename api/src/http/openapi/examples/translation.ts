import { listEngines, listSourceTexts, listTextRows, listTexts, translateTexts } from '@vitrine/schemas'
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
]
