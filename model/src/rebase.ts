import type { On, Operation, SettingsOf } from '@vitrine/schemas'
import { isSame } from './clean.ts'
import { apply, type Done } from './operations/apply.ts'
import { type Editable, ofMap } from './operations/editing.ts'
import { overlap } from './operations/overlaps.ts'
import type { Refusal } from './operations/refusal.ts'
import { type Touch, touches } from './operations/touches.ts'
import type { Specs } from './specs.ts'

/** Two operations of which only one can count. */
export interface Clash {
  /** The id of mine, and of the other one. */
  readonly operation: string
  readonly with: string
  /** What both touch. */
  readonly touch: Touch
  /** Why mine cannot be applied any more, where that is the reason. */
  readonly refusal?: Refusal
}

export interface Rebased {
  readonly operations: readonly Operation[]
  readonly clashes: readonly Clash[]
}

const has = (draft: Editable, { page, part }: On, component: string): boolean => {
  const structure = part === undefined ? ofMap(draft.pageSchemaMap, page) : draft.globalConfiguration[part]?.pageSchema
  return structure !== undefined && Object.hasOwn(structure.components, component)
}

/** Where a component stands now, when one of the others has moved it to another page. */
function nowOn<W extends On>(where: W, component: string | undefined, draft: Editable, moves: readonly On[]): W {
  if (component === undefined || has(draft, where, component)) return where
  const on = moves.find((other) => has(draft, other, component))
  if (!on) return where
  const { page: _page, part: _part, ...rest } = where
  return { ...rest, ...(on.part === undefined ? { page: on.page } : { part: on.part }) } as W
}

/** An operation on the page where its component stands now. */
function relocated(operation: Operation, draft: Editable, moves: readonly On[]): Operation {
  if ('of' in operation) {
    const of: SettingsOf =
      'component' in operation.of ? nowOn(operation.of, operation.of.component, draft, moves) : operation.of
    return { ...operation, of }
  }
  switch (operation.type) {
    case 'insert-component':
      return nowOn(operation, operation.parent?.component, draft, moves)
    case 'move-component': {
      const to = nowOn(operation.to, operation.to.parent?.component, draft, moves)
      return nowOn({ ...operation, to }, operation.component, draft, moves)
    }
    case 'remove-component':
    case 'duplicate-component':
    case 'wrap-component':
    case 'unwrap-component':
      return nowOn(operation, operation.component, draft, moves)
    default:
      return operation
  }
}

/** Somebody that left a list, and who stood before it; ids of items by their list. */
interface Leaving {
  readonly id: string
  readonly before: string | null
}

const itemKey = (of: SettingsOf, list: string, id: string | null): string =>
  'component' in of ? `${of.component} ${list} ${id}` : `${JSON.stringify(of)} ${list} ${id}`

function leavingOf({ operation, inverse }: Done): Leaving | undefined {
  if (operation.type === 'wrap-component') return { id: operation.component, before: operation.wrapper.id }
  switch (inverse.type) {
    case 'insert-component':
      return { id: inverse.root, before: inverse.after }
    case 'move-component':
      return { id: inverse.component, before: inverse.to.after }
    case 'wrap-component':
      return { id: inverse.wrapper.id, before: inverse.component }
    case 'insert-item': {
      const { of, path, item, after } = inverse
      return { id: itemKey(of, path, item.id), before: after }
    }
    case 'add-page':
      return { id: inverse.page.id, before: inverse.after }
    case 'add-menu':
      return { id: inverse.menu.id, before: inverse.after }
    case 'add-theme':
      return { id: inverse.theme._$id_, before: inverse.after }
    case 'set-language':
      return { id: inverse.language.code, before: inverse.after ?? null }
    default:
      return undefined
  }
}

/** The operation behind another sibling. */
const behind = (operation: Operation, after: string | null): Operation =>
  operation.type === 'move-component'
    ? { ...operation, to: { ...operation.to, after } }
    : ({ ...operation, after } as Operation)

