import type { ReactNode } from 'react'
import { splitAtCodes } from './split-at-codes.ts'

const DIGIT = /\d/
/** Longer ones can be wider than a line on a phone. */
const LONG = 12
const OPENING = /[([{«‹„“‘‚"'「『（【¿#~]{1,3}$/
const CLOSING = /^[)\]}»›”’"'.,;:!?…%،؛؟।。、，；：！？）】」』-]{1,3}/

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
  const drawn: ReactNode[] = []
  let rest = pieces[0] ?? ''
  for (let at = 1; at < pieces.length; at += 2) {
    const code = pieces[at] ?? ''
    const next = pieces[at + 1] ?? ''
    if (code.length <= LONG) {
      drawn.push(rest, <Code key={at}>{code}</Code>)
      rest = next
      continue
    }
    // A box on phones, and beside a box any sign could begin a line.
    const opening = OPENING.exec(rest)?.[0] ?? ''
    const closing = CLOSING.exec(next)?.[0] ?? ''
    drawn.push(
      rest.slice(0, rest.length - opening.length),
      <span key={at} className="unbroken-long">
        {opening}
        <Code>{code}</Code>
        {closing}
      </span>,
    )
    rest = next.slice(closing.length)
  }
  const shown = [...drawn, rest].filter((piece) => piece !== '')
  // One element around all: where it stands in a row of boxes, the text is one of them.
  return shown.length === 1 ? shown[0] : <span>{shown}</span>
}

const Code = ({ children }: { readonly children: string }) => <span className="unbroken">{children}</span>
