import type { Texts } from '@vitrine/renderer/translate'

const modules = import.meta.glob<Texts>(
  [
    '../../../schemas/texts/en.json',
    '../../../setters/labels/en.json',
    '../../../editor-core/labels/en.json',
    '../../../office/labels/en.json',
  ],
  { eager: true, import: 'default', query: '?later' },
)

/** What the office says on its screens, in English: the language that others fall back on. */
export const englishScreenLabels: Texts = Object.assign({}, ...Object.values(modules))
