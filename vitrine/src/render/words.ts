import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject } from '@vitrine/schemas'
import type { ModuleLoader } from '../sections/section-server.ts'

type Words = Readonly<Record<string, string>>

/** A module of the sections that come with Vitrine; nothing where they are not installed. */
function resolved(name: string, cwd: string): string | undefined {
  try {
    return createRequire(join(cwd, 'package.json')).resolve(name)
  } catch {
    return undefined
  }
}

/** What sections say to buyers in a language: as it was published, or from the sources. */
async function houseWords(language: string, cwd: string, loader: ModuleLoader): Promise<Words> {
  const published = resolved(`@vitrine/sections/texts/${language}`, cwd)
  if (published !== undefined)
    return ((await import(pathToFileURL(published).href)) as { readonly default: Words }).default
  const source = resolved('@vitrine/sections/words', cwd)
  if (source === undefined) return {}
  const { sectionTexts } = await loader.load(source)
  const of = async (name: string): Promise<Words> => {
    const file = resolved(`@vitrine/${name}/texts/${language}`, cwd)
    return file?.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  const read = sectionTexts as (asked: string) => Promise<Words>
  const parts = resolved('@vitrine/renderer/load-texts', cwd)
  const { loadRendererTexts } = parts === undefined ? {} : await loader.load(parts)
  const ofParts = (await (loadRendererTexts as typeof read | undefined)?.(language)) ?? {}
  return { ...(await of('schemas')), ...ofParts, ...(await read(language)) }
}

/** The words of a page in a language: those that come with Vitrine, and over them those of the app, `{folder}/de.json`. */
export async function wordsIn(
  language: string,
  { cwd, loader, folder }: { readonly cwd: string; readonly loader: ModuleLoader; readonly folder: string | undefined },
): Promise<Words> {
  const house = language === 'en' ? {} : await houseWords(language, cwd, loader)
  const file = folder === undefined ? undefined : join(cwd, folder, `${language}.json`)
  const own: unknown = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return { ...house, ...(isObject(own) ? (own as Words) : {}) }
}