const afterOf = (operation: Operation): string | null => {
  if (operation.type === 'move-component') return operation.to.after
  return 'after' in operation ? (operation.after ?? null) : null
}

function keyOf(operation: Operation, id: string): string {
  if (operation.type === 'insert-item') return itemKey(operation.of, operation.path, id)
  if (operation.type === 'move-item')
    return itemKey(operation.of, operation.path.slice(0, operation.path.lastIndexOf('[')), id)
  return id
}

/** Applies an operation behind the nearest earlier sibling that is still there, or at the start. */
function landed(draft: Editable, operation: Operation, specs: Specs, leavings: readonly (Leaving | undefined)[]) {
  let current = operation
  let from = 0
  for (;;) {
    const outcome = apply(draft, current, specs)
    const after = afterOf(current)
    if (!('refusal' in outcome) || outcome.refusal.key !== 'refusal.unknownPlace' || after === null)
      return { operation: current, outcome }
    const key = keyOf(current, after)
    const at = leavings.findIndex((leaving, index) => index >= from && leaving?.id === key)
    current = behind(current, leavings[at]?.before ?? null)
    from = at < 0 ? leavings.length : at + 1
  }
}

const saysTheSame = (a: Operation, b: Operation): boolean => isSame({ ...a, id: '' }, { ...b, id: '' })

/**
 * My operations, made on an older revision, as they apply after those of others.
 *
 * Mine counts as clashing when it touches the same as one of theirs (see `overlap`), unless both say
 * the same, and when it can no longer be applied because of one of theirs. Else it is kept, and
 * follows them: a component that was moved to another page is edited there; a place behind a sibling
 * that has left its list is the place behind the nearest earlier one that is still there, or the start.
 *
 * @param theirs in their order, each with its inverse
 * @param now the draft after theirs, with what `needsOf` tells of mine and theirs
 */
export function rebase(
  mine: readonly Operation[],
  theirs: readonly Done[],
  now: { readonly draft: Editable; readonly specs: Specs },
): Rebased {
  if (theirs.length === 0) return { operations: mine, clashes: [] }
  const others = theirs.map((done) => ({ operation: done.operation, touched: touches(done.operation, done.inverse) }))
  const moves = theirs.flatMap(({ operation }) => (operation.type === 'move-component' ? [operation.to] : []))
  const leavings = theirs.map(leavingOf)
  const operations: Operation[] = []
  const clashes: Clash[] = []
  let draft = now.draft
  for (const given of mine) {
    const { operation, outcome } = landed(draft, relocated(given, draft, moves), now.specs, leavings)
    const touched = touches(operation, 'refusal' in outcome ? undefined : outcome.inverse)
    const isTwin = others.some((other) => saysTheSame(other.operation, operation))
    const clash = others
      .filter((other) => !saysTheSame(other.operation, operation))
      .map((other) => ({ with: other.operation.id, touch: overlap(touched, other.touched) }))
      .find(({ touch }) => touch !== undefined)
    if (clash?.touch) {
      clashes.push({ operation: given.id, with: clash.with, touch: clash.touch, ...refusalOf(outcome) })
    } else if (!('refusal' in outcome)) {
      draft = outcome.draft
      operations.push(operation)
    } else if (!isTwin) {
      const reason = others.toReversed().find((other) => inCommon(touched, other.touched)) ?? others.at(-1)
      const touch = (reason && inCommon(touched, reason.touched)) ?? touched[0]
      if (reason && touch)
        clashes.push({ operation: given.id, with: reason.operation.id, touch, ...refusalOf(outcome) })
    }
  }
  return { operations, clashes }
}

const refusalOf = (outcome: object): { readonly refusal?: Refusal } =>
  'refusal' in outcome ? { refusal: outcome.refusal as Refusal } : {}

/** The first thing that both have to do with, if only by needing it. */
const inCommon = (a: readonly Touch[], b: readonly Touch[]): Touch | undefined =>
  a.find((mine) => b.some((other) => mine.kind === other.kind && mine.id === other.id))
