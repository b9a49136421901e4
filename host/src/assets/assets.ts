import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ThemeFont, themeFonts } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import {
  DESIGNER_SCRIPT,
  LOADER_SCRIPT,
  manifestEntryOf,
  SYSTEM_PAGES,
  type ViteManifest,
  withImports,
} from './manifest.ts'
import { createStylesheets, type Stylesheet } from './stylesheets.ts'

/** A font that we serve. */
export type ServedFont = Exclude<ThemeFont, 'system'>

/** Where a browser finds what a page needs. */
export interface Assets {
  /** Changes with every build. */
  readonly buildId: string
  /** The script that every page loads. */
  readonly loader: string
  /** The stylesheets of a page: what styles every page, its fonts, and what is drawn on it. */
  readonly stylesheets: (fonts: readonly ServedFont[], names: readonly string[]) => readonly string[]
  /** What stands behind the last part of the address of a stylesheet. */
  readonly stylesheet: (file: string) => Stylesheet | undefined
  /** The file with a font's Latin letters. */
  readonly latinFile: (font: ServedFont) => string | undefined
  /** The designer: its script, what that loads at once, and the stylesheets of its own page. */
  readonly designer: {
    readonly script: string
    readonly preloads: readonly string[]
    readonly stylesheets: readonly string[]
  }
  /** The stylesheets of the canvas, where any section may be placed: all fonts, all sections. */
  readonly canvas: readonly string[]
  /** The code that brings an island to life. @throws Error for a name that was not built. */
  readonly islandSrc: (name: string) => string
}

const BASE = '/builds/'

/** Reads what the builds for visitors and for owners wrote into a folder: their manifests and their id. */
export function readAssets(builds: string): Assets {
  const read = (name: string) => JSON.parse(readFileSync(join(builds, name), 'utf8'))
  const manifest = read('manifest.json') as ViteManifest
  const { id } = read('latest.json') as { readonly id: string }
  const entry = (key: string) => manifestEntryOf(manifest, key)
  // What an entry imports comes before it: parts, and chunks that it shares with others.
  const sheet = (key: string) =>
    [...new Set(withImports(manifest, key).flatMap((each) => entry(each).css ?? []))].map((name) => ({
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
      ...[SYSTEM_PAGES, ...sectionSpecs.map(({ type }) => type)].map(
        (name) => [name, sheet(`virtual:vitrine/style/${name}`)] as const,
      ),
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
    loader: `${BASE}${entry(LOADER_SCRIPT).file}`,
    stylesheets: (fonts, sections) => [hrefOf(['base', ...fonts.map((font) => `font-${font}`), ...sections])],
    stylesheet: find,
    designer: designerOf(read('designer.json') as ViteManifest),
    canvas: [hrefOf(['base', ...served.map((font) => `font-${font}`), ...sectionSpecs.map(({ type }) => type)])],
    latinFile(font) {
      const file = latin.get(font)
      return file && `${BASE}${file}`
    },
    islandSrc: (name) => `${BASE}${entry(`virtual:vitrine/island/${name}`).file}`,
  }
}

function designerOf(manifest: ViteManifest): Assets['designer'] {
  const loaded = withImports(manifest, DESIGNER_SCRIPT).map((key) => manifestEntryOf(manifest, key))
  const [script = '', ...preloads] = loaded.map(({ file }) => `${BASE}${file}`).reverse()
  const sheets = new Set(loaded.flatMap(({ css = [] }) => css))
  return { script, preloads: preloads.reverse(), stylesheets: [...sheets].map((file) => `${BASE}${file}`) }
}
