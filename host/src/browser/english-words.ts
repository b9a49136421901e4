import type { Texts } from '@vitrine/renderer/translate'

const modules = import.meta.glob<Texts>(
  [
    '../../../schemas/texts/en.json',
    '../../../renderer/texts/en.json',
    '../../../sections/src/*/texts.en.json',
    '../../../sections/src/parts/*/texts.en.json',
    '../../../host/texts/en.json',
  ],
  { eager: true, import: 'default' },
)

/** All that is said to buyers, in English: the language that others fall back on. */
export const englishWords: Texts = Object.assign({}, ...Object.values(modules))
