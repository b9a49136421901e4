import { deref, type Json, propertiesOf, type RichTextNode, type SchemaNode, schemaAt } from '@vitrine/schemas'

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
  const visit = (value: Json | undefined, path: string): void => {
    const node = path === '' ? schema : schemaAt(schema, path)
    if (!node || value === undefined || value === null) return
    if (typeof value === 'string') {
      if (node.translatable && node.format === undefined && value !== '')
        map[path] = sampleTranslation(value, language, node.maxLength)
    } else if (node.$id === 'rich-text')
      map[path] = richText(value as unknown as RichTextNode, language) as unknown as Json
    else if (Array.isArray(value)) {
      for (const item of value as readonly { id?: string }[]) if (item.id) visit(item as Json, `${path}[${item.id}]`)
    } else if (typeof value === 'object' && !node.responsive)
      for (const [name, child] of Object.entries(value)) visit(child, path === '' ? name : `${path}.${name}`)
  }
  visit(props, '')
  return map
}

const richText = (node: RichTextNode, language: string): RichTextNode => ({
  ...node,
  ...(node.text !== undefined && { text: sampleTranslation(node.text, language) }),
  ...(node.content && { content: node.content.map((child) => richText(child, language)) }),
})

/** The props without any picture in them. */
export function withoutPictures<T extends Json>(schema: SchemaNode, value: T): T {
  const node = deref(schema)
  if (Array.isArray(value))
    return (node.items ? value.map((item) => withoutPictures(node.items as SchemaNode, item)) : value) as unknown as T
  if (value === null || typeof value !== 'object') return value
  const properties = propertiesOf(node)
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Json>>)
      .filter(([name]) => !(properties[name] && deref(properties[name]).$id === 'image'))
      .map(([name, child]) => [name, properties[name] ? withoutPictures(properties[name], child) : child]),
  ) as unknown as T
}
