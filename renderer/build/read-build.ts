import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ThemeFont, themeFonts } from '@vitrine/schemas'
import { type ScriptFont, scriptFonts } from '../src/fonts/script-fonts.ts'
import {
  CONSENT_SCRIPT,
  LOADER_SCRIPT,
  manifestEntryOf,
  QUESTION_SCRIPT,
  type ViteManifest,
  withImports,
} from './manifest.ts'

/** A font that we serve: one that themes name, or of a script that those do not have. */
export type ServedFont = Exclude<ThemeFont, 'system'> | ScriptFont

/** What a build made for one name (`base`, `font-sans`, `banner`), in the order in which it counts. */
type SheetFiles = ReadonlyMap<string, readonly { readonly name: string; readonly css: string }[]>

/** An editor: its script, what that loads at once, and the stylesheets of its own page. */
export interface EditorFiles {
  readonly script: string
  readonly preloads: readonly string[]
  readonly stylesheets: readonly string[]
}

/** What the builds for visitors and for owners wrote, by what it is there for. */
export interface BuiltFiles {
  /** Changes with every build. */
  readonly buildId: string
  /** The script that every page loads. */
  readonly loader: string
  /** The script of pages whose visitor agreed to tags. */
  readonly consent: string
  /** The code that brings the question about tags to life. */
  readonly question: string
  readonly sheets: SheetFiles
  /** The fonts that have a stylesheet. */
  readonly fonts: readonly ServedFont[]
  /** The file with the letters that text in this font begins with: Latin ones, or those of its script. */
  readonly mainFile: (font: ServedFont) => string | undefined
  readonly designer: EditorFiles
  readonly office: EditorFiles
  /** The code that brings an island to life. @throws Error for a name that was not built. */
  readonly islandSrc: (name: string) => string
}

interface Built {
  /** The folders of sections that have a stylesheet, in the order in which it counts. */
  readonly styles: readonly string[]
  /** The sources that start the designer and the office. */
  readonly editors: { readonly designer: string; readonly office: string }
}

const BASE = '/builds/'

const mainLetters = new RegExp(`-latin-wght-normal|\\b(?:${scriptFonts.join('|')})-400`)

/** Reads what the builds for visitors and for owners wrote into a folder: their manifests and their id. */
export function readBuild(builds: string, { styles, editors }: Built): BuiltFiles {
  const read = (name: string) => JSON.parse(readFileSync(join(builds, name), 'utf8'))
  const manifest: ViteManifest = read('manifest.json')
  const { id }: { readonly id: string } = read('latest.json')
  const entry = (key: string) => manifestEntryOf(manifest, key)
  // What an entry imports comes before it: parts, and chunks that it shares with others.
  const sheet = (key: string) =>
    [...new Set(withImports(manifest, key).flatMap((each) => entry(each).css ?? []))].map((name) => ({
      name,
      css: readFileSync(join(builds, name), 'utf8'),
    }))
  const parts = Object.keys(manifest).flatMap((key) => /virtual:vitrine\/parts\/(.+)$/.exec(key)?.[1] ?? [])
  const fonts: readonly ServedFont[] = [...themeFonts.filter((font) => font !== 'system'), ...scriptFonts]
  const main = new Map(
    fonts.map((font) => [font, entry(`virtual:vitrine/font/${font}`).assets?.find((file) => mainLetters.test(file))]),
  )
  return {
    buildId: id,
    loader: `${BASE}${entry(LOADER_SCRIPT).file}`,
    consent: `${BASE}${entry(CONSENT_SCRIPT).file}`,
    question: `${BASE}${entry(QUESTION_SCRIPT).file}`,
    sheets: new Map([
      ['base', sheet('virtual:vitrine/base')],
      ['read-in', sheet('virtual:vitrine/read-in')],
      ...fonts.map((font) => [`font-${font}`, sheet(`virtual:vitrine/font/${font}`)] as const),
      ...parts.sort().map((part) => [`parts-${part}`, sheet(`virtual:vitrine/parts/${part}`)] as const),
      ...styles.map((name) => [name, sheet(`virtual:vitrine/style/${name}`)] as const),
    ]),
    fonts,
    designer: editorOf(read('designer.json'), editors.designer),
    office: editorOf(read('office.json'), editors.office),
    mainFile(font) {
      const file = main.get(font)
      return file && `${BASE}${file}`
    },
    islandSrc: (name) => `${BASE}${entry(`virtual:vitrine/island/${name}`).file}`,
  }
}

function editorOf(manifest: ViteManifest, source: string): EditorFiles {
  const loaded = withImports(manifest, source).map((key) => manifestEntryOf(manifest, key))
  const [script = '', ...preloads] = loaded.map(({ file }) => `${BASE}${file}`).reverse()
  const sheets = new Set(loaded.flatMap(({ css = [] }) => css))
  return { script, preloads: preloads.reverse(), stylesheets: [...sheets].map((file) => `${BASE}${file}`) }
}
