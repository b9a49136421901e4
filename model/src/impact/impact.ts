import type {
  Component,
  Draft,
  Edition,
  PageSchema,
  ResolvedTree,
  SectionSpec,
  Settings,
  SettingsById,
  UpgradeStep,
} from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import type { SchemaLock } from '@vitrine/schemas/lock'
import { type Specs, specOf } from '../document/specs.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { stepsFrom, upgradeDraft } from '../upgrade/upgrade.ts'
import { upgradeTree } from '../upgrade/upgrade-tree.ts'
import type { Impact, ImpactChange, ImpactPlace, SectionImpact, ValueChange } from './change.ts'
import { type ChangedSections, changedSections } from './changed-sections.ts'
import { resolvedChanges, resolvedLosses } from './edition-changes.ts'
import { settingsChanges, settingsLosses } from './settings-changes.ts'
import { leavesOf } from './tagged.ts'
import { Tally } from './tally.ts'

/** The parts of a draft that are read: it may hold only some of its pages, and need not say its name. */
export type StoredDraft = Omit<Draft, 'draftsId' | 'name' | 'revision'>

type InDraft = Required<Pick<ImpactPlace, 'site' | 'draft'>>
type InRelease = Required<Pick<ImpactPlace, 'site' | 'release'>>

interface Structure {
  readonly place: Pick<ImpactPlace, 'page' | 'part'>
  readonly pageSchema: PageSchema
  readonly settings: SettingsById
}

function* structuresOf({
  pageSchemaMap,
  componentsSettingValues,
  globalConfiguration,
}: StoredDraft): Generator<Structure> {
  for (const [page, pageSchema] of Object.entries(pageSchemaMap))
    yield { place: { page }, pageSchema, settings: componentsSettingValues }
  for (const part of ['header', 'footer'] as const) {
    const shared = globalConfiguration[part]
    if (shared) yield { place: { part }, pageSchema: shared.pageSchema, settings: shared.componentsSettingValues }
  }
}

const settingsAt = (settings: SettingsById, id: string): Settings | undefined =>
  Object.hasOwn(settings, id) ? settings[id] : undefined

/** The slots that steps give another name. */
function* slotChanges({ slots = {} }: Component, steps: readonly UpgradeStep[]): Generator<ValueChange> {
  for (const [name, ids] of Object.entries(slots)) {
    const to = steps.reduce((at, step) => (step.step === 'rename-slot' && step.from === at ? step.to : at), name)
    if (to !== name) yield { kind: 'renamed', path: name, to, before: ids, after: ids }
  }
}

/** What of a change is said of a component whose steps fail: it stays as it is, and is drawn as nothing. */
const stepsFailed: ValueChange = { kind: 'invalid', path: '', why: 'problem.upgradeFailed' }

/**
 * Works out what the sections that are registered change in what is stored: in drafts, what `upgradeDraft` makes of
 * them; in editions, what they are drawn as; and in both what no longer fits. Documents are handed in one by one, and
 * large drafts some pages at a time.
 *
 * A section is looked at where something is stored in an older version of it, and everywhere when its schema is not
 * the one in the lock.
 */
export class ImpactCount {
  readonly #specs: Specs
  readonly #sections: ChangedSections
  readonly #tallies = new Map<string, Tally>()

  constructor(specs: Specs, lock?: SchemaLock) {
    this.#specs = specs
    this.#sections = changedSections(specs, lock)
  }

