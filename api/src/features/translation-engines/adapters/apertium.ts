import { EngineError, type EngineLanguages, type EngineSettings } from '@vitrine/schemas'
import { asRecord } from '../../../platform/as-record.ts'
import type { Ask } from './ask.ts'
import type { TranslationEngine } from './engine.ts'
import { checkStatus, textsOf } from './failures.ts'
import { matchLanguage } from './match-language.ts'

const kinds = { 400: 'text', 401: 'auth', 403: 'auth', 413: 'text', 414: 'text' } as const

/** It names languages by ISO 639-3; BCP 47 by two letters, where there are two. */
const codes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'eng:en spa:es fra:fr por:pt cat:ca glg:gl ita:it ron:ro oci:oc arg:an eus:eu deu:de nld:nl afr:af dan:da swe:sv ' +
    'nob:nb nno:nn isl:is rus:ru ukr:uk bel:be pol:pl ces:cs slk:sk bul:bg mkd:mk hbs:sh hrv:hr srp:sr slv:sl ' +
    'cym:cy bre:br gle:ga mlt:mt ara:ar fas:fa pes:fa urd:ur hin:hi ben:bn mar:mr tam:ta ind:id msa:ms zlm:ms vie:vi ' +
    'tur:tr kaz:kk tat:tt kir:ky uzb:uz fin:fi sme:se est:et hun:hu epo:eo zho:zh jpn:ja heb:he'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** `eng_US` → `en-US`. */
function tagOf(code: string): string {
  const [language = '', ...rest] = code.split('_')
  return [codes[language] ?? language, ...rest].join('-')
}

/** Apertium's service (APY): one text a call, as a form; spaces at its ends are not told from its own. */
export function apertium({ url = '' }: Omit<EngineSettings, 'kind'>, ask: Ask): TranslationEngine {
  const base = url.replace(/\/+$/, '')
  let known: readonly { readonly source: string; readonly target: string }[] | undefined
  async function pairsOf(signal: AbortSignal) {
    if (known) return known
    const answer = await ask(`${base}/listPairs`, { signal })
    checkStatus(answer, kinds)
    const { responseData } = asRecord(answer.body)
    if (!Array.isArray(responseData)) throw new EngineError('down', 'no list of languages')
    known = responseData
      .map(asRecord)
      .map((pair) => ({ source: String(pair.sourceLanguage), target: String(pair.targetLanguage) }))
    return known
  }
  return {
    id: 'apertium',
    name: 'Apertium',
    limits: { batch: 1, chars: 5000 },
    async languages(signal) {
      const byFrom = new Map<string, string[]>()
      for (const { source, target } of await pairsOf(signal))
        byFrom.set(tagOf(source), [...(byFrom.get(tagOf(source)) ?? []), tagOf(target)])
      return [...byFrom].map(([from, to]): EngineLanguages => ({ from, to }))
    },
    async translate({ from, to, texts, signal }) {
      const pairs = await pairsOf(signal)
      const source = matchLanguage(
        from,
        pairs.map((pair) => tagOf(pair.source)),
      )
      const ofSource = pairs.filter((pair) => tagOf(pair.source) === source)
      const target = matchLanguage(
        to,
        ofSource.map((pair) => tagOf(pair.target)),
      )
      const pair = ofSource.find((one) => tagOf(one.target) === target)
      if (!pair) throw new EngineError('text', `no ${from} into ${to}`)
      const translated: string[] = []
      for (const { text } of texts) {
        const form = { q: text, langpair: `${pair.source}|${pair.target}`, markUnknown: 'no' }
        const answer = await ask(`${base}/translate`, { form, signal })
        checkStatus(answer, kinds)
        const { translatedText } = asRecord(asRecord(answer.body).responseData)
        if (typeof translatedText !== 'string') throw new EngineError('down', 'no text in the answer')
        translated.push(translatedText.trim())
      }
      return textsOf(translated, texts.length)
    },
  }
}
