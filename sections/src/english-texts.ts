type Texts = Readonly<Record<string, string>>

/** What the sections say to buyers in English, by flat keys: it stands beside each section and part. */
export const englishTexts: Texts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Texts>(['./*/texts.en.json', './parts/*/texts.en.json'], { eager: true, import: 'default' }),
  ),
)
