/** The source of what visitors' pages load before they are touched. */
export const LOADER_SCRIPT = 'renderer/src/browser/loader.ts'

/** The source of what pages load besides where a visitor agreed to tags. */
export const CONSENT_SCRIPT = 'renderer/src/browser/consent/consent.ts'

/** The source of what brings the question about tags to life, when its page is touched. */
export const QUESTION_SCRIPT = 'renderer/src/browser/consent/question.ts'

/** What a build made of one source. */
export interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** What a build wrote, by the path of its sources. */
export type ViteManifest = Readonly<Record<string, ManifestEntry>>

/** A module without a file, which a manifest names by the folder that the build was called in. */
const withoutFile = (manifest: ViteManifest, key: string): ManifestEntry | undefined =>
  key.startsWith('virtual:') ? Object.entries(manifest).find(([name]) => name.endsWith(`/${key}`))?.[1] : undefined

/** @throws Error for a source that was not built. */
export function manifestEntryOf(manifest: ViteManifest, key: string): ManifestEntry {
  const known = manifest[key] ?? manifest[`\0${key}`] ?? withoutFile(manifest, key)
  if (!known) throw new Error(`The build holds no '${key}'. Build again: npm run build`)
  return known
}

/** A source and all that is loaded with it, what is imported before what imports it. */
export function withImports(manifest: ViteManifest, key: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const imports = manifestEntryOf(manifest, key).imports ?? []
  return [...imports.flatMap((other) => withImports(manifest, other, seen)), key]
}
