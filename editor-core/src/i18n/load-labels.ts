type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Texts>('../../labels/*.json', { import: 'default' })

/** The words of this package for owners in one of the 18 languages, by flat keys; none in another one. */
export const loadEditorLabels = async (language: string): Promise<Texts> =>
  (await files[`../../labels/${language}.json`]?.()) ?? {}
