import { loadLabels } from '@vitrine/editor-core/load-texts'
import type { Texts } from '@vitrine/renderer/translate'

/** The words of the office for owners at its start, by language. */
export const labels = loadLabels({
  files: import.meta.glob<Texts>(
    [
      '../../../schemas/texts/*.json',
      '../../../setters/labels/*.json',
      '../../../editor-core/labels/*.json',
      '../../../office/labels/*.json',
      '!../../../*/{labels,texts}/en.json',
    ],
    { import: 'default', query: '?start' },
  ),
  english: async () => (await import('./english-office-labels.ts')).englishOfficeLabels,
})

/** Those of its screens, which Today does without, by language. */
export const screenLabels = loadLabels({
  files: import.meta.glob<Texts>(
    [
      '../../../schemas/texts/*.json',
      '../../../setters/labels/*.json',
      '../../../editor-core/labels/*.json',
      '../../../office/labels/*.json',
      '!../../../*/{labels,texts}/en.json',
    ],
    { import: 'default', query: '?later' },
  ),
  english: async () => (await import('./english-screen-labels.ts')).englishScreenLabels,
})
