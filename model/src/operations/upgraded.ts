import {
  type Component,
  itemPath,
  type Json,
  type Operation,
  PAGE_SCHEMA_VERSION,
  type SectionSpec,
  type SetSetting,
  type SettingOperation,
  type SettingsOf,
  type UpgradeStep,
} from '@vitrine/schemas'
import type { Editable } from '../document/editing.ts'
import { componentOf } from '../document/page-walk.ts'
import { type Specs, specOf } from '../document/specs.ts'
import { stepsFrom, upgradePage } from '../upgrade/upgrade.ts'
import {
  deletionsAfter,
  keysAfter,
  languageMapAfter,
  pathAfter,
  type Rewrite,
  storedRewrite,
} from '../upgrade/upgrade-steps.ts'

type OfComponent = Extract<SettingsOf, { readonly component: string }>

/** A component wherever it stands in what is loaded of a draft: an operation may name the page that it has left. */
function componentIn({ pageSchemaMap, globalConfiguration }: Editable, id: string): Component | undefined {
  const { header, footer } = globalConfiguration
  for (const pageSchema of [...Object.values(pageSchemaMap), header?.pageSchema, footer?.pageSchema]) {
    const component = pageSchema && componentOf(pageSchema, id)
    if (component) return component
  }
  return undefined
}

/** A path of the base may end in a device: `height.mobile`. */
function withoutDevice(path: string): readonly [path: string, device: string] {
  const [, core = path, device = ''] = /^(.+)(\.(?:pc|mobile))$/.exec(path) ?? []
  return [core, device]
}

function pathAfterUpgrade(path: string, step: UpgradeStep, rewrite: Rewrite | undefined): string | undefined {
  const [core, device] = withoutDevice(path)
  if (step.step === 'remove-devices' && core === step.path) return device === '.mobile' ? undefined : core
  const isMoved = rewrite && (rewrite.step === 'rename' || rewrite.step === 'remove')
  if (!isMoved) return path
  const next = pathAfter(core, rewrite)
  return next === undefined ? undefined : `${next}${device}`
}

const mapObjects = <V, W>(maps: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(maps).map(([key, value]) => [key, change(value)]))

/** What an operation sets: a value for one device is changed like one for both. */
function valueAfter({ path, value }: SetSetting, rewrite: Rewrite | undefined): Json {
  const [after] = rewrite ? Object.values(languageMapAfter({ [withoutDevice(path)[0]]: value }, rewrite)) : []
  return after ?? value
}

/** An operation on settings after one step of an upgrade; `undefined` when what it is about is gone. */
function afterStep(operation: SettingOperation, step: UpgradeStep): SettingOperation | undefined {
  const rewrite = storedRewrite(step)
  if (operation.type === 'insert-item') {
    if (!rewrite) return operation
    const { item, entries, meta, alike, deletions } = operation
    const at = itemPath(operation.path, item.id)
    const [next] = Object.entries(languageMapAfter({ [at]: item }, rewrite))
    if (!next) return undefined
    return {
      ...operation,
      path: next[0].slice(0, next[0].lastIndexOf('[')),
      item: next[1] as typeof item,
      ...(entries && { entries: mapObjects(entries, (map) => languageMapAfter(map, rewrite)) }),
      ...(meta && { meta: mapObjects(meta, (notes) => keysAfter(notes, rewrite)) }),
      ...(alike && { alike: keysAfter(alike, rewrite) }),
      ...(deletions && { deletions: deletionsAfter(deletions, rewrite) }),
    }
  }
  const path = pathAfterUpgrade(operation.path, step, rewrite)
  if (path === undefined) return undefined
  if (operation.type === 'set-setting') return { ...operation, path, value: valueAfter(operation, rewrite) }
  if ('upTo' in operation && operation.upTo)
    return { ...operation, path, upTo: pathAfterUpgrade(operation.upTo, step, rewrite) ?? operation.upTo }
  return { ...operation, path }
}

function settingUpgraded(
  operation: SettingOperation,
  spec: SectionSpec,
  version: number,
): SettingOperation | undefined {
  let upgraded: SettingOperation | undefined = operation
  for (const step of stepsFrom(spec, version)) upgraded = upgraded && afterStep(upgraded, step)
  return upgraded
}

const isOfComponent = (operation: Operation): operation is SettingOperation & { readonly of: OfComponent } =>
  'of' in operation && 'component' in operation.of

/**
 * An operation as it is meant in the versions that are registered: what it brings along is upgraded, and
 * the path and the value of a setting are taken through the steps from the version that it names on. It
 * names the registered one afterwards, so that the log of a draft stays readable when sections change.
 *
 * @param draft the draft that it is applied to, already in the registered versions
 * @returns `undefined` when it sets what the section no longer has: there is nothing to do
 */
export function upgradeOperation(operation: Operation, draft: Editable, specs: Specs): Operation | undefined {
  switch (operation.type) {
    case 'insert-component': {
      const { root, components, settings } = operation
      const brought = { version: PAGE_SCHEMA_VERSION, root: [root], components }
      const { pageSchema, componentsSettingValues } = upgradePage(brought, settings, specs)
      return { ...operation, components: pageSchema.components, settings: componentsSettingValues }
    }
    case 'wrap-component': {
      const { wrapper, settings } = operation
      const { id, type, version } = wrapper
      const brought = { version: PAGE_SCHEMA_VERSION, root: [id], components: { [id]: { type, version } } }
      const page = upgradePage(brought, settings ? { [id]: settings } : {}, specs)
      const now = { ...operation, wrapper: { ...wrapper, version: page.pageSchema.components[id]?.version ?? version } }
      return settings ? { ...now, settings: page.componentsSettingValues[id] ?? settings } : now
    }
    case 'add-page': {
      const { pageSchema, componentsSettingValues } = upgradePage(operation.pageSchema, operation.settings, specs)
      return { ...operation, pageSchema, settings: componentsSettingValues }
    }
    case 'set-part': {
      const { value } = operation
      return value
        ? { ...operation, value: upgradePage(value.pageSchema, value.componentsSettingValues, specs) }
        : operation
    }
    default:
      return isOfComponent(operation) ? ofComponentUpgraded(operation, draft, specs) : operation
  }
}

function ofComponentUpgraded(
  operation: SettingOperation & { readonly of: OfComponent },
  draft: Editable,
  specs: Specs,
): Operation | undefined {
  const { of } = operation
  const spec = specOf(specs, componentIn(draft, of.component)?.type ?? '')
  if (!spec || of.version === spec.version) return operation
  const current = { ...of, version: spec.version }
  if (of.version === undefined) return { ...operation, of: current }
  // A newer build wrote it; nobody here knows what it means.
  if (of.version > spec.version) return operation
  try {
    const upgraded = settingUpgraded(operation, spec, of.version)
    return upgraded && { ...upgraded, of: current }
  } catch {
    // The steps expect what their version wrote. As it is, applying it says what is wrong with it.
    return operation
  }
}
