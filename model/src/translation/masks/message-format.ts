/** An argument of an ICU message that chooses one of several texts. */
export interface Choice {
  readonly name: string
  readonly kind: 'plural' | 'selectordinal' | 'select'
  /** What is subtracted from a number before `#` tells it. */
  readonly offset?: number
  readonly options: readonly Option[]
}

/** One text of a choice: `one`, `other`, `=0`, or what a select asks for. */
export interface Option {
  readonly key: string
  readonly parts: Message
}

/** Texts and choices, in order. Arguments that choose nothing (`{name}`) are part of the text. */
export type Message = readonly (string | Choice)[]

const head = /\{\s*([\p{L}\p{N}_.-]+)\s*,\s*(plural|selectordinal|select)\s*,\s*/uy
const offsetHead = /offset\s*:\s*(\d+)\s*/y
const optionHead = /(=\d+|[\p{L}\p{N}_-]+)\s*\{/uy
const space = /\s*/y

/** Reads one text from a place on. Fails by `undefined`: then it is no message, and its braces mean nothing. */
class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (!match) return undefined
    this.#at = pattern.lastIndex
    return match
  }

  /** Up to the brace that ends an option, or the end of the text. */
  message(depth: number): Message | undefined {
    const parts: (string | Choice)[] = []
    let text = ''
    let open = 0
    while (!this.isAtEnd) {
      const letter = this.#text.charAt(this.#at)
      if (letter === '}' && open === 0 && depth > 0) break
      const found = letter === '{' ? this.#take(head) : undefined
      if (found) {
        const choice = this.#choice(found, depth + 1)
        if (!choice) return undefined
        if (text !== '') parts.push(text)
        text = ''
        parts.push(choice)
        continue
      }
      if (letter === '{') open += 1
      if (letter === '}') open -= 1
      if (open < 0) return undefined
      text += letter
      this.#at += 1
    }
    if (open !== 0) return undefined
    if (text !== '') parts.push(text)
    return parts
  }

  #choice([, name = '', kind = '']: RegExpExecArray, depth: number): Choice | undefined {
    if (depth > 4) return undefined
    const [, offset] = this.#take(offsetHead) ?? []
    const options: Option[] = []
    for (;;) {
      this.#take(space)
      const option = this.#take(optionHead)
      if (!option) break
      const parts = this.message(depth)
      if (!parts || this.#text.charAt(this.#at) !== '}') return undefined
      this.#at += 1
      options.push({ key: option[1] ?? '', parts })
    }
    this.#take(space)
    if (this.#text.charAt(this.#at) !== '}' || !options.some(({ key }) => key === 'other')) return undefined
    this.#at += 1
    return {
      name,
      kind: kind as Choice['kind'],
      ...(offset !== undefined && { offset: Number(offset) }),
      options,
    }
  }
}

/**
 * Reads an ICU message with plural forms or other choices; nothing for a text without one, and for one that is not closed
 * or has no `other`. Four choices may stand within each other.
 */
export function readMessage(text: string): Message | undefined {
  const reader = new Reader(text)
  const message = reader.message(0)
  return message?.some((part) => typeof part !== 'string') ? message : undefined
}

/** The message as it is written. */
export const writeMessage = (message: Message): string =>
  message
    .map((part) => {
      if (typeof part === 'string') return part
      const offset = part.offset === undefined ? '' : `offset:${part.offset} `
      const options = part.options.map(({ key, parts }) => `${key} {${writeMessage(parts)}}`)
      return `{${part.name}, ${part.kind}, ${offset}${options.join(' ')}}`
    })
    .join('')

/** The plural forms of a language: `pluralForms('ru', 'plural')` → `['one', 'few', 'many', 'other']`, in the order of CLDR. */
export function pluralForms(language: string, kind: 'plural' | 'selectordinal'): readonly string[] {
  try {
    const type = kind === 'plural' ? 'cardinal' : 'ordinal'
    const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions()
    return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) =>
      pluralCategories.some((category) => category === form),
    )
  } catch {
    return ['other']
  }
}
