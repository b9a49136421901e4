import { DEFAULT_LANGUAGE, plainWords } from '@vitrine/schemas'
import type { Section } from '../section/section.ts'
import type { Texts, Translate } from '../text/translate.ts'

const own = import.meta.glob<Texts>('../../texts/en.json', { eager: true, import: 'default' })

const noTexts: Texts = Object.freeze({})

const known = new WeakMap<readonly Section[], WeakMap<Texts, Map<string, Translate>>>()

/**
 * The words of the interface on a page: those that it is given in its language, else what its sections say in English. A
 * word that nobody has is its key, and told.
 *
 * @param texts of the language alone, by flat keys
 */
export function pageWords(
  sections: readonly Section[],
  language: string,
  texts: Texts = noTexts,
  onMissing: (key: string) => void,
): Translate {
  const ofSections = known.get(sections) ?? new WeakMap<Texts, Map<string, Translate>>()
  known.set(sections, ofSections)
  const ofTexts = ofSections.get(texts) ?? new Map<string, Translate>()
  ofSections.set(texts, ofTexts)
  const say = ofTexts.get(language) ?? made(sections, language, texts)
  if (ofTexts.size < MOST_KEPT) ofTexts.set(language, say)
  return (key, values) => {
    const said = say(key, values)
    if (said === key) onMissing(key)
    return said
  }
}

/** There are not so many languages; more are asked for by addresses that somebody made up. */
const MOST_KEPT = 100

function made(sections: readonly Section[], language: string, texts: Texts): Translate {
  const ofSections = [...new Set(sections.map((section) => section.texts ?? noTexts))]
  const english: Texts = Object.assign({}, ...Object.values(own), ...ofSections)
  return plainWords([
    { language, texts },
    { language: DEFAULT_LANGUAGE, texts: english },
  ])
}
