import type { ReactNode } from 'react'
import { splitAtCodes } from './split-at-codes.ts'

const DIGIT = /\d/
/** Longer ones can be wider than a line on a phone. */
const LONG = 12

/**
 * A text as visitors see it: standards, part numbers, sizes and numbers with their units stay on one
 * line, and read from the left in every language. The characters stay as they are, so that copying
 * and searching find them.
 *
 * `<dd>{drawText(attribute.value)}</dd>`
 */
export function drawText(text: string): ReactNode {
  // Most texts have no number in them, and pages have thousands.
  if (!DIGIT.test(text)) return text
  const pieces = splitAtCodes(text)
  if (pieces.length === 1) return text
  // One element around all: where it stands in a row of boxes, the text is one of them.
  return (
    <span>
      {pieces.map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity than their place
          <span key={at} className={piece.length > LONG ? 'unbroken unbroken-long' : 'unbroken'}>
            {piece}
          </span>
        ),
      )}
    </span>
  )
}
