import {
  type ClearSetting,
  getIn,
  isWithin,
  itemAround,
  type Json,
  type JsonObject,
  type Problem,
  type SetSetting,
  schemaAt,
  type TranslationMeta,
  topName,
} from '@vitrine/schemas'
import { type Editing, type Handler, ofMap } from '../document/editing.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { checksOf } from '../validation/settings-problems.ts'
import { sourceAt } from '../values/source-at.ts'
import { sourceOf } from '../values/source-words.ts'
import { compact, withEntry } from './maps.ts'
import { bareNote, isBare, withSourcesNoted } from './notes.ts'
import { refuse } from './operation-error.ts'
import { type Owner, ownerOf, refuseValue } from './owner.ts'
import { hasTwins, missingAbove, segmentsOf, withoutValue, withValue } from './values.ts'

/** Refuses a path that is no value's: unknown to the schema, an item, or an item's id, which others go by. */
function refusePath({ props }: Owner, path: string): void {
  const [last, above] = [...segmentsOf(path)].reverse()
  const isItem = last !== undefined && 'item' in last
  const isItemId = last !== undefined && 'name' in last && last.name === 'id' && above && 'item' in above
  if (isItem || isItemId || !schemaAt(props, path)) refuse('refusal.unknownPath', { path })
}

/** Refuses base props that do not fit at a path, because of what stands there, below or around it. */
export function refuseProps({ props }: Owner, next: JsonObject, path: string): void {
  const top = topName(path)
  const value = ofMap(next, top)
  if (value === undefined) return
  if (hasTwins(value)) refuse('refusal.usedTwice', { path })
  const problems = checksOf(props).base({ [top]: value })
  refuseValue(
    problems.filter((problem) => isWithin(problem.path, path) || isWithin(path, problem.path)),
    path,
  )
}

/** Refuses an entry that may not stand in the map of a language, or whose item is gone. */
export function refuseEntry({ props, settings }: Owner, path: string, value: Json): void {
  if (!schemaAt(props, path)) refuse('refusal.unknownPath', { path })
  const problems: readonly Problem[] = checksOf(props).map({ [path]: value })
  if (problems.some(({ key, path: at }) => key === 'problem.unknownProperty' && at === ''))
    refuse('refusal.notTranslatable', { path })
  const item = itemAround(path)
  if (item !== '' && sourceAt(props, settings, item) === null) refuse('refusal.unknownItem', { path })
  if (hasTwins(value)) refuse('refusal.usedTwice', { path })
  refuseValue(problems, path)
}

/** The language whose map is meant; `undefined` for the base, with or without its language. */
export function layerOf({ draft }: Editing, language: string | undefined): string | undefined {
  const { globalConfiguration } = draft
  if (language === undefined || language === baseLanguage(globalConfiguration)) return undefined
  return globalConfiguration.languages.some(({ code }) => code === language)
    ? language
    : refuse('refusal.unknownLanguage', { language })
}

/** What the base says to an entry now. */
const sourceNow = ({ props, settings }: Owner, path: string): string => sourceOf(props, settings, path)

/** How a translation came there. `null` says that this is not known: it was made from what the base says now. */
function metaOf(owner: Owner, { path, meta }: SetSetting): TranslationMeta {
  if (meta === null) return bareNote(sourceNow(owner, path))
  return { source: meta?.source ?? sourceNow(owner, path), status: 'done', ...meta }
}

/** The note of an entry as it was: the text that it was made from is said, since another may stand there later. */
const metaBefore = (owner: Owner, path: string, language: string): TranslationMeta =>
  ofMap(ofMap(owner.settings?.translationMeta ?? {}, language) ?? {}, path) ?? bareNote(sourceNow(owner, path))

/** The base has no language and no meta data: its own language is left out, for whoever compares as well. */
function ofBase<O extends Omit<SetSetting | ClearSetting, 'id'>>(operation: O): O {
  const { language: _language, meta: _meta, ...base } = operation as O & { readonly meta?: unknown }
  return base as unknown as O
}

export const setSetting: Handler<'set-setting'> = (editing, operation) => {
  const { of, path, value } = operation
  const owner = ownerOf(editing, of)
  const language = layerOf(editing, operation.language)
  const settings = owner.settings ?? { props: {} }
  const isNew = owner.settings === undefined
  // What nests too deep for JSON from outside has been cut off.
  if (value === undefined) return refuse('refusal.value', { path })
  if (language !== undefined) {
    refuseEntry(owner, path, value)
    const maps = settings.editPropsByLangEnvMap ?? {}
    const old = ofMap(ofMap(maps, language) ?? {}, path)
    const meta = metaOf(owner, operation)
    const isNoNote = isBare(meta) && meta.source === sourceNow(owner, path)
    const next = compact({
      ...settings,
      editPropsByLangEnvMap: withEntry(maps, language, path, value),
      translationMeta: withEntry(settings.translationMeta, language, path, isNoNote ? undefined : meta),
    })
    const inverse =
      old === undefined
        ? ({ type: 'clear-setting', of, path, language, ...(isNew && { upTo: '' }) } as const)
        : ({ type: 'set-setting', of, path, language, value: old, meta: metaBefore(owner, path, language) } as const)
    return { draft: owner.write(next), inverse, operation: { ...operation, meta } }
  }
  refusePath(owner, path)
  const old = getIn(settings.props, path)
  const upTo = isNew ? '' : missingAbove(settings.props, path)
  const props = withValue(settings.props, path, value)
  refuseProps(owner, props, path)
  return {
    draft: owner.write(withSourcesNoted(owner.props, settings, { ...settings, props }, path)),
    operation: ofBase(operation),
    inverse:
      old === undefined
        ? { type: 'clear-setting', of, path, ...(upTo !== undefined && { upTo }) }
        : { type: 'set-setting', of, path, value: old },
  }
}

/** Settings that hold nothing at all. */
const holdNothing = (settings: object & { readonly props: JsonObject }): boolean =>
  Object.keys(settings).length === 1 && Object.keys(settings.props).length === 0

export const clearSetting: Handler<'clear-setting'> = (editing, operation) => {
  const { of, path, upTo } = operation
  const owner = ownerOf(editing, of)
  const language = layerOf(editing, operation.language)
  const { settings } = owner
  const write = (next: NonNullable<typeof settings>) =>
    owner.write(upTo === '' && 'component' in of && holdNothing(next) ? undefined : next)
  const { id: _id, ...again } = operation
  if (language !== undefined) {
    const old = ofMap(ofMap(settings?.editPropsByLangEnvMap ?? {}, language) ?? {}, path)
    if (!settings || old === undefined) return { draft: editing.draft, inverse: again }
    const meta = metaBefore(owner, path, language)
    const next = compact({
      ...settings,
      editPropsByLangEnvMap: withEntry(settings.editPropsByLangEnvMap, language, path, undefined),
      translationMeta: withEntry(settings.translationMeta, language, path, undefined),
    })
    return { draft: write(next), inverse: { type: 'set-setting', of, path, language, value: old, meta } }
  }
  refusePath(owner, path)
  const old = settings && getIn(settings.props, path)
  if (!settings || old === undefined)
    return { draft: editing.draft, inverse: ofBase(again), operation: ofBase(operation) }
  const props = withoutValue(settings.props, path, upTo)
  refuseProps(owner, props, path)
  return {
    draft: write(withSourcesNoted(owner.props, settings, { ...settings, props }, path)),
    operation: ofBase(operation),
    inverse: { type: 'set-setting', of, path, value: old },
  }
}
