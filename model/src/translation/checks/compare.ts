import type { MaskKind } from '../masks/mask-kinds.ts'
import { type Mask, masksIn } from '../masks/mask-text.ts'

/** Marks of direction, which are seen by nobody and change no value. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const withoutMarks = (text: string): string => text.replaceAll(directionMarks, '')

/** What of a text is of these kinds, by what `asCompared` makes of it, in order. */
export const valuesOf = (
  text: string,
  kinds: readonly MaskKind[],
  {
    keep = [],
    asCompared = ({ value }) => value,
  }: { keep?: readonly string[] | undefined; asCompared?: (mask: Mask) => string } = {},
): readonly string[] =>
  masksIn(withoutMarks(text), { keep })
    .filter(({ kind }) => kinds.includes(kind))
    .map(asCompared)

/** What the first list has more often than the second. */
export function missingIn(values: readonly string[], from: readonly string[]): readonly string[] {
  const left = [...from]
  return values.filter((value) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether two lists have the same values, each as often. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && missingIn(one, other).length === 0

/** A text with its only missing value in the place of its only value that is too much; nothing where there are more. */
export function putBack(target: string, missing: readonly string[], extra: readonly string[]): string | undefined {
  const [value, wrong] = [missing[0], extra[0]]
  if (missing.length !== 1 || extra.length !== 1 || value === undefined || wrong === undefined) return undefined
  const at = target.indexOf(wrong)
  if (at < 0 || target.indexOf(wrong, at + 1) >= 0) return undefined
  return target.slice(0, at) + value + target.slice(at + wrong.length)
}

/** The digits of a number, as languages write it in their own way and with its unit before it: 1.234,5 and ۱٬۲۳۴٫۵ are the same. */
export const digitsOf = (value: string): string =>
  value.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit))).replaceAll(/\D/g, '')

/** Digits of every script stand in tens, from the zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 60 && /^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
