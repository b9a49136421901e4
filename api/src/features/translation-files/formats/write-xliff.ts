import { isObject, type Json, own } from '@vitrine/schemas'
import { escaped } from '../../../platform/text-files/xml-text.ts'
import type { SiteText } from '../texts/site-text.ts'
import { printOf, stateInFile } from './file-text.ts'
import { inlineXml } from './inline-xml.ts'

/** What a mark of rich text is called. */
const markName = (mark: Json): string => {
  const type = own(mark, 'type')
  const link = own(mark, 'link')
  const to = isObject(link) ? (own(link, 'url') ?? own(link, 'href')) : undefined
  return `<${typeof type === 'string' ? type : 'mark'}${typeof to === 'string' ? ` ${to}` : ''}>`
}

/** What codes and marks stand for, of the source and then of what only the translation has. */
function originalData({ source, target }: SiteText): string {
  const named = new Map<number, string>()
  for (const one of [source, target]) {
    for (const [id, data] of one?.codes ?? []) named.set(id, data)
    for (const [id, mark] of one?.marks ?? []) named.set(id, markName(mark))
  }
  if (named.size === 0) return ''
  const data = [...named].sort(([a], [b]) => a - b).map(([id, text]) => `<data id="d${id}">${escaped(text)}</data>`)
  return `<originalData>${data.join('')}</originalData>`
}

/** The words of a translation that has other blocks than its source: nobody can tell which belongs to which. */
const wordsOf = (value: Json | undefined): string => {
  const text = own(value, 'text')
  if (typeof text === 'string') return text
  const content = own(value, 'content')
  return Array.isArray(content) ? content.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim() : ''
}

function unit(text: SiteText, number: number): string {
  const { name, source, target, state, value, fingerprint, maxLength } = text
  const { state: word, subState } = stateInFile(state)
  const notes: readonly (readonly [category: string, words: string])[] = [
    ['vitrine:fingerprint', fingerprint],
    ['vitrine:exported', printOf(target, state)],
    ['vitrine:place', text.place],
    ...(maxLength === undefined ? [] : [['vitrine:max-length', String(maxLength)] as const]),
    ...(value !== undefined && !target ? [['vitrine:translation', wordsOf(value)] as const] : []),
  ]
  const segments = source.segments.map((segment, at) => {
    const translated = target?.segments[at]
    const attributes = `state="${word}"${subState === undefined ? '' : ` subState="vitrine:${subState}"`}`
    return `<segment id="s${at + 1}" ${attributes}><source xml:space="preserve">${inlineXml(segment)}</source>${
      translated ? `<target xml:space="preserve">${inlineXml(translated)}</target>` : ''
    }</segment>\n`
  })
  return `<unit id="u${number}" name="${escaped(name)}" canResegment="no">\n<notes>${notes
    .map(([category, words]) => `<note category="${category}">${escaped(words)}</note>`)
    .join('')}</notes>\n${originalData(text)}${segments.join('')}</unit>\n`
}

/** Texts as XLIFF 2.1, piece by piece: a file for each page, menu and content, a group for each section. */
export async function* xliffOf(
  texts: AsyncIterable<SiteText>,
  { from, to }: { readonly from: string; readonly to: string },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${from}" trgLang="${to}">\n`
  let [files, groups, units] = [0, 0, 0]
  let file: string | undefined
  let group: string | undefined
  const closed = (all: boolean) =>
    `${group === undefined ? '' : '</group>\n'}${all && file !== undefined ? '</file>\n' : ''}`
  for await (const text of texts) {
    const { owner } = text
    let start = ''
    if (owner.file !== file) {
      start += `${closed(true)}<file id="f${++files}" original="${escaped(owner.file)}">\n`
      ;[file, group] = [owner.file, undefined]
    }
    const wanted = owner.section === undefined ? undefined : owner.key
    if (wanted !== group) {
      start += closed(false)
      if (wanted !== undefined) start += `<group id="g${++groups}" name="${escaped(owner.section ?? '')}">\n`
      group = wanted
    }
    yield start + unit(text, ++units)
  }
  // A document without a file would be none.
  if (files === 0) yield '<file id="f1"><group id="g1"/>\n</file>\n'
  yield `${closed(true)}</xliff>\n`
}
