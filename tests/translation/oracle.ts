/**
 * What is known of texts and their translations by somebody who was told of every change in words: which words each
 * translation was made from, and which words were said to mean the same. It imports nothing, and knows neither
 * notes nor fingerprints nor schemas.
 */

export type Origin = 'new' | 'machine' | 'needs-review' | 'translated'
export type State = 'missing' | 'stale' | Origin

interface Translation {
  readonly text: string
  /** The words of the source when it was made or confirmed. */
  readonly made: string
  readonly origin: Origin
}

/** The texts of one thing: of a section, with its rows. */
export interface Sheet {
  /** By path. */
  readonly words: ReadonlyMap<string, string>
  /** By language and path: `de title`. */
  readonly translations: ReadonlyMap<string, Translation>
  /** By path: words that mean the same, the last twenty. */
  readonly same: ReadonlyMap<string, readonly string[]>
}

const emptySheet: Sheet = { words: new Map(), translations: new Map(), same: new Map() }

const changed = <V>(map: ReadonlyMap<string, V>, key: string, value: V): ReadonlyMap<string, V> =>
  new Map([...map, [key, value]])

const keyOf = (language: string, path: string): string => `${language} ${path}`
const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

export class Oracle {
  sheets: ReadonlyMap<string, Sheet>

  constructor(sheets: ReadonlyMap<string, Sheet> = new Map()) {
    this.sheets = sheets
  }

  #of(id: string): Sheet {
    return this.sheets.get(id) ?? emptySheet
  }

  #put(id: string, changes: Partial<Sheet>): void {
    this.sheets = changed(this.sheets, id, { ...this.#of(id), ...changes })
  }

  wordsAt(id: string, path: string): string | undefined {
    return this.#of(id).words.get(path)
  }

  say(id: string, path: string, words: string): void {
    this.#put(id, { words: changed(this.#of(id).words, path, words) })
  }

  /** @param made the words that whoever translated it saw; those of now when left out. */
  translate(id: string, path: string, language: string, text: string, origin: Origin, made?: string): void {
    const sheet = this.#of(id)
    const translation = { text, origin, made: made ?? sheet.words.get(path) ?? '' }
    this.#put(id, { translations: changed(sheet.translations, keyOf(language, path), translation) })
  }

  clear(id: string, path: string, language: string): void {
    const translations = new Map(this.#of(id).translations)
    translations.delete(keyOf(language, path))
    this.#put(id, { translations })
  }

  /** Somebody says that a translation is still right. */
  keep(id: string, path: string, language: string): void {
    const known = this.translationAt(id, path, language)
    if (known) this.translate(id, path, language, known.text, known.origin)
  }

  /** Somebody says that the words of now mean the same as others did. */
  mean(id: string, path: string, others: string): void {
    const sheet = this.#of(id)
    const before = sheet.same.get(path) ?? []
    const all = [...(before.includes(others) ? before : []), others, sheet.words.get(path) ?? '']
    const each = all.filter((one, at) => all.indexOf(one) === at)
    this.#put(id, { same: changed(sheet.same, path, each.slice(-20)) })
  }

  copy(id: string, to: string): void {
    this.sheets = changed(this.sheets, to, this.#of(id))
  }

  /** A row once more, with all that any language says of it. */
  copyRow(id: string, row: string, to: string): void {
    const { words, translations, same } = this.#of(id)
    const also = <V>(map: ReadonlyMap<string, V>, pathIn: (key: string) => string): ReadonlyMap<string, V> =>
      new Map([
        ...map,
        ...[...map]
          .filter(([key]) => pathIn(key).startsWith(row))
          .map(([key, value]): readonly [string, V] => [key.replace(row, to), value]),
      ])
    const itself = (key: string) => key
    this.#put(id, { words: also(words, itself), translations: also(translations, pathOf), same: also(same, itself) })
  }

  removeRow(id: string, row: string): void {
    const { words, translations, same } = this.#of(id)
    const without = <V>(map: ReadonlyMap<string, V>, pathIn: (key: string) => string): ReadonlyMap<string, V> =>
      new Map([...map].filter(([key]) => !pathIn(key).startsWith(row)))
    const itself = (key: string) => key
    this.#put(id, {
      words: without(words, itself),
      translations: without(translations, pathOf),
      same: without(same, itself),
    })
  }

  remove(id: string): void {
    const sheets = new Map(this.sheets)
    sheets.delete(id)
    this.sheets = sheets
  }

  /** A new version of the program writes words in another way, in every language; that is nobody's change. */
  rewrite(id: string, path: string, again: (words: string) => string): void {
    const { words, translations, same } = this.#of(id)
    const was = words.get(path)
    if (was === undefined) return
    const is = again(was)
    const rewritten = [...translations].map(([key, one]): readonly [string, Translation] =>
      pathOf(key) === path
        ? [key, { ...one, text: again(one.text), made: one.made === was ? is : one.made }]
        : [key, one],
    )
    const known = same.get(path)
    this.#put(id, {
      words: changed(words, path, is),
      translations: new Map(rewritten),
      ...(known?.includes(was) && {
        same: changed(same, path, (known.includes(is) ? known : [...known, is]).slice(-20)),
      }),
    })
  }

  /** Translations that nobody has read are vouched for by whoever brings them. */
  vouch(): void {
    for (const [id, sheet] of this.sheets)
      this.#put(id, {
        translations: new Map(
          [...sheet.translations].map(([key, one]): readonly [string, Translation] => [
            key,
            one.origin === 'new' && one.made === sheet.words.get(pathOf(key)) ? { ...one, origin: 'translated' } : one,
          ]),
        ),
      })
  }

  translationAt(id: string, path: string, language: string): Translation | undefined {
    return this.#of(id).translations.get(keyOf(language, path))
  }

  stateOf(id: string, path: string, language: string): State {
    const sheet = this.#of(id)
    const known = sheet.translations.get(keyOf(language, path))
    if (!known) return 'missing'
    const now = sheet.words.get(path) ?? ''
    const same = sheet.same.get(path) ?? []
    const isRight = known.made === now || (same.includes(now) && same.includes(known.made))
    return isRight ? known.origin : 'stale'
  }
}
