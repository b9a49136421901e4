import {
  getIn,
  isObject,
  type Json,
  type JsonObject,
  type LanguageMap,
  type SectionProps,
  type Settings,
  type UpgradeStep,
} from '@vitrine/schemas'
import { withItemIds } from '../upgrade/index-paths.ts'
import { languageMapAfter, propsAfter, type Rewrite, storedRewrite } from '../upgrade/upgrade-steps.ts'
import { settingsProblems } from '../validation/settings-problems.ts'
import { unusedValues } from '../validation/unused-values.ts'
import type { ImpactLayer, ValueChange } from './change.ts'
import { Comparison } from './compare.ts'
import { intoBase, intoEntry, leavesOf, leavesOfMap, tagged, taggedIn } from './tagged.ts'

/** A change of a value in settings: of the base, or of what a language says differently. */
export interface SettingsChange extends ValueChange {
  readonly layer: Exclude<ImpactLayer, 'slot'>
  /** Left out of the base. */
  readonly language?: string
}

/** The steps that only move values, or take them away: they can be done to a tree of paths. */
const moving: ReadonlySet<UpgradeStep['step']> = new Set(['rename', 'remove', 'add-devices', 'remove-devices'])

export const movingRewrites = (
  steps: readonly UpgradeStep[],
  rewriteOf: (step: UpgradeStep) => Rewrite | undefined,
): readonly Rewrite[] => steps.flatMap((step) => (moving.has(step.step) ? (rewriteOf(step) ?? []) : []))

/** What became of values of the base. */
export function propsChanges(
  before: JsonObject,
  after: JsonObject,
  rewrites: readonly Rewrite[],
): readonly ValueChange[] {
  const comparison = new Comparison(leavesOf(before), (path) => getIn(before, path))
  comparison.compareIn(rewrites.reduce(propsAfter, taggedIn(before, '', intoBase)), after, '')
  return comparison.changes()
}

const tagsOfMap = (map: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([path, value]) => [path, tagged(value, path, intoEntry)]))

/** What became of the entries of a language map; `tags` may name some of them anew already. */
export function mapChanges(
  before: JsonObject,
  after: JsonObject,
  rewrites: readonly Rewrite[],
  tags: JsonObject = tagsOfMap(before),
): readonly ValueChange[] {
  const comparison = new Comparison(leavesOfMap(before), (path) => before[path])
  const moved = rewrites.reduce(languageMapAfter, tags)
  for (const path of new Set([...Object.keys(moved), ...Object.keys(after)]))
    comparison.compare(moved[path], after[path], path)
  return comparison.changes()
}

const objectOf = (value: unknown): JsonObject => (isObject(value) ? (value as JsonObject) : {})

/** The maps with the path of each entry in its place; those of old documents, by index, are named by ids first. */
function taggedMaps({ props, editPropsByLangEnvMap: maps }: Settings): Readonly<Record<string, LanguageMap>> {
  const tags = Object.entries(objectOf(maps)).map(([language, map]) => [language, tagsOfMap(objectOf(map))])
  return withItemIds({ props, editPropsByLangEnvMap: Object.fromEntries(tags) }).editPropsByLangEnvMap ?? {}
}

/**
 * What is different between settings as they are stored and as steps leave them, value by value. Notes on translations
 * and deletions follow the paths of their values and are none.
 */
export function* settingsChanges(
  before: Settings,
  after: Settings,
  steps: readonly UpgradeStep[],
): Generator<SettingsChange> {
  if (before === after) return
  const rewrites = movingRewrites(steps, storedRewrite)
  for (const change of propsChanges(objectOf(before.props), objectOf(after.props), rewrites))
    yield { layer: 'base', ...change }
  const [was, is] = [objectOf(before.editPropsByLangEnvMap), objectOf(after.editPropsByLangEnvMap)]
  const tags = taggedMaps(before)
  for (const language of new Set([...Object.keys(was), ...Object.keys(is)]))
    for (const change of mapChanges(objectOf(was[language]), objectOf(is[language]), rewrites, tags[language]))
      yield { layer: 'language', language, ...change }
}

const valueIn = (settings: Settings, path: string, language: string | undefined): Json | undefined => {
  if (language === undefined) return getIn(settings.props, path)
  const map = settings.editPropsByLangEnvMap?.[language] ?? {}
  const entry = Object.keys(map).find((key) => path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`))
  if (entry === undefined) return undefined
  return path === entry ? map[entry] : getIn(map[entry], path.slice(entry.length).replace(/^\./, ''))
}

const placeOf = (language: string | undefined) =>
  language === undefined ? ({ layer: 'base' } as const) : ({ layer: 'language', language } as const)

/** What stays stored, and is shown nowhere or is no longer taken, value by value. */
export function* settingsLosses(props: SectionProps, settings: Settings): Generator<SettingsChange> {
  for (const { path, language, value } of unusedValues(props, settings))
    yield { kind: 'orphaned', ...placeOf(language), path, before: value, after: value }
  const known = new Set<string>()
  for (const { path, language, key } of settingsProblems(props, settings)) {
    const at = `${language ?? ''} ${path}`
    const value = valueIn(settings, path, language)
    // Names without a place are orphaned; deletions are no values.
    if (key === 'problem.unknownProperty' || value === undefined || known.has(at)) continue
    known.add(at)
    yield { kind: 'invalid', ...placeOf(language), path, before: value, after: value, why: key }
  }
}
