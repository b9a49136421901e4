import { messageTexts } from '@vitrine/schemas/texts'

type Texts = Readonly<Record<string, string>>

const languages = import.meta.glob<Texts>('../texts/*.json', { eager: true, import: 'default' })
const messages: Readonly<Record<string, Texts>> = messageTexts

/**
 * The texts of the parts (`Image`, `Video`, `Price`, units …) in one language; what is missing is
 * English.
 */
export const rendererTexts = (language: string): Texts => ({
  ...messages.en,
  ...messages[language],
  ...languages['../texts/en.json'],
  ...languages[`../texts/${language}.json`],
})
