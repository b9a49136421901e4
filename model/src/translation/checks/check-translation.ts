import type { CheckContext } from './translation-check.ts'
import { translationChecks } from './translation-checks.ts'

/** What a check says of a translation. */
export interface FailedCheck {
  /** `placeholders`, `end-mark` …: the `id` of a check. */
  readonly id: string
  /** The translation made right, where there is only one way. */
  readonly mended?: string
  /** Words to choose from. */
  readonly offers?: readonly string[]
}

/**
 * All that is wrong with a translation, in the order of the checks. What is empty is not translated, and has nothing wrong.
 *
 * `checkTranslation('In stock.', '有货.', { from: 'en', to: 'zh' })` → `[{ id: 'end-mark', mended: '有货。' }]`
 */
export function checkTranslation(source: string, target: string, context: CheckContext): readonly FailedCheck[] {
  if (target.trim() === '') return []
  return translationChecks
    .filter((check) => check.fails(source, target, context))
    .map((check) => {
      const mended = check.mend?.(source, target, context)
      const offers = check.offer?.(source, target, context) ?? []
      return { id: check.id, ...(mended !== undefined && { mended }), ...(offers.length > 0 && { offers }) }
    })
}
