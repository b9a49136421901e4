import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ThemeFont, themeFonts } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { createStylesheets, type Stylesheet } from './stylesheets.ts'

/** A font that we serve. */
export type ServedFont = Exclude<ThemeFont, 'system'>

/** Where a browser finds what a page needs. */
export interface Assets {
  /** Changes with every build. */
  readonly buildId: string
  /** The script that every page loads. */
  readonly loader: string
  /** The stylesheets of a page: what styles every page, its fonts, and the sections on it. */
  readonly stylesheets: (fonts: readonly ServedFont[], sections: readonly string[]) => readonly string[]
  /** What stands behind the last part of the address of a stylesheet. */
  readonly stylesheet: (file: string) => Stylesheet | undefined
  /** The file with a font's Latin letters. */
  readonly latinFile: (font: ServedFont) => string | undefined
  /** The code that brings an island to life. @throws Error for a name that was not built. */
  readonly islandSrc: (name: string) => string
}

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

const BASE = '/builds/'

/** Reads what the build wrote into a folder: its manifest and its id. */
export function readAssets(builds: string): Assets {
  const read = (name: string) => JSON.parse(readFileSync(join(builds, name), 'utf8'))
  const manifest = read('manifest.json') as Readonly<Record<string, ManifestEntry>>
  const { id } = read('latest.json') as { readonly id: string }
  const entry = (key: string): ManifestEntry => {
    const known = manifest[key] ?? manifest[`\0${key}`]
    if (!known) throw new Error(`The build holds no '${key}'. Build again: npm run build`)
    return known
  }
  // What an entry imports comes before it: parts, and chunks that it shares with others.
  const withImports = (key: string, seen = new Set<string>()): readonly string[] => {
    if (seen.has(key)) return []
    seen.add(key)
    return [...(entry(key).imports ?? []).flatMap((other) => withImports(other, seen)), key]
  }
  const sheet = (key: string) =>
    [...new Set(withImports(key).flatMap((each) => entry(each).css ?? []))].map((name) => ({
      name,
      css: readFileSync(join(builds, name), 'utf8'),
    }))
  const parts = Object.keys(manifest).flatMap((key) => /virtual:vitrine\/parts\/(.+)$/.exec(key)?.[1] ?? [])
  const served = themeFonts.filter((font) => font !== 'system')
  const { hrefOf, find } = createStylesheets(
    new Map([
      ['base', sheet('virtual:vitrine/base')],
      ...served.map((font) => [`font-${font}`, sheet(`virtual:vitrine/font/${font}`)] as const),
      ...parts.sort().map((part) => [`parts-${part}`, sheet(`virtual:vitrine/parts/${part}`)] as const),
      ...sectionSpecs.map(({ type }) => [type, sheet(`virtual:vitrine/style/${type}`)] as const),
    ]),
  )
  const latin = new Map(
    served.map((font) => [
      font,
      entry(`virtual:vitrine/font/${font}`).assets?.find((file) => /-latin-wght-normal/.test(file)),
    ]),
  )
  return {
    buildId: id,
    loader: `${BASE}${entry('host/src/browser/loader.ts').file}`,
    stylesheets: (fonts, sections) => [hrefOf(['base', ...fonts.map((font) => `font-${font}`), ...sections])],
    stylesheet: find,
    latinFile(font) {
      const file = latin.get(font)
      return file && `${BASE}${file}`
    },
    islandSrc: (name) => `${BASE}${entry(`virtual:vitrine/island/${name}`).file}`,
  }
}
