import { loadLabels, loadWords } from '@vitrine/editor-core/load-texts'
import type { Texts } from '@vitrine/renderer/translate'
import { pluginWords } from '../plugins/plugin-words.ts'

/** The words for owners of all packages, by language. */
export const labels = loadLabels({
  files: import.meta.glob<Texts>(
    [
      '../../../schemas/texts/*.json',
      '../../../sections/labels/*.json',
      '../../../setters/labels/*.json',
      '../../../editor-core/labels/*.json',
      '../../../designer/labels/*.json',
      '!../../../*/{labels,texts}/en.json',
    ],
    { import: 'default' },
  ),
  english: async () => (await import('./english-labels.ts')).englishLabels,
  others: (language) => pluginWords('labels', language),
})

/** What is said to buyers, by language. */
export const words = loadWords({
  files: import.meta.glob<Texts>(
    [
      '../../../schemas/texts/*.json',
      '../../../renderer/texts/*.json',
      '../../../sections/texts/*.json',
      '../../../host/texts/*.json',
      '!../../../*/{labels,texts}/en.json',
    ],
    { import: 'default' },
  ),
  english: async () => (await import('./english-words.ts')).englishWords,
  others: (language) => pluginWords('texts', language),
})
