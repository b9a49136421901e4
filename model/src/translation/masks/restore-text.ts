import type { MaskedText } from './mask-text.ts'

/** A text with its values again. */
export interface RestoredText {
  readonly text: string
  /** The values that do not stand in it exactly once each. Where there are some, somebody has to look. */
  readonly lost: readonly string[]
}

/** As engines give masks back: with spaces in them, or a tag that is closed by another one. */
const brackets = /⟦\s*(\d{1,6})\s*⟧/g
const tags = /<x\s+id\s*=\s*["']?(\d{1,6})["']?\s*(?:\/>|>(?:\s*<\/x\s*>)?)/gi

/**
 * Puts the values of masks back into a translation, wherever the masks stand in it now.
 *
 * `restoreText('Tornillos ⟦1⟧: ⟦0⟧', masked)` → `{ text: 'Tornillos DIN 933: 12', lost: [] }`
 *
 * @param masked what was translated. A mask that it does not have is left in the text, where a check finds it.
 */
export function restoreText(translated: string, { text: source, masks }: MaskedText): RestoredText {
  const isTagged = masks.length > 0 && !source.includes('⟦0⟧')
  const times = masks.map(() => 0)
  const text = translated.replace(isTagged ? tags : brackets, (written: string, number: string) => {
    const n = Number(number)
    const mask = masks[n]
    if (!mask) return written
    times[n] = (times[n] ?? 0) + 1
    return mask.becomes ?? mask.value
  })
  return { text, lost: masks.filter((_mask, n) => times[n] !== 1).map(({ value }) => value) }
}
