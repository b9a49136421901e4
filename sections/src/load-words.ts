type Texts = Readonly<Record<string, string>>

const english = import.meta.glob<Texts>(['./*/labels.en.json', './parts/*/labels.en.json'], { import: 'default' })
const labels = import.meta.glob<Texts>('../labels/*.json', { import: 'default' })
const texts = import.meta.glob<Texts>('../texts/*.json', { import: 'default' })

/** What owners call sections and their settings, in one of the 18 languages; nothing in another one. */
export async function sectionLabels(language: string): Promise<Texts> {
  if (language !== 'en') return (await labels[`../labels/${language}.json`]?.()) ?? {}
  return Object.assign({}, ...(await Promise.all(Object.values(english).map((load) => load()))))
}

/** What sections say to buyers, in one of the 18 languages; nothing in another one. */
export const sectionTexts = async (language: string): Promise<Texts> =>
  (await texts[`../texts/${language}.json`]?.()) ?? {}
