import type { GlobalConfiguration, On, Operation, PageSchema, SettingsById, SharedPart } from '@vitrine/schemas'
import { type Editable, ofMap } from '../document/editing.ts'
import { type Specs, specOf } from '../document/specs.ts'
import { attempt, type OperationError } from '../operations/operation-error.ts'
import { pickSettings, settingsOn, structureOn } from '../operations/standing.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { upgradePage } from '../upgrade/upgrade.ts'
import { languagesBetween, languagesLeaving, themesBetween } from './between-configurations.ts'
import { layersBetween, propsBetween } from './between-settings.ts'
import { structuresBetween } from './between-structures.ts'
import { type Plan, planned, planOn } from './plan.ts'

/** How the specification saves a page: as it is now, and the settings of what was added or edited. */
export interface SaveShape {
  readonly pageId: string
  readonly pageSchema: PageSchema
  readonly componentsSettingValues: SettingsById
  readonly deletedIds: readonly string[]
  readonly addedIds: readonly string[]
  readonly editedIds: readonly string[]
  readonly globalConfiguration?: GlobalConfiguration
}

/** The settings of what stood there before and stays, after the structure is as it is to be. */
function settingsBetween(plan: Plan, on: On, after: SharedPart): Plan {
  let next = plan
  const base = baseLanguage(plan.draft.globalConfiguration)
  for (const [id, { type }] of Object.entries(after.pageSchema.components)) {
    const wanted = ofMap(after.componentsSettingValues, id)
    if (!wanted || next.error) continue
    const of = { ...on, component: id }
    const current = () => ofMap(settingsOn(next.draft, on), id)
    // Of an unknown section the values are compared whole; applying a difference then refuses it.
    const props = specOf(plan.specs, type)?.props ?? { type: 'object', properties: {}, additionalProperties: false }
    next = planned(next, propsBetween(of, props, current(), wanted))
    if (!next.error) next = planned(next, layersBetween(of, current(), wanted, base))
  }
  return next
}

/** What is not sent stays as it is, also where its root goes and comes back. */
export function partBetween(plan: Plan, on: On, wanted: SharedPart): Plan {
  // The draft is in the versions that are registered; who made this page may have known older ones.
  const { pageSchema, componentsSettingValues } = upgradePage(
    wanted.pageSchema,
    wanted.componentsSettingValues,
    plan.specs,
  )
  const known = Object.keys(structureOn(plan.draft, on).components)
  const stored = pickSettings(settingsOn(plan.draft, on), known)
  const after = { pageSchema, componentsSettingValues: { ...stored, ...componentsSettingValues } }
  return settingsBetween(structuresBetween(plan, on, after), on, after)
}

/** What is to be first: languages that come, themes, header and footer. */
export function configurationBetween(plan: Plan, after: GlobalConfiguration): Plan {
  const before = plan.draft.globalConfiguration
  let next = planned(plan, [...languagesBetween(before, after), ...themesBetween(before, after)])
  for (const part of ['header', 'footer'] as const) {
    const [old, value] = [before[part], after[part]]
    if (old && value) next = partBetween(next, { part }, value)
    else if (old || value) next = planned(next, [{ type: 'set-part', part, value: value ?? null }])
  }
  return next
}

/** The operations, or why there are none that could be applied. */
export type Difference = { readonly operations: readonly Operation[] } | { readonly error: OperationError }

const difference = (plan: () => Plan): Difference =>
  attempt(() => {
    const { operations, error } = plan()
    return error ? { error } : { operations }
  })

/**
 * The operations that make a page or part of a draft what it is to be: applied in order, they give
 * `after`. The settings of `after` may leave components out: those stay as they are.
 */
export const operationsBetween = (draft: Editable, on: On, after: SharedPart, specs: Specs): Difference =>
  difference(() => partBetween(planOn(draft, specs), on, after))

/**
 * The specification's save shape as operations, by its difference to the draft that it was made on.
 * The structure says what was added and deleted; of the settings those count whose ids are among the
 * added and edited ones. A configuration that is sent along is compared as well.
 */
export const operationsOfSave = (draft: Editable, save: SaveShape, specs: Specs): Difference =>
  difference(() => {
    const { pageId, pageSchema, componentsSettingValues, addedIds, editedIds, globalConfiguration } = save
    const on = { page: pageId }
    const sent = pickSettings(componentsSettingValues, [...addedIds, ...editedIds])
    const after = { pageSchema, componentsSettingValues: sent }
    const plan = planOn(draft, specs)
    if (!globalConfiguration) return partBetween(plan, on, after)
    const next = partBetween(configurationBetween(plan, globalConfiguration), on, after)
    return planned(next, languagesLeaving(draft.globalConfiguration, globalConfiguration))
  })
