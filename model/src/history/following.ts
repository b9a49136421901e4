import type { On, Operation, SettingsOf } from '@vitrine/schemas'
import { type Editable, ofMap } from '../document/editing.ts'
import type { Specs } from '../document/specs.ts'
import { apply, type Done } from '../operations/apply.ts'

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
export function relocated(operation: Operation, draft: Editable, moves: readonly On[]): Operation {
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
export interface Leaving {
  readonly id: string
  readonly before: string | null
}

const itemKey = (of: SettingsOf, list: string, id: string | null): string =>
  'component' in of ? `${of.component} ${list} ${id}` : `${JSON.stringify(of)} ${list} ${id}`

export function leavingOf({ operation, inverse }: Done): Leaving | undefined {
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
export function landed(
  draft: Editable,
  operation: Operation,
  specs: Specs,
  leavings: readonly (Leaving | undefined)[],
) {
  let current = operation
  let from = 0
  for (;;) {
    const outcome = apply(draft, current, specs)
    const after = afterOf(current)
    if (!('error' in outcome) || outcome.error.key !== 'refusal.unknownPlace' || after === null)
      return { operation: current, outcome }
    const key = keyOf(current, after)
    const at = leavings.findIndex((leaving, index) => index >= from && leaving?.id === key)
    current = behind(current, leavings[at]?.before ?? null)
    from = at < 0 ? leavings.length : at + 1
  }
}
