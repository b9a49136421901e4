import { listEngines, listSourceTexts, translateTexts } from '@vitrine/schemas'
import { type Example, example } from './example.ts'

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
