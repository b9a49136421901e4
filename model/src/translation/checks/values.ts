import { type MaskKind, units } from '../masks/mask-kinds.ts'
import type { Mask } from '../masks/mask-text.ts'
import { apart, missingIn, putBack, scaledDigits, type ValueOptions, valuesOf } from './compare.ts'
import { scaleAfter } from './scale-words.ts'
import type { CheckContext, TranslationCheck } from './translation-check.ts'

interface SameValuesOptions {
  /** Whether a value that was changed is put back. */
  readonly isPutBack?: boolean
  readonly asRead?: ValueOptions['asRead']
  /** By what a value is compared that stands in a text of this language. */
  readonly asCompared?: (language: string) => ValueOptions['asCompared']
  /** Whether a translation may have this value, as it is compared, where its source does not. */
  readonly mayBeAdded?: (value: string) => boolean
}

/** A check that both texts have the same values of some kinds. */
const sameValues = (
  id: string,
  kinds: readonly MaskKind[],
  { isPutBack = false, asRead, asCompared, mayBeAdded = () => false }: SameValuesOptions = {},
): TranslationCheck => {
  const compared = (text: string, language: string, { keep }: CheckContext) =>
    valuesOf(text, kinds, { keep, asRead, asCompared: asCompared?.(language) })
  const written = (text: string, { keep }: CheckContext) => valuesOf(text, kinds, { keep, asRead })
  const both = (source: string, target: string, context: CheckContext) =>
    [compared(source, context.from, context), compared(target, context.to, context)] as const
  const fails: TranslationCheck['fails'] = (source, target, context) => {
    const [all, has] = both(source, target, context)
    return missingIn(all, has).length > 0 || missingIn(has, all).some((value) => !mayBeAdded(value))
  }
  if (!isPutBack) return { id, fails }
  return {
    id,
    fails,
    mend(source, target, context) {
      const [wanted, found] = [written(source, context), written(target, context)]
      const [all, has] = both(source, target, context)
      // What is only written in the way of the language is no difference.
      const missing = missingIn(all, has).map((value) => wanted[all.indexOf(value)] ?? value)
      const extra = missingIn(has, all).map((value) => found[has.indexOf(value)] ?? value)
      const mended = putBack(target, missing, extra)
      return mended !== undefined && !fails(source, mended, context) ? mended : undefined
    },
  }
}

/** A standard in a compound is joined by a hyphen: `ISO-9001-Zertifikat`. */
const asStandard = ({ kind, value }: Mask): string =>
  kind === 'standard' ? value.replace(/^(\p{L}+)[ \u00a0-](?=\d)/u, '$1 ') : value

/** So is a number with its unit: `48-MW-Park`. A letter alone may be one of a part number. */
const joinedUnit = new RegExp(`(?<=\\p{Nd})-(?=\\p{L}{2})(?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')

/** What many languages write as a word: a source may say three where its translation says 3. */
const MOST_IN_WORDS = 12

export const placeholders = sameValues('placeholders', ['placeholder'])
export const links = sameValues('links', ['url', 'mail', 'name', 'file'])
export const numbers = sameValues('numbers', ['measure', 'phone', 'number'], {
  isPutBack: true,
  // `20-foot container`
  asRead: (text) => apart(text).replaceAll(/(?<=\p{Nd})-(?=\p{L})/gu, ' '),
  asCompared:
    (language) =>
    ({ at, value }, text) =>
      scaledDigits(value, scaleAfter(text.slice(at + value.length), language)),
  mayBeAdded: (value) => value !== '' && Number(value) <= MOST_IN_WORDS,
})
export const parts = sameValues('parts', ['standard', 'part'], {
  isPutBack: true,
  asRead: (text) => apart(text).replaceAll(joinedUnit, ' '),
  asCompared: () => asStandard,
})
export const keep = sameValues('keep', ['term'])
