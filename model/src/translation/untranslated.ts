import { type Draft, limits } from '@vitrine/schemas'
import type { Specs } from '../document/specs.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { upgradeDraft } from '../upgrade/upgrade.ts'
import { ownersIn, type TextOwner } from './text-owners.ts'
import { baseTextsOf, type TranslatedText, textsIn } from './translation-state.ts'

/** A text that waits for its translation, and whose it is. */
export interface UntranslatedText extends TranslatedText {
  readonly of: TextOwner
  readonly state: 'missing' | 'stale'
}

export interface UntranslatedOptions {
  /** Only what stands on this page, with its name. */
  readonly page?: string | undefined
  /** How many to pass over, and how many to give: at most as many as a list's page may have. */
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

export interface UntranslatedTexts {
  readonly items: readonly UntranslatedText[]
  /** How many there are altogether. */
  readonly total: number
}

const isOpen = (text: TranslatedText): text is TranslatedText & { readonly state: 'missing' | 'stale' } =>
  text.state === 'missing' || text.state === 'stale'

/**
 * The texts of a draft that one language does not have, or whose base changed since they were
 * translated, in the order of pages, header, footer and menus. Nothing is untranslated in the language
 * of the base.
 *
 * `untranslated(draft, specs, 'de', { page: 'home' }).items[0]` →
 * `{ of: { page: 'home', component: 'k3v9Qa2Z' }, path: 'title', source: 'Bolts', state: 'missing' }`
 */
export function untranslated(
  stored: Draft,
  specs: Specs,
  language: string,
  { page, offset = 0, limit = limits.pageSize }: UntranslatedOptions = {},
): UntranslatedTexts {
  const draft = upgradeDraft(stored, specs)
  const base = baseLanguage(draft.globalConfiguration)
  const items: UntranslatedText[] = []
  let total = 0
  if (language === base) return { items, total }
  const end = offset + Math.min(limit, limits.pageSize)
  for (const { of, schema, settings } of ownersIn(draft, specs, page))
    for (const text of textsIn(baseTextsOf(schema, settings, base), language)) {
      if (!isOpen(text)) continue
      if (total >= offset && total < end) items.push({ of, ...text })
      total += 1
    }
  return { items, total }
}
