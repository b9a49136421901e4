import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
/** English stands with each section, the other languages in one file. */
const files = (language: string): readonly string[] =>
  language === 'en'
    ? globSync(['sections/src/*/texts.en.json', 'sections/src/parts/*/texts.en.json'], { cwd: root })
    : [`sections/texts/${language}.json`]

/**
 * What pages say to visitors in a language: the text of a key, with what stands in its place for `{{name}}`.
 *
 * @throws Error when the language has no such text: a test would wait for words that are nowhere.
 */
export function wordsOf(language: string): (key: string, values?: Readonly<Record<string, string>>) => string {
  const texts = Object.assign(
    {},
    ...[`host/texts/${language}.json`, ...files(language), `renderer/texts/${language}.json`].map(read),
  )
  return (key, values = {}) => {
    const text: string | undefined = texts[key]
    if (text === undefined) throw new Error(`No text "${key}" in ${language}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name) => values[name] ?? placeholder)
  }
}

/** A text as it is found in what a page shows, whatever stands for its placeholders. */
export const pattern = (text: string, { whole = false } = {}): RegExp => {
  const source = text
    .split(/\{\{\w+\}\}/)
    .map((part) => RegExp.escape(part))
    .join('.+')
  return new RegExp(whole ? `^\\s*${source}\\s*$` : source, 'u')
}
