import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Labels = Readonly<Record<string, string>>

const read = (file: string): Labels => JSON.parse(readFileSync(file, 'utf8'))

/** What is said most often. */
function mostOften(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Labels that other sections have already: the same English is said as they say it. */
export class KnownLabels {
  readonly #folder: string
  /** The keys of the labels that say the same in English. */
  readonly #keys = new Map<string, string[]>()

  constructor(folder: string) {
    this.#folder = folder
    const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    for (const file of sources.filter((name) => name.endsWith('labels.en.json')).map((name) => join('src', name)))
      for (const [key, text] of Object.entries(read(join(folder, file))))
        this.#keys.set(text, [...(this.#keys.get(text) ?? []), key])
  }

  /** The files of the other languages, by language. */
  files(): readonly (readonly [language: string, file: string])[] {
    return readdirSync(join(this.#folder, 'labels'))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => [name.replace('.json', ''), join(this.#folder, 'labels', name)])
  }

  /** Some labels in the language of a file; those that nobody says yet are left out. */
  translated(english: Labels, file: string): Labels {
    const inLanguage = read(file)
    return Object.fromEntries(
      Object.entries(english).flatMap(([key, text]) => {
        const said = (this.#keys.get(text) ?? []).map((known) => inLanguage[known]).filter((one) => one !== undefined)
        const translation = mostOften(said)
        return translation === undefined ? [] : [[key, translation]]
      }),
    )
  }
}