  addDraft(at: InDraft, stored: StoredDraft): void {
    const upgraded = upgradeDraft(stored, this.#specs)
    const base = baseLanguage(stored.globalConfiguration)
    const after = [...structuresOf(upgraded)]
    for (const [index, structure] of [...structuresOf(stored)].entries()) {
      const next = after[index]
      if (!next) continue
      for (const [id, component] of Object.entries(structure.pageSchema.components))
        this.#addComponent({ ...at, ...structure.place, component: id }, base, component, {
          before: settingsAt(structure.settings, id),
          after: settingsAt(next.settings, id),
          next: next.pageSchema.components[id] ?? component,
        })
    }
    for (const [index, { id, settings }] of stored.pagesList.entries())
      this.#addRecord('$page', { ...at, page: id }, base, settings, upgraded.pagesList[index]?.settings)
    for (const [index, { id, settings }] of stored.menuList.entries())
      this.#addRecord('$menu', { ...at, menu: id }, base, settings, upgraded.menuList[index]?.settings)
  }

  /** Settings that have no versions; those of old documents name items by index. */
  #addRecord(name: string, place: ImpactPlace, base: string, before: Settings, after: Settings | undefined): void {
    if (!after || before === after) return
    const tally = this.#tally(name, 1, 1)
    for (const { language = base, ...change } of settingsChanges(before, after, []))
      tally.add({ ...place, ...change, language })
  }

  #addComponent(
    place: ImpactPlace,
    base: string,
    component: Component,
    {
      before,
      after,
      next,
    }: { readonly before: Settings | undefined; readonly after: Settings | undefined; readonly next: Component },
  ): void {
    const { type, version } = component
    const spec = specOf(this.#specs, type)
    if (!spec) {
      if (this.#sections.gone.has(type)) this.#addGone(place, base, component, before)
      return
    }
    if (version > spec.version) return
    const isOlder = version < spec.version
    if (!isOlder && before === after && !this.#sections.changed.has(type)) return
    const tally = this.#tally(type, version, spec.version)
    const add = (change: ValueChange & Partial<Pick<ImpactChange, 'layer' | 'language'>>) =>
      tally.add({ ...place, ...change, language: change.language ?? base })
    if (isOlder) tally.addComponent(place)
    if (isOlder && next.version === version) {
      add({ layer: 'base', ...stepsFailed })
      return
    }
    const steps = stepsFrom(spec, version)
    for (const change of slotChanges(component, steps)) add({ layer: 'slot', ...change })
    if (!before || !after) return
    for (const change of settingsChanges(before, after, steps)) add(change)
    if (isOlder || this.#sections.changed.has(type)) for (const change of settingsLosses(spec.props, after)) add(change)
  }

  /** A section that is gone: its values are kept, and drawn as nothing. */
  #addGone(place: ImpactPlace, base: string, { type, version }: Component, settings: Settings | undefined): void {
    const tally = this.#tally(type, version, null)
    tally.addComponent(place)
    if (!settings) return
    for (const [path, { value, device }] of leavesOf(isObject(settings.props) ? settings.props : {}))
      tally.add({
        ...place,
        ...{ layer: 'base', language: base, kind: 'orphaned', path, before: value, after: value },
        ...(device && { device }),
      })
    for (const [language, map] of Object.entries(settings.editPropsByLangEnvMap ?? {}))
      for (const [path, value] of Object.entries(isObject(map) ? map : {}))
        tally.add({ ...place, layer: 'language', language, kind: 'orphaned', path, before: value, after: value })
  }

  addEdition(at: InRelease, edition: Edition): void {
    this.#addTree({ ...at, page: edition.page.id }, edition.language, edition)
  }

  /** A published header or footer. */
  addPart(at: InRelease, part: 'header' | 'footer', language: string, tree: ResolvedTree): void {
    this.#addTree({ ...at, part }, language, tree)
  }

  #addTree(at: ImpactPlace, language: string, tree: ResolvedTree): void {
    const drawn = upgradeTree(tree, this.#specs)
    for (const [id, component] of Object.entries(tree.components)) {
      const spec = specOf(this.#specs, component.type)
      const place = { ...at, component: id }
      if (!spec) {
        if (this.#sections.gone.has(component.type)) this.#addGoneTree(place, language, component)
        continue
      }
      if (component.version > spec.version) continue
      const isOlder = component.version < spec.version
      if (isOlder || this.#sections.changed.has(component.type))
        this.#addResolved(place, language, component, drawn.components[id] ?? component, spec)
    }
  }

  #addGoneTree(
    place: ImpactPlace,
    language: string,
    { type, version, props }: ResolvedTree['components'][string],
  ): void {
    const tally = this.#tally(type, version, null)
    tally.addComponent(place)
    for (const [path, { value }] of leavesOf(props))
      tally.add({ ...place, language, kind: 'orphaned', path, before: value, after: value })
  }

  #addResolved(
    place: ImpactPlace,
    language: string,
    before: ResolvedTree['components'][string],
    after: ResolvedTree['components'][string],
    spec: SectionSpec,
  ): void {
    const tally = this.#tally(spec.type, before.version, spec.version)
    const isOlder = before.version < spec.version
    if (isOlder) tally.addComponent(place)
    if (isOlder && after === before) {
      tally.add({ ...place, language, ...stepsFailed })
      return
    }
    const steps = stepsFrom(spec, before.version)
    for (const change of slotChanges(before, steps)) tally.add({ ...place, layer: 'slot', language, ...change })
    for (const change of resolvedChanges(before, after, steps)) tally.add({ ...place, language, ...change })
    for (const change of resolvedLosses(spec.props, after)) tally.add({ ...place, language, ...change })
  }

  #tally(section: string, from: number, to: number | null): Tally {
    const key = `${section} ${from}`
    const known = this.#tallies.get(key) ?? new Tally(section, from, to)
    this.#tallies.set(key, known)
    return known
  }

  /** Everything that was found so far, by section and version. */
  result(): Impact {
    const tallies = [...this.#tallies.values()]
    const sections = tallies
      .map((tally): SectionImpact => tally.result())
      .filter(({ changes, totals }) => changes.length > 0 || totals.components > 0)
      .toSorted((a, b) => (a.section === b.section ? a.from - b.from : a.section < b.section ? -1 : 1))
    return { totals: Tally.sum(tallies), sections }
  }
}
