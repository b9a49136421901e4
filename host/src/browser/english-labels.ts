import type { Texts } from '@vitrine/renderer/translate'

const modules = import.meta.glob<Texts>(
  [
    '../../../schemas/texts/en.json',
    '../../../sections/src/*/labels.en.json',
    '../../../sections/src/parts/*/labels.en.json',
    '../../../setters/labels/en.json',
    '../../../editor-core/labels/en.json',
    '../../../designer/labels/en.json',
  ],
  { eager: true, import: 'default' },
)

/** All that is said to owners, in English: the language that others fall back on. */
export const englishLabels: Texts = Object.assign({}, ...Object.values(modules))
