import {
  isObject,
  isWhole,
  type Json,
  type JsonObject,
  mapAlong,
  type RichTextNode,
  type SchemaNode,
  valuesAlong,
} from '@vitrine/schemas'

/** How much longer a text is than in English, and words to make it of. */
const written: Readonly<Record<string, { readonly length: number; readonly words: string }>> = {
  latin: {
    length: 1.4,
    words:
      'Qualitätssicherung für Befestigungselemente: Werkstoffprüfbescheinigungen und Maßgenauigkeit übertreffen Anforderungen aus Guss und Stahl im Werk',
  },
  arabic: {
    length: 1.1,
    words: 'نصنع مسامير التثبيت والصواميل من الفولاذ المقاوم للصدأ ونختبرها دفعة بعد دفعة في مصنع لنا',
  },
  han: { length: 0.45, words: '我们 自有 工厂 生产 的 不锈钢 紧固件 逐批 检验 并 发往 四十六 个 国家' },
  devanagari: { length: 1.1, words: 'हमारे अपने कारखाने में बने स्टेनलेस बोल्ट नट और एंकर हर खेप की जाँच के साथ ही' },
  cyrillic: {
    length: 1.3,
    words: 'Производим крепёжные изделия из нержавеющей стали с проверкой каждой партии на заводе у нас',
  },
}
const scripts: Readonly<Record<string, string>> = {
  ar: 'arabic',
  fa: 'arabic',
  ur: 'arabic',
  zh: 'han',
  ja: 'han',
  hi: 'devanagari',
  ru: 'cyrillic',
}

/**
 * A text as long as its translation would be, in the script of the language: German length for all
 * that is written in Latin letters. It never gets longer than the schema allows.
 */
export function sampleTranslation(text: string, language: string, maxLength = Number.POSITIVE_INFINITY): string {
  const { length, words } = written[scripts[language] ?? 'latin'] as (typeof written)[string]
  const wanted = Math.min(Math.max(Math.ceil(text.length * length), 2), maxLength)
  // A figure stays a figure in every language.
  if (/^[\d\s.,:+%–-]+\p{L}{0,3}$/u.test(text)) return text
  const list = words.split(' ')
  let made = ''
  for (let at = text.length; made.length < wanted; at++) {
    const left = wanted - made.length
    const next = list.find((word, index) => index >= at % list.length && word.length <= left + 2) ?? list.at(-1)
    made += `${made && ' '}${next}`
  }
  return made.slice(0, maxLength).trimEnd()
}

/** The entries of a language map that translate every text there is in these props. */
export function sampleLanguageMap(schema: SchemaNode, props: Readonly<Record<string, Json>>, language: string) {
  const map: Record<string, Json> = {}
  for (const { path, node, value } of valuesAlong(schema, props)) {
    if (typeof value === 'string') {
      if (node.translatable && node.format === undefined && value !== '')
        map[path] = sampleTranslation(value, language, node.maxLength)
    } else if (isWhole(node) && isObject(value))
      map[path] = richText(value as unknown as RichTextNode, language) as unknown as Json
  }
  return map
}

const richText = (node: RichTextNode, language: string): RichTextNode => ({
  ...node,
  ...(node.text !== undefined && { text: sampleTranslation(node.text, language) }),
  ...(node.content && { content: node.content.map((child) => richText(child, language)) }),
})

/** The props without any picture in them. */
export function withoutPictures(schema: SchemaNode, props: JsonObject): JsonObject {
  const left = mapAlong<Json | undefined>(schema, props, (_value, node, inside) =>
    node?.$id === 'image' ? undefined : inside(),
  )
  return isObject(left) ? left : {}
}
