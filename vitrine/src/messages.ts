import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createTranslate } from '@vitrine/renderer/translate'
import type { Problem } from '@vitrine/schemas'

/** The texts stand as JSON in this repository, and as a module where the packages are built. */
async function englishTexts(): Promise<Readonly<Record<string, string>>> {
  const file = createRequire(import.meta.url).resolve('@vitrine/schemas/texts/en')
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'))
  return ((await import(file)) as { readonly default: Readonly<Record<string, string>> }).default
}

/** Says problems in English, each in a line: where, then what. */
export async function problemLines(): Promise<(problem: Pick<Problem, 'key' | 'params'>) => string> {
  const say = createTranslate({ en: await englishTexts() })('en')
  return ({ key, params }) => say(key, params)
}
