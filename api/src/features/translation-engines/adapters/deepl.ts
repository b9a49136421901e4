import type { EngineSettings } from '@vitrine/schemas'
import { asRecord } from '../../../platform/as-record.ts'
import type { Ask } from './ask.ts'
import type { TranslationEngine } from './engine.ts'
import { checkStatus, textsOf } from './failures.ts'

/** Keys of the free plan end in `:fx`, and count at another address. */
const addressOf = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'

const kinds = { 400: 'text', 401: 'auth', 403: 'auth', 413: 'text', 414: 'text', 456: 'quota', 529: 'rate' } as const

const upper = (language: string): string => language.toUpperCase()
const sourceOf = (language: string): string => upper(language.split('-')[0] ?? language)

/** It asks for a country or a script where a language has several. */
const targets: Readonly<Record<string, string>> = { EN: 'EN-GB', PT: 'PT-PT', ZH: 'ZH-HANS' }
const regional: ReadonlySet<string> = new Set(['EN-GB', 'EN-US', 'PT-PT', 'PT-BR', 'ZH-HANS', 'ZH-HANT', 'ES-419'])
function targetOf(language: string): string {
  const base = sourceOf(language)
  return regional.has(upper(language)) ? upper(language) : (targets[base] ?? base)
}

const bracket = /⟦(\d+)⟧/g
const tag = /<x id="(\d+)"\/>/g
const entities = [
  [/&/g, '&amp;'],
  [/</g, '&lt;'],
  [/>/g, '&gt;'],
] as const

const escaped = (text: string): string => entities.reduce((all, [letter, entity]) => all.replace(letter, entity), text)
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Its own way to keep something is an element of XML, so that is what masks are. */
function asXml(text: string): { readonly xml: string; readonly isTagged: boolean } {
  const isTagged = text.search(tag) >= 0
  const pieces = text.split(isTagged ? tag : bracket)
  return { xml: pieces.map((piece, n) => (n % 2 === 1 ? `<x id="${piece}"/>` : escaped(piece))).join(''), isTagged }
}

function fromXml(xml: string, isTagged: boolean): string {
  const pieces = xml.split(/<x\s+id\s*=\s*["'](\d+)["']\s*(?:\/>|>\s*<\/x>)/)
  return pieces
    .map((piece, n) => (n % 2 === 0 ? unescaped(piece) : isTagged ? `<x id="${piece}"/>` : `⟦${piece}⟧`))
    .join('')
}

/** DeepL's API 2: 50 texts and 128 KiB a call. */
export function deepl({ key = '', url }: Omit<EngineSettings, 'kind'>, ask: Ask): TranslationEngine {
  const base = (url ?? addressOf(key)).replace(/\/+$/, '')
  const headers = { authorization: `DeepL-Auth-Key ${key}` }
  async function languagesOf(type: 'source' | 'target', signal: AbortSignal): Promise<readonly string[]> {
    const answer = await ask(`${base}/v2/languages?type=${type}`, { headers, signal })
    checkStatus(answer, kinds)
    const list = Array.isArray(answer.body) ? answer.body : []
    return list.map((one) => asRecord(one).language).filter((code) => typeof code === 'string')
  }
  return {
    id: 'deepl',
    name: 'DeepL',
    // Letters of most scripts are three bytes.
    limits: { batch: 50, chars: 30_000 },
    async languages(signal) {
      const [from, to] = [await languagesOf('source', signal), await languagesOf('target', signal)]
      return from.map((code) => ({ from: code.toLowerCase(), to: to.map((one) => one.toLowerCase()) }))
    },
    async translate({ from, to, texts, signal }) {
      const sent = texts.map(({ text }) => asXml(text))
      const [first] = texts
      const context = [first?.about, first?.before].filter((part) => part !== undefined).join('\n')
      const json = {
        text: sent.map(({ xml }) => xml),
        source_lang: sourceOf(from),
        target_lang: targetOf(to),
        tag_handling: 'xml',
        preserve_formatting: true,
        ...(context !== '' && { context }),
      }
      const answer = await ask(`${base}/v2/translate`, { headers, json, signal })
      checkStatus(answer, kinds)
      const { translations } = asRecord(answer.body)
      const found = Array.isArray(translations) ? translations.map((one) => asRecord(one).text) : undefined
      return textsOf(found, texts.length).map((one, n) =>
        'text' in one ? { text: fromXml(one.text, sent[n]?.isTagged ?? false) } : one,
      )
    },
  }
}
