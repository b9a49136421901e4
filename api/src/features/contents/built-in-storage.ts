import { type DeclaredCookie, type KeptInBrowsers, keptInBrowsers } from '@vitrine/schemas'
import { formatUnit } from '@vitrine/schemas/format'
import type { Translator } from '../../platform/language/translator.ts'

/** What is kept in browsers without an owner having to say so, in the language of `t`. */
export const builtInStorage = (hasTags: boolean, t: Translator): DeclaredCookie[] =>
  keptInBrowsers
    .filter(({ isOfTags = false }) => hasTags || !isOfTags)
    .map(({ isOfTags: _, purpose, lifetime, ...kept }) => ({
      ...kept,
      purpose: t(purpose),
      lifetime: lifetimeIn(lifetime, t),
      language: t.language,
    }))

function lifetimeIn(lifetime: KeptInBrowsers['lifetime'], t: Translator): string {
  if (lifetime === 'tab') return t('cookie.lifetime.tab')
  const { unit, count } = lifetime
  return formatUnit(count, unit, t.language)
}
