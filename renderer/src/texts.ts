type Texts = Readonly<Record<string, string>>

const languages = import.meta.glob<Texts>('../texts/*.json', { eager: true, import: 'default' })

/** The texts of the parts (`Image`, `Video`, `Download` …) in one language; what is missing is English. */
export const rendererTexts = (language: string): Texts => ({
  ...languages['../texts/en.json'],
  ...languages[`../texts/${language}.json`],
})
