import {
  type Draft,
  type Menu,
  menuProps,
  type Operation,
  type PageChanges,
  type PageRecord,
  pageProps,
  type SectionProps,
  type Settings,
  type SettingsOf,
  type SiteLanguage,
} from '@vitrine/schemas'
import { type Editable, ofMap } from '../document/editing.ts'
import { componentOf } from '../document/page-walk.ts'
import type { Specs } from '../document/specs.ts'
import { attempt, type OperationError } from '../operations/operation-error.ts'
import { pickSettings, structureOn } from '../operations/standing.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { isSame } from '../values/clean.ts'
import { languagesLeaving } from './between-configurations.ts'
import { layersBetween, propsBetween } from './between-settings.ts'
import { type Plan, planned, planOn } from './plan.ts'
import { configurationBetween, partBetween } from './save-shape.ts'
import { staying } from './staying.ts'

/** What one part of a draft becomes: how many operations that takes. */
export interface DraftChange {
  /** A page or a menu by its id, what counts for the whole site, or the order of the pages. */
  readonly of:
    | { readonly page: string }
    | { readonly menu: string }
    | { readonly site: true }
    | { readonly order: true }
  readonly kind: 'added' | 'changed' | 'removed'
  readonly count: number
}

export type DraftDifference =
  | { readonly operations: readonly Operation[]; readonly changes: readonly DraftChange[] }
  | { readonly error: OperationError; readonly of: DraftChange['of'] }

/** One part of the way: what becomes of something. */
interface Step {
  readonly of: DraftChange['of']
  readonly kind: DraftChange['kind']
  readonly plan: (plan: Plan) => Plan
}

const ofSite = { of: { site: true }, kind: 'changed' } as const

const idOf = ({ id }: { readonly id: string }): string => id
const inOrder = (pages: readonly PageRecord[]) => pages.toSorted((a, b) => a.order - b.order)
const fields = ['slug', 'header', 'footer', 'pageType'] as const

function settingsStep(plan: Plan, of: SettingsOf, props: SectionProps, was: Settings, is: Settings): Plan {
  const base = baseLanguage(plan.draft.globalConfiguration)
  return planned(planned(plan, propsBetween(of, props, was, is)), layersBetween(of, was, is, base))
}

function pageStep(was: PageRecord, after: Draft): Step {
  const { id } = was
  const is = after.pagesList.find((page) => page.id === id) as PageRecord
  const changed = fields.filter((field) => was[field] !== is[field])
  const changes = Object.fromEntries(changed.map((field) => [field, is[field] ?? null])) as PageChanges
  const pageSchema = ofMap(after.pageSchemaMap, id)
  return {
    of: { page: id },
    kind: 'changed',
    plan(plan) {
      const record = planned(plan, changed.length === 0 ? [] : [{ type: 'change-page', page: id, changes }])
      const named = settingsStep(record, { pageRecord: id }, pageProps, was.settings, is.settings)
      if (!pageSchema || named.error) return named
      const componentsSettingValues = pickSettings(after.componentsSettingValues, Object.keys(pageSchema.components))
      return partBetween(named, { page: id }, { pageSchema, componentsSettingValues })
    },
  }
}

const lastOf = ({ draft }: Plan): string | null => draft.pagesList.at(-1)?.id ?? null

function addedPage(page: PageRecord, { pageSchemaMap, componentsSettingValues }: Draft): Step {
  const pageSchema = ofMap(pageSchemaMap, page.id) ?? { version: 1, root: [], components: {} }
  const settings = pickSettings(componentsSettingValues, Object.keys(pageSchema.components))
  return {
    of: { page: page.id },
    kind: 'added',
    plan: (plan) => planned(plan, [{ type: 'add-page', page, pageSchema, settings, after: lastOf(plan) }]),
  }
}

/** The pages in their new order: those stay that may. */
function orderStep(after: Draft): Step {
  const ids = inOrder(after.pagesList).map(idOf)
  return {
    of: { order: true },
    kind: 'changed',
    plan(plan) {
      const stay = staying(plan.draft.pagesList.map(idOf), ids)
      return ids.reduce(
        (next, page, at) =>
          stay.has(page) ? next : planned(next, [{ type: 'move-page', page, after: ids[at - 1] ?? null }]),
        plan,
      )
    },
  }
}

function menuSteps(before: readonly Menu[], after: readonly Menu[]): readonly Step[] {
  const gone = before.filter(({ id }) => !after.some((menu) => menu.id === id))
  return [
    ...gone.map(
      ({ id }): Step => ({
        of: { menu: id },
        kind: 'removed',
        plan: (plan) => planned(plan, [{ type: 'remove-menu', menu: id }]),
      }),
    ),
    ...after.map((menu, at): Step => {
      const { id, settings } = menu
      const was = before.find((other) => other.id === id)
      const plan = (of: Plan): Plan =>
        was
          ? settingsStep(of, { menu: id }, menuProps, was.settings, settings)
          : planned(of, [{ type: 'add-menu', menu, after: after[at - 1]?.id ?? null }])
      return { of: { menu: id }, kind: was ? 'changed' : 'added', plan }
    }),
  ]
}

