import type { MaskKind } from '../masks/mask-kinds.ts'
import type { Mask } from '../masks/mask-text.ts'
import { digitsOf, isSame, missingIn, putBack, valuesOf } from './compare.ts'
import type { TranslationCheck } from './translation-check.ts'

/** A check that both texts have the same values of some kinds. */
const sameValues = (
  id: string,
  kinds: readonly MaskKind[],
  {
    isPutBack = false,
    asCompared,
  }: { readonly isPutBack?: boolean; readonly asCompared?: (mask: Mask) => string } = {},
): TranslationCheck => {
  const both = (source: string, target: string, keep: readonly string[] | undefined) =>
    [source, target].map((text) => valuesOf(text, kinds, { keep, ...(asCompared && { asCompared }) })) as [
      string[],
      string[],
    ]
  const fails: TranslationCheck['fails'] = (source, target, { keep }) => !isSame(...both(source, target, keep))
  if (!isPutBack) return { id, fails }
  return {
    id,
    fails,
    mend(source, target, context) {
      const [wanted, found] = [source, target].map((text) => valuesOf(text, kinds, context))
      if (!wanted || !found) return undefined
      const [all, has] = both(source, target, context.keep)
      // What is only written in the way of the language is no difference.
      const missing = missingIn(all, has).map((value) => wanted[all.indexOf(value)] ?? value)
      const extra = missingIn(has, all).map((value) => found[has.indexOf(value)] ?? value)
      const mended = putBack(target, missing, extra)
      return mended !== undefined && !fails(source, mended, context) ? mended : undefined
    },
  }
}

export const placeholders = sameValues('placeholders', ['placeholder'])
export const links = sameValues('links', ['url', 'mail', 'name', 'file'])
export const numbers = sameValues('numbers', ['measure', 'phone', 'number'], {
  isPutBack: true,
  asCompared: ({ value }) => digitsOf(value),
})
export const parts = sameValues('parts', ['standard', 'part'], { isPutBack: true })
export const keep = sameValues('keep', ['term'])
