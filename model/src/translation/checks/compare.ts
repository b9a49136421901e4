import type { MaskKind } from '../masks/mask-kinds.ts'
import { type Mask, masksIn } from '../masks/mask-text.ts'

/** Marks of direction, which are seen by nobody and change no value. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const withoutMarks = (text: string): string => text.replaceAll(directionMarks, '')

/** Letters of scripts that are written without a space before or after a number or a Latin word: `M12螺栓`, `وA4`. */
const joining = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Arabic}ـ]'
const joined = new RegExp(`(?<=${joining})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=${joining})`, 'gu')
/** A text in which values stand apart from the letters around them. */
export const apart = (text: string): string => withoutMarks(text).replaceAll(joined, ' ')

export interface ValueOptions {
  readonly keep?: readonly string[] | undefined
  /** The text in which values are found; `apart` when left out. */
  readonly asRead?: ((text: string) => string) | undefined
  /** By what a value is compared, which stands in this text. */
  readonly asCompared?: ((mask: Mask, text: string) => string) | undefined
}

/** What of a text is of these kinds, by what `asCompared` makes of it, in order. */
export function valuesOf(
  text: string,
  kinds: readonly MaskKind[],
  { keep = [], asRead = apart, asCompared = ({ value }) => value }: ValueOptions = {},
): readonly string[] {
  const read = asRead(text)
  return masksIn(read, { keep })
    .filter(({ kind }) => kinds.includes(kind))
    .map((mask) => asCompared(mask, read))
}

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

/** Of a number with a word that makes it larger, the digits of the whole: 1.5 and a million are 1500000. */
export function scaledDigits(value: string, scale: number | undefined): string {
  const digits = digitsOf(value)
  if (scale === undefined) return digits
  const decimals = /[.,٫](\p{Nd}{1,2})\P{Nd}*$/u.exec(value)?.[1]?.length ?? 0
  const number = (Number(digits) * scale) / 10 ** decimals
  return Number.isSafeInteger(number) ? String(number) : digits
}

/** Digits of every script stand in tens, from the zero on. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 60 && /^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