function stepsBetween(before: Draft, after: Draft): readonly Step[] {
  const stays = (page: PageRecord): boolean => after.pagesList.some(({ id }) => id === page.id)
  const known = (page: PageRecord): boolean => before.pagesList.some(({ id }) => id === page.id)
  return [
    { ...ofSite, plan: (plan) => configurationBetween(plan, after.globalConfiguration) },
    ...before.pagesList
      .filter((page) => !stays(page))
      .map(
        ({ id }): Step => ({
          of: { page: id },
          kind: 'removed',
          plan: (plan) => planned(plan, [{ type: 'remove-page', page: id }]),
        }),
      ),
    ...before.pagesList.filter(stays).map((page) => pageStep(page, after)),
    ...inOrder(after.pagesList)
      .filter((page) => !known(page))
      .map((page) => addedPage(page, after)),
    orderStep(after),
    ...menuSteps(before.menuList, after.menuList),
  ]
}

const partsOf = ({ globalConfiguration }: Editable) =>
  (['header', 'footer'] as const).filter((part) => globalConfiguration[part])

/** Every component by where it stands: the id of its page, `header` or `footer`. */
function placesIn(draft: Editable): ReadonlyMap<string, string> {
  const pages = Object.entries(draft.pageSchemaMap)
  const parts = partsOf(draft).map((part) => [part, structureOn(draft, { part })] as const)
  return new Map([...pages, ...parts].flatMap(([at, { components }]) => Object.keys(components).map((id) => [id, at])))
}

/**
 * Where components change places between two pages, neither can be first. So one gives up what leaves
 * it; there it comes back as it is to be.
 */
function givingUp(draft: Editable, after: Draft): Step | undefined {
  const places = placesIn(after)
  const ons = [
    ...Object.keys(draft.pageSchemaMap).map((page) => ({ page })),
    ...partsOf(draft).map((part) => ({ part })),
  ]
  for (const on of ons) {
    const at = 'page' in on ? on.page : on.part
    const leaving = Object.keys(structureOn(draft, on).components).filter((id) => (places.get(id) ?? at) !== at)
    const plan = (whole: Plan): Plan =>
      leaving.reduce(
        (next, component) =>
          next.error || !componentOf(structureOn(next.draft, on), component)
            ? next
            : planned(next, [{ type: 'remove-component', ...on, component }]),
        whole,
      )
    if (leaving.length > 0) return { of: 'page' in on ? on : { site: true }, kind: 'changed', plan }
  }
  return undefined
}

/** Texts outlive their language; to be written again, they need it for a while. */
function borrowing({ key, params }: OperationError): Step | undefined {
  if (key !== 'refusal.unknownLanguage') return undefined
  const code = params.language as SiteLanguage['code']
  return {
    ...ofSite,
    plan: (plan) => planned(plan, [{ type: 'set-language', language: { code, enabled: false } }]),
  }
}

/** Counts what became of each part; of one that two steps were about, together. */
function changesOf(done: readonly (readonly [Step, number])[]): readonly DraftChange[] {
  const changes: DraftChange[] = []
  for (const [{ of, kind }, count] of done) {
    if (count === 0) continue
    const at = changes.findIndex((change) => isSame(change.of, of))
    const known = changes[at]
    if (known) changes[at] = { ...known, count: known.count + count }
    else changes.push({ of, kind, count })
  }
  return changes
}

/**
 * The operations that make one draft of another, in an order in which all of them can be applied, and
 * what they change; or what stands in the way. Both drafts are whole: with all their pages. The id, the
 * name and the revision stay as they are.
 */
export function draftsBetween(before: Draft, after: Draft, specs: Specs): DraftDifference {
  let plan = planOn(before, specs)
  let waiting = stepsBetween(before, after)
  const done: (readonly [Step, number])[] = []
  const take = (step: Step): OperationError | undefined => {
    const outcome = attempt(() => step.plan(plan))
    if (outcome.error) return outcome.error
    const next = outcome as Plan
    done.push([step, next.operations.length - plan.operations.length])
    plan = next
    return undefined
  }
  while (waiting.length > 0) {
    const refused = waiting.flatMap((step) => {
      const error = take(step)
      return error ? [{ step, error }] : []
    })
    const [stuck] = refused
    // What moves from one page to another has to leave the one first.
    if (stuck && refused.length === waiting.length) {
      const first = borrowing(stuck.error) ?? givingUp(plan.draft, after)
      if (!first || take(first)) return { error: stuck.error, of: stuck.step.of }
    }
    waiting = refused.map(({ step }) => step)
  }
  const leaving = languagesLeaving(plan.draft.globalConfiguration, after.globalConfiguration)
  const error = take({ ...ofSite, plan: (whole) => planned(whole, leaving) })
  if (error) return { error, of: ofSite.of }
  return { operations: plan.operations, changes: changesOf(done) }
}
