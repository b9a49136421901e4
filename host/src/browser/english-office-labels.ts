import type { Texts } from '@vitrine/renderer/translate'

const modules = import.meta.glob<Texts>(
  [
    '../../../schemas/texts/en.json',
    '../../../setters/labels/en.json',
    '../../../editor-core/labels/en.json',
    '../../../office/labels/en.json',
  ],
  { eager: true, import: 'default', query: '?start' },
)

/** What the office says at its start, in English: the language that others fall back on. */
export const englishOfficeLabels: Texts = Object.assign({}, ...Object.values(modules))
