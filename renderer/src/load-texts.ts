type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Texts>('../texts/*.json', { import: 'default' })

/** The words of the parts for buyers in one of the 18 languages, by flat keys; none in another one. */
export const loadRendererTexts = async (language: string): Promise<Texts> =>
  (await files[`../texts/${language}.json`]?.()) ?? {}
