import { listSourceTexts } from '@vitrine/schemas'
import type { SendCall } from '../context/service.ts'

/**
 * Asks the service what sources of translations said, each once; what is asked for at the same time in one call. Nothing
 * where nobody knows it any more, or the service has no such call.
 */
export function createSourceTexts(send: SendCall): (fingerprint: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  let asked: { readonly fingerprints: string[]; readonly answer: Promise<ReadonlyMap<string, string>> } | undefined

  async function ask(fingerprints: readonly string[]): Promise<ReadonlyMap<string, string>> {
    // Fields that are drawn together ask before this goes on.
    await Promise.resolve()
    asked = undefined
    try {
      const { items } = await send(listSourceTexts, { fingerprints: fingerprints.join() })
      return new Map(items.map(({ fingerprint, text }) => [fingerprint, text]))
    } catch {
      // It may be known later.
      for (const one of fingerprints) known.delete(one)
      return new Map()
    }
  }

  return (fingerprint) => {
    // Older functions made those without a version, of which no text was kept.
    if (!fingerprint.startsWith('2:')) return Promise.resolve(undefined)
    const before = known.get(fingerprint)
    if (before) return before
    if (!asked || asked.fingerprints.length >= AT_ONCE) {
      const fingerprints: string[] = []
      asked = { fingerprints, answer: ask(fingerprints) }
    }
    asked.fingerprints.push(fingerprint)
    const text = asked.answer.then((texts) => texts.get(fingerprint))
    known.set(fingerprint, text)
    return text
  }
}

/** As many as one call takes. */
const AT_ONCE = 50
