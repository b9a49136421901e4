import { englishTexts } from './english-texts.ts'

type Texts = Readonly<Record<string, string>>

const translated = import.meta.glob<Texts>('../texts/*.json', { eager: true, import: 'default' })

/**
 * What the sections say to buyers in one language, by flat keys (`productList.empty`). A text that a
 * language lacks is English. For servers and tests: in a browser islands bring their own words.
 */
export const sectionTexts = (language: string): Texts => ({
  ...englishTexts,
  ...translated[`../texts/${language}.json`],
})
