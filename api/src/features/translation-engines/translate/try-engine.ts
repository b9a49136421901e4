import { EngineError } from '@vitrine/schemas'
import type { TranslationEngine } from '../adapters/engine.ts'
import { matchLanguage } from '../adapters/match-language.ts'
import { translateTexts } from './translate-texts.ts'

/** A sentence with something in it that must come through. */
const SENTENCE = 'These 12 bolts are in stock.'

/** Has an engine translate a sentence. @throws EngineError */
export async function tryEngine(engine: TranslationEngine) {
  const signal = AbortSignal.timeout(30_000)
  const pairs = await engine.languages(signal)
  const from = matchLanguage(
    'en',
    pairs.map((pair) => pair.from),
  )
  const pair = pairs.find((one) => one.from === from) ?? pairs[0]
  const job = { from: pair?.from ?? 'en', to: pair?.to.find((one) => !one.startsWith('en')) ?? 'de' }
  const { results, error } = await translateTexts(engine, { ...job, texts: [{ text: SENTENCE }], signal })
  const [result] = results
  if (error) throw error
  if (!result || 'error' in result) throw new EngineError('text', result?.error ?? 'missing')
  return { state: 'translated' as const, ...job, source: SENTENCE, text: result.text }
}
