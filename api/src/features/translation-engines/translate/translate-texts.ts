import { type CheckContext, checkTranslation, type FailedCheck, type GlossaryTerm, protectText } from '@vitrine/model'
import type { EngineError, TextToTranslate } from '@vitrine/schemas'
import type { TranslationEngine } from '../adapters/engine.ts'
import { translateInBatches } from './in-batches.ts'

/** What became of a text. */
export type TranslationResult =
  | {
      readonly text: string
      /** What checks say of it: somebody has to look where there is anything. */
      readonly failed: readonly (FailedCheck | { readonly id: 'lost' | 'term' })[]
    }
  | { readonly error: string }

export interface Translating extends Pick<CheckContext, 'from' | 'to' | 'keep' | 'forbidden'> {
  readonly texts: readonly TextToTranslate[]
  readonly glossary?: readonly GlossaryTerm[] | undefined
  readonly signal: AbortSignal
}

export interface Translated {
  /** One for each text; nothing for those that were not answered before it ended. */
  readonly results: readonly (TranslationResult | undefined)[]
  readonly error?: EngineError
}

const pairsOf = (glossary: readonly GlossaryTerm[] = []) =>
  glossary.flatMap(({ source, targets: [target] }) => (target === undefined ? [] : [[source, target] as const]))

/** Spaces around a text are none of an engine's business. */
function trimmed(text: string) {
  const body = text.trim()
  const at = text.indexOf(body)
  return { body, before: text.slice(0, at), after: text.slice(at + body.length) }
}

/**
 * Translates texts by an engine: what it must not touch is masked before and put back after, each plural form is a sentence,
 * and every translation is checked. What has no words is answered as it is, and costs nothing.
 */
export async function translateTexts(engine: TranslationEngine, job: Translating): Promise<Translated> {
  const { from, to, keep, glossary, forbidden, signal } = job
  const pairs = pairsOf(glossary)
  const masked = engine.hasGlossary ? { keep } : { keep, glossary: pairs }
  const made = job.texts.map((text) => ({
    ...trimmed(text.text),
    protected: protectText(text.text.trim(), to, masked),
  }))
  const asked = made.flatMap(({ protected: it }, n) =>
    (it?.sentences ?? []).map((sentence) => ({ n, sentence, needs: /\p{L}/u.test(withoutMasks(sentence)) })),
  )
  const sent = asked.filter(({ needs }) => needs)
  const { translations, error } = await translateInBatches(engine, {
    ...{ from, to, signal },
    ...(engine.hasGlossary && pairs.length > 0 && { glossary: pairs }),
    texts: sent.map(({ n, sentence }) => ({ ...job.texts[n], text: sentence })),
  })
  const answers = new Map(sent.map((one, at) => [one, translations[at]]))

  const results = made.map(({ protected: it, before, after }, n): TranslationResult | undefined => {
    const source = job.texts[n]?.text ?? ''
    if (!it) return { error: 'message' }
    const found = asked
      .filter((one) => one.n === n)
      .map((one) => (one.needs ? answers.get(one) : { text: one.sentence }))
    const failure = found.find((one) => one && 'error' in one)
    if (failure && 'error' in failure) return failure
    if (found.some((one) => one === undefined)) return undefined
    const restored = it.restore(found.map((one) => (one && 'text' in one ? one.text.trim() : '')))
    const text = before + restored.text + after
    const context = { from, to, keep, glossary, forbidden, maxLength: job.texts[n]?.maxLength }
    return {
      text,
      failed: [
        ...(restored.lost.length > 0 ? [{ id: 'lost' as const }] : []),
        ...(it.hasTerms ? [{ id: 'term' as const }] : []),
        ...checkTranslation(source, text, context),
      ],
    }
  })
  return { results, ...(error && { error }) }
}

const withoutMasks = (sentence: string): string => sentence.replaceAll(/⟦\d+⟧|<x id="\d+"\/>/g, ' ')
