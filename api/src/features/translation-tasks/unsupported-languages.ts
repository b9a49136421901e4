import type { TranslationEngine } from '../translation-engines/adapters/engine.ts'
import { matchLanguage } from '../translation-engines/adapters/match-language.ts'

/** So long an engine may take to say what it translates, in milliseconds: a task is made without it then. */
const PATIENCE = 5000

/** The languages that an engine says it does not translate into. One that does not answer now says nothing. */
export async function unsupportedLanguages(
  engine: TranslationEngine,
  from: string,
  languages: readonly string[],
): Promise<readonly string[]> {
  const pairs = await engine.languages(AbortSignal.timeout(PATIENCE)).catch(() => [])
  if (pairs.length === 0) return []
  const source = matchLanguage(
    from,
    pairs.map((pair) => pair.from),
  )
  const known = pairs.filter((pair) => pair.from === source).flatMap(({ to }) => to)
  return languages.filter((language) => matchLanguage(language, known) === undefined)
}
