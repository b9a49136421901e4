import { EngineError, type EngineLanguages, type EngineSettings } from '@vitrine/schemas'
import { asRecord } from '../../../platform/as-record.ts'
import type { Ask } from './ask.ts'
import type { TranslationEngine } from './engine.ts'
import { checkStatus, textsOf } from './failures.ts'
import { matchLanguage } from './match-language.ts'

/** It answers 400 for texts that are too long, and 500 for those that it cannot translate. */
const kinds = { 400: 'text', 401: 'auth', 403: 'auth', 413: 'text' } as const
const untranslatable = /cannot translate/i

/** LibreTranslate's API, of a server of one's own or the service. */
export function libreTranslate({ url = '', key }: Omit<EngineSettings, 'kind'>, ask: Ask): TranslationEngine {
  const base = url.replace(/\/+$/, '')
  let known: readonly EngineLanguages[] | undefined
  async function languages(signal: AbortSignal): Promise<readonly EngineLanguages[]> {
    if (known) return known
    const answer = await ask(`${base}/languages`, { signal })
    checkStatus(answer, kinds)
    if (!Array.isArray(answer.body)) throw new EngineError('down', 'no list of languages')
    const all = answer.body.map(asRecord)
    const codes = all.map(({ code }) => String(code))
    known = all.map(({ code, targets }) => ({
      from: String(code),
      // Older servers translate each language into each.
      to: (Array.isArray(targets) ? targets.map(String) : codes).filter((one) => one !== code),
    }))
    return known
  }
  return {
    id: 'libretranslate',
    name: 'LibreTranslate',
    limits: { batch: 25, chars: 2000 },
    languages,
    async translate({ from, to, texts, signal }) {
      const pairs = await languages(signal)
      const source = matchLanguage(
        from,
        pairs.map((pair) => pair.from),
      )
      const target = matchLanguage(to, pairs.find((pair) => pair.from === source)?.to ?? [])
      if (source === undefined || target === undefined) throw new EngineError('text', `no ${from} into ${to}`)
      const json = {
        q: texts.map(({ text }) => text),
        ...{ source, target, format: 'text' },
        ...(key !== undefined && { api_key: key }),
      }
      const answer = await ask(`${base}/translate`, { json, signal })
      const { translatedText, error } = asRecord(answer.body)
      if (answer.status === 500 && typeof error === 'string' && untranslatable.test(error))
        throw new EngineError('text', error)
      checkStatus(answer, kinds)
      return textsOf(translatedText, texts.length)
    },
  }
}
