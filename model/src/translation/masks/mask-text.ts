import { type KeptWords, type MaskKind, maskKinds, patternOf } from './mask-kinds.ts'

/** A piece of a text that stays as it is. */
export interface Mask {
  readonly kind: MaskKind
  readonly value: string
  /** What a translation has in its place; the value itself, when left out. */
  readonly becomes?: string
  /** Where it begins, in UTF-16 units. */
  readonly at: number
}

/** A text as an engine gets it: `⟦n⟧`, or `<x id="n"/>`, where the nth of `masks` stood. */
export interface MaskedText {
  readonly text: string
  readonly masks: readonly Mask[]
}

interface Piece {
  readonly at: number
  readonly text: string
}

const targetOf = (value: string, { glossary = [] }: KeptWords): string | undefined =>
  glossary.find(([source]) => source.toLowerCase() === value.toLowerCase())?.[1]

/** What is left of a piece without its matches, and the matches. */
function cut({ at, text }: Piece, pattern: RegExp, kind: MaskKind, kept: KeptWords, masks: Mask[]): readonly Piece[] {
  const rests: Piece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [value] = match
    if (value === '') continue
    if (match.index > end) rests.push({ at: at + end, text: text.slice(end, match.index) })
    const becomes = kind === 'glossary' ? targetOf(value, kept) : undefined
    masks.push({ kind, value, at: at + match.index, ...(becomes !== undefined && { becomes }) })
    end = match.index + value.length
  }
  if (end < text.length) rests.push({ at: at + end, text: text.slice(end) })
  return rests
}

function findMasks(text: string, kept: KeptWords): readonly Mask[] {
  const masks: Mask[] = []
  let pieces: readonly Piece[] = [{ at: 0, text }]
  for (const kind of maskKinds) {
    const pattern = patternOf(kind, kept)
    if (pattern) pieces = pieces.flatMap((piece) => cut(piece, pattern, kind, kept, masks))
  }
  return masks.sort((one, other) => one.at - other.at)
}

/** What was found in some texts that were asked for last: each check of a translation asks for the same two. */
const lately = new Map<string, readonly Mask[]>()
const ROOM = 16

const hasWords = ({ keep = [], glossary = [] }: KeptWords): boolean => keep.length > 0 || glossary.length > 0

/**
 * What of a text must come through a translation as it is, in the order of the text. Kinds are looked for in the order of
 * `maskKinds`; nothing overlaps.
 */
export function masksIn(text: string, kept: KeptWords = {}): readonly Mask[] {
  if (hasWords(kept)) return findMasks(text, kept)
  const known = lately.get(text)
  const masks = known ?? findMasks(text, kept)
  // The one that was asked for last goes last.
  lately.delete(text)
  lately.set(text, masks)
  const [oldest] = lately.keys()
  if (lately.size > ROOM && oldest !== undefined) lately.delete(oldest)
  return masks
}

/** The text with something else in the place of each mask. */
export function replaceMasks(text: string, masks: readonly Mask[], by: (mask: Mask, n: number) => string): string {
  let end = 0
  const parts = masks.map((mask, n) => {
    const before = text.slice(end, mask.at)
    end = mask.at + mask.value.length
    return before + by(mask, n)
  })
  return parts.join('') + text.slice(end)
}

/**
 * Replaces everything that an engine may not touch.
 *
 * `maskText('12 bolts of DIN 933')` → `{ text: '⟦0⟧ bolts of ⟦1⟧', masks: [{ value: '12', … }, { value: 'DIN 933', … }] }`
 */
export function maskText(text: string, kept: KeptWords = {}): MaskedText {
  const masks = masksIn(text, kept)
  const isTaken = /[⟦⟧]/.test(text)
  return { text: replaceMasks(text, masks, (_mask, n) => (isTaken ? `<x id="${n}"/>` : `⟦${n}⟧`)), masks }
}
