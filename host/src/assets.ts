import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a browser finds what a page needs. */
export interface Assets {
  /** Changes with every build. */
  readonly buildId: string
  /** The script that every page loads. */
  readonly loader: string
  /** The stylesheets of every page, and those of one section. */
  readonly baseStyles: readonly string[]
  readonly stylesOf: (section: string) => readonly string[]
  /** The code that brings an island to life. @throws Error for a name that was not built. */
  readonly islandSrc: (name: string) => string
}

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
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
  // A stylesheet that two entries share stands in a chunk that both import.
  const cssOf = (key: string): readonly string[] => [
    ...(entry(key).imports ?? []).flatMap(cssOf),
    ...(entry(key).css ?? []),
  ]
  const styles = (key: string) => [...new Set(cssOf(key))].map((file) => `${BASE}${file}`)
  const ofSections = new Map<string, readonly string[]>()
  return {
    buildId: id,
    loader: `${BASE}${entry('host/src/browser/loader.ts').file}`,
    baseStyles: styles('virtual:vitrine/base'),
    stylesOf(section) {
      const known = ofSections.get(section) ?? styles(`virtual:vitrine/style/${section}`)
      ofSections.set(section, known)
      return known
    },
    islandSrc: (name) => `${BASE}${entry(`virtual:vitrine/island/${name}`).file}`,
  }
}
