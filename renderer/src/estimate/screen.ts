import type { RichTextNode, RichTextValue } from '@vitrine/schemas'

/** What a text is set in: the sizes of base.css. */
export type TextSize = 'small' | 'body' | 'lead' | 'title-1' | 'title-2' | 'title-3' | 'title-4'

export interface TextLook {
  readonly size?: TextSize
  /** How wide its lines are, in CSS pixels: the room of the page where nothing is said. */
  readonly width?: number
  /** After so many lines it is cut. */
  readonly lines?: number
}

/** A screen that the height of something is estimated for, in CSS pixels. */
export interface Screen {
  readonly isPhone: boolean
  /** The width of the screen. */
  readonly full: number
  /** The room between the edges of the page. */
  readonly width: number
  /** The room above and below a section that says nothing else (`--space-section`). */
  readonly band: number
  /** The height of a text in its lines: nothing for no text. */
  readonly text: (value: string | RichTextValue | undefined, look?: TextLook) => number
}

/** Sizes of base.css at 390 and 1280 px, and the height of a line as a share of them. */
const sizes = {
  phone: { small: 14, body: 16, lead: 17.5, 'title-1': 35, 'title-2': 26, 'title-3': 19, 'title-4': 17 },
  desk: { small: 14, body: 16, lead: 20, 'title-1': 61, 'title-2': 40, 'title-3': 22, 'title-4': 17 },
} satisfies Record<string, Record<TextSize, number>>

/** Mean widths of letters, as a share of the size of the text. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200B-\u200F\u00AD]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u, 1],
  [/\p{Script=Tamil}/u, 0.74],
  [/[\p{Script=Devanagari}\p{Script=Bengali}]/u, 0.6],
  [/\p{Script=Arabic}/u, 0.45],
  [/[\p{Lu}\p{N}]/u, 0.62],
  [/[\s\p{P}]/u, 0.29],
]
const LATIN = 0x250
/** By the code of a letter: every text of every page is measured, and an array is quicker than a map. */
const latinWidths = new Float64Array(LATIN).fill(Number.NaN)
const otherWidths = new Map<number, number>()

function widthOf(code: number): number {
  const known = code < LATIN ? (latinWidths[code] as number) : otherWidths.get(code)
  if (known !== undefined && !Number.isNaN(known)) return known
  const letter = String.fromCodePoint(code)
  const width = widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.51
  if (code < LATIN) latinWidths[code] = width
  else otherWidths.set(code, width)
  return width
}

/** Languages whose lines stand further apart (base.css). */
const leadings: Readonly<Record<string, readonly [text: number, title: number]>> = {
  ur: [2.2, 1.9],
  ...Object.fromEntries(['ar', 'fa', 'bn', 'hi', 'ta'].map((code) => [code, [1.7, 1.35]])),
  ...Object.fromEntries(['zh', 'ja'].map((code) => [code, [1.65, 1.25]])),
}

interface Paragraph {
  readonly text: string
  /** Stands in a list: indented, and nearer to the one above it. */
  readonly isListed: boolean
  /** Larger, and further from what is above it. */
  readonly isHeading: boolean
}

const plain = { isListed: false, isHeading: false }

function* paragraphsOf(nodes: readonly RichTextNode[] | undefined, isListed = false): Generator<Paragraph> {
  for (const { type, text, content } of nodes ?? [])
    if (type === 'text') yield { ...plain, text: text ?? '', isListed }
    else if (content?.every((node) => node.type === 'text'))
      yield { text: content.map((node) => node.text ?? '').join(''), isListed, isHeading: type === 'heading' }
    else yield* paragraphsOf(content, isListed || type === 'listItem')
}

/** How wide a text is, and how much of that are signs that are as wide as high; both as shares of its size. */
interface Measured {
  readonly wide: number
  readonly square: number
}

