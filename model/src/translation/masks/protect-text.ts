import type { KeptWords } from './mask-kinds.ts'
import { maskText } from './mask-text.ts'
import { type RestoredText, restoreText } from './restore-text.ts'
import { sentencesOf } from './sentences.ts'

/** What is sent to an engine for a text. */
export interface ProtectedText {
  /** One sentence, or one for each plural form of the target; masks in the place of what stays as it is. */
  readonly sentences: readonly string[]
  /** Whether words of the glossary are put into it. Nobody inflected them: somebody has to look. */
  readonly hasTerms: boolean
  /** The translated text, of the translations of all sentences in their order. */
  restore(translated: readonly string[]): RestoredText
}

/**
 * Makes a text ready for an engine; nothing where it is a message that no engine can be trusted with.
 *
 * @param to the language that it is translated into.
 * @param kept what a tenant never translates; the glossary where the engine has none of its own.
 */
export function protectText(text: string, to: string, kept: KeptWords = {}): ProtectedText | undefined {
  const parts = sentencesOf(text, to)
  if (!parts) return undefined
  const masked = parts.sentences.map((sentence) => maskText(sentence, kept))
  return {
    sentences: masked.map((sentence) => sentence.text),
    hasTerms: masked.some(({ masks }) => masks.some(({ kind }) => kind === 'glossary')),
    restore(translated) {
      const restored = masked.map((sentence, n) => restoreText(translated[n] ?? '', sentence))
      return {
        text: parts.join(restored.map((sentence) => sentence.text)),
        lost: [...new Set(restored.flatMap(({ lost }) => lost))],
      }
    },
  }
}
