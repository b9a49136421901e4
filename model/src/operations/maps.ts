import { isWithin, type Settings } from '@vitrine/schemas'
import { ofMap, withEntries } from '../document/editing.ts'

type ByLanguage<V> = Readonly<Record<string, Readonly<Record<string, V>>>>

/** Settings without the fields that hold nothing: an empty map is the same as none. */
export function compact({
  editPropsByLangEnvMap: maps,
  translationMeta: meta,
  alike,
  deletePropsPaths,
  ...rest
}: Settings) {
  const kept = <V>(all: ByLanguage<V> | undefined) => {
    const full = Object.entries(all ?? {}).filter(([, map]) => Object.keys(map).length > 0)
    return full.length > 0 ? Object.fromEntries(full) : undefined
  }
  const [fullMaps, fullMeta] = [kept(maps), kept(meta)]
  return {
    ...rest,
    ...(fullMaps && { editPropsByLangEnvMap: fullMaps }),
    ...(fullMeta && { translationMeta: fullMeta }),
    ...(alike && Object.keys(alike).length > 0 && { alike }),
    ...(deletePropsPaths && deletePropsPaths.length > 0 && { deletePropsPaths }),
  } satisfies Settings
}

/** Maps with another value at a path of one language; `undefined` takes it out. */
export const withEntry = <V>(
  maps: ByLanguage<V> | undefined,
  language: string,
  path: string,
  value: V | undefined,
): ByLanguage<V> => {
  const map = ofMap(maps ?? {}, language) ?? {}
  return withEntries(maps ?? {}, [[language, withEntries(map, [[path, value]])]])
}

/** The entries of each language at a path and below it, and the others. */
function split<V>(maps: ByLanguage<V> | undefined, path: string) {
  const pick = (isPicked: (key: string) => boolean): ByLanguage<V> =>
    Object.fromEntries(
      Object.entries(maps ?? {}).flatMap(([language, map]) => {
        const entries = Object.entries(map).filter(([key]) => isPicked(key))
        return entries.length > 0 ? [[language, Object.fromEntries(entries)]] : []
      }),
    )
  return { within: pick((key) => isWithin(key, path)), others: pick((key) => !isWithin(key, path)) }
}

const orNothing = <V>(maps: ByLanguage<V>): ByLanguage<V> | undefined =>
  Object.keys(maps).length > 0 ? maps : undefined

/** All that languages and deletions say at a path and below it, and the settings without that. */
export function takenFrom(settings: Settings, path: string) {
  const entries = split(settings.editPropsByLangEnvMap, path)
  const meta = split(settings.translationMeta, path)
  const deletions = (settings.deletePropsPaths ?? []).filter((key) => isWithin(key, path))
  const alike = Object.entries(settings.alike ?? {})
  const alikeWithin = alike.filter(([key]) => isWithin(key, path))
  return {
    entries: orNothing(entries.within),
    meta: orNothing(meta.within),
    alike: alikeWithin.length > 0 ? Object.fromEntries(alikeWithin) : undefined,
    deletions: deletions.length > 0 ? deletions : undefined,
    rest: compact({
      ...settings,
      editPropsByLangEnvMap: entries.others,
      translationMeta: meta.others,
      ...(settings.alike && { alike: Object.fromEntries(alike.filter(([key]) => !isWithin(key, path))) }),
      deletePropsPaths: (settings.deletePropsPaths ?? []).filter((key) => !isWithin(key, path)),
    }),
  }
}

/** Maps of several languages put together. */
export const joined = <V>(maps: ByLanguage<V> | undefined, more: ByLanguage<V>): ByLanguage<V> =>
  withEntries(
    maps ?? {},
    Object.entries(more).map(([language, map]) => [language, { ...ofMap(maps ?? {}, language), ...map }] as const),
  )

/** Deletions are a set; sorted, so that taking one back leaves them as they were. */
export const withDeletions = (paths: readonly string[] | undefined, more: readonly string[]): readonly string[] =>
  [...new Set([...(paths ?? []), ...more])].toSorted()