function measured(text: string, bold: number): Measured {
  let wide = 0
  let square = 0
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at)
    let one = code < LATIN ? (latinWidths[code] as number) : Number.NaN
    if (Number.isNaN(one)) {
      code = text.codePointAt(at) ?? 0
      // Letters beyond the first 65,536 take two places.
      if (code > 0xffff) at++
      one = widthOf(code)
    }
    wide += one < 1 ? one * bold : one
    if (one === 1) square += 1
  }
  return { wide, square }
}

/** So many texts are remembered: both screens are asked for all texts of a component, one after the other. */
const MOST_TEXTS = 32

/** Measures each text once for both screens of a language. */
function createMeasure(bold: number): (text: string) => Measured {
  const known = new Map<string, Measured>()
  return (text) => {
    const hit = known.get(text)
    if (hit) return hit
    if (known.size >= MOST_TEXTS) known.clear()
    const made = measured(text, bold)
    known.set(text, made)
    return made
  }
}

/** How texts and titles of a language are measured. */
interface Measures {
  readonly text: (text: string) => Measured
  readonly title: (text: string) => Measured
}

const measuresOf = (language: string): Measures => ({
  text: createMeasure(1),
  // Titles are bolder than texts, and letters that are joined grow the most.
  title: createMeasure(/^(?:ar|fa|ur)\b/.test(language) ? 1.2 : 1.04),
})

/** A screen of this kind that shows texts of a language. */
function screenOf(kind: keyof typeof sizes, language: string, measures: Measures): Screen {
  const isPhone = kind === 'phone'
  const [textLeading, titleLeading] = leadings[language.split('-')[0] ?? ''] ?? [1.6, 1.15]
  const width = isPhone ? 347 : 1184
  const linesOf = (text: string, em: number, isTitle: boolean): number => {
    const { wide, square } = isTitle ? measures.title(text) : measures.text(text)
    if (wide <= em * 0.95) return 1
    // Lines end between words, so that none of them is full; between Han signs they end anywhere.
    const left = Math.min(2.2, em * 0.14) * (1 - 0.75 * (square / wide))
    // The last line counts in part: rounded up, a text of just over two lines would be three.
    return wide / Math.max(1, em - left) + 0.4
  }
  return {
    isPhone,
    full: isPhone ? 390 : 1280,
    width,
    band: isPhone ? 36 : 50,
    text(value, look = {}) {
      if (!value) return 0
      const size = look.size ?? 'body'
      const px = sizes[kind][size]
      const isTitle = size.startsWith('title')
      const em = (look.width ?? width) / px
      const leading = isTitle ? titleLeading + (size === 'title-1' || size === 'title-2' ? 0 : 0.15) : textLeading
      // Most texts are one paragraph, and every one of them is asked for.
      if (typeof value === 'string' && !value.includes('\n')) {
        const lines = linesOf(value, em, isTitle)
        return Math.min(lines, look.lines ?? lines) * px * leading
      }
      const paragraphs = (
        typeof value === 'string'
          ? value.split('\n').map((text) => ({ ...plain, text }))
          : [...paragraphsOf(value.content as readonly RichTextNode[] | undefined)]
      ).filter(({ text }) => text)
      const lines = paragraphs.reduce(
        (sum, { text, isListed, isHeading }) =>
          sum + linesOf(text, isListed ? em - 1.4 : isHeading ? em / 1.4 : em, isTitle),
        0,
      )
      const gaps = paragraphs
        .slice(1)
        .reduce((sum, { isListed, isHeading }) => sum + (isListed ? 0.4 : isHeading ? 2.4 : 1), 0)
      const between = typeof value === 'string' ? 0 : gaps * px
      return Math.min(lines, look.lines ?? lines) * px * leading + between
    },
  }
}

const known = new Map<string, readonly [phone: Screen, desk: Screen]>()

/** The two screens that heights are estimated for: 390 and 1280 px wide. */
export function screensOf(language: string): readonly [phone: Screen, desk: Screen] {
  const hit = known.get(language)
  if (hit) return hit
  const measures = measuresOf(language)
  const screens = [screenOf('phone', language, measures), screenOf('desk', language, measures)] as const
  known.set(language, screens)
  return screens
}
