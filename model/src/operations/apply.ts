import { limits, type Operation, type OperationType } from '@vitrine/schemas'
import type { Change, Editable, Editing, Handler, OperationOf } from '../document/editing.ts'
import type { Specs } from '../document/specs.ts'
import { clean } from '../values/clean.ts'
import { idFrom } from '../values/id-from.ts'
import { addContent, changeContent, removeContent } from './contents.ts'
import { deleteSetting, restoreSetting } from './deletions.ts'
import { cleanSettings, isIgnored } from './ignored.ts'
import { insertItem, moveItem, removeItem } from './items.ts'
import { changeDefaultLanguage, removeLanguage, setLanguage } from './languages.ts'
import { addMenu, removeMenu } from './menus.ts'
import { markMinor } from './minor.ts'
import { attempt, type OperationError } from './operation-error.ts'
import { addPage, applyRemovePage, changePage, movePage } from './pages.ts'
import { setPart } from './parts.ts'
import { clearSetting, setSetting } from './setting.ts'
import { duplicateComponent, insertComponent, moveComponent, removeComponent } from './structure.ts'
import { addTheme, changeTheme, openTheme, removeTheme } from './themes.ts'
import { upgradeOperation } from './upgraded.ts'
import { unwrapComponent, wrapComponent } from './wrapping.ts'

/**
 * What was done to a draft: the operation, with what it left to be worked out (the source of a
 * translation), and the one that takes it back.
 */
export interface Done {
  readonly operation: Operation
  readonly inverse: Operation
}

export type Outcome<D extends Editable = Editable> = ({ readonly draft: D } & Done) | { readonly error: OperationError }

export type BatchOutcome<D extends Editable = Editable> =
  | { readonly draft: D; readonly done: readonly Done[] }
  | { readonly error: OperationError; readonly operation: Operation }

const handlers: { readonly [T in OperationType]: Handler<T> } = {
  'insert-component': insertComponent,
  'remove-component': removeComponent,
  'move-component': moveComponent,
  'duplicate-component': duplicateComponent,
  'wrap-component': wrapComponent,
  'unwrap-component': unwrapComponent,
  'set-setting': setSetting,
  'clear-setting': clearSetting,
  'delete-setting': deleteSetting,
  'restore-setting': restoreSetting,
  'insert-item': insertItem,
  'remove-item': removeItem,
  'move-item': moveItem,
  'mark-minor': markMinor,
  'add-page': addPage,
  'remove-page': applyRemovePage,
  'change-page': changePage,
  'move-page': movePage,
  'add-menu': addMenu,
  'remove-menu': removeMenu,
  'add-theme': addTheme,
  'remove-theme': removeTheme,
  'open-theme': openTheme,
  'change-theme': changeTheme,
  'set-language': setLanguage,
  'remove-language': removeLanguage,
  'change-default-language': changeDefaultLanguage,
  'set-part': setPart,
  'add-content': addContent,
  'change-content': changeContent,
  'remove-content': removeContent,
}

const settingsIn = (settings: Readonly<Record<string, Parameters<typeof cleanSettings>[0]>>) =>
  Object.fromEntries(Object.entries(settings).map(([id, values]) => [id, cleanSettings(values)]))

/** The operation without keys and paths that name a prototype, at any depth (R211). */
function cleaned(given: Operation): Operation {
  // A frame stands around the values, so they reach a little deeper here than in their document.
  const operation = (clean(given, limits.jsonDepth + 8) ?? given) as unknown as Operation
  switch (operation.type) {
    case 'insert-component':
      return { ...operation, settings: settingsIn(operation.settings) }
    case 'wrap-component':
      return operation.settings ? { ...operation, settings: cleanSettings(operation.settings) } : operation
    case 'add-page': {
      const page = { ...operation.page, settings: cleanSettings(operation.page.settings) }
      return { ...operation, page, settings: settingsIn(operation.settings) }
    }
    case 'add-menu':
      return { ...operation, menu: { ...operation.menu, settings: cleanSettings(operation.menu.settings) } }
    case 'add-content': {
      const { record } = operation
      return { ...operation, record: { ...record, settings: cleanSettings(record.settings) } }
    }
    case 'set-part': {
      const { value } = operation
      if (!value) return operation
      return { ...operation, value: { ...value, componentsSettingValues: settingsIn(value.componentsSettingValues) } }
    }
    default:
      return operation
  }
}

const change = <T extends OperationType>(editing: Editing, operation: OperationOf<T>): Change =>
  (handlers[operation.type] as Handler<T>)(editing, operation)

function outcome(editing: Editing, operation: Operation): Outcome {
  if (isIgnored(operation)) return { draft: editing.draft, operation, inverse: operation }
  return attempt(() => {
    const current = upgradeOperation(operation, editing.draft, editing.specs)
    if (!current) return { draft: editing.draft, operation, inverse: operation }
    const changed = change(editing, cleaned(current))
    const inverse = { ...changed.inverse, id: idFrom(`inverse of ${operation.id}`) } as Operation
    return { draft: changed.draft, operation: changed.operation ?? current, inverse }
  })
}

/**
 * A draft after one operation, and the operation that takes it back; or why it cannot be. Pure, and it
 * shares with the draft all that stays. The operation fits its schema; whatever it says, nothing is
 * thrown. The draft may hold no more than `needsOf` tells. An operation that names a prototype is
 * ignored (R211): the draft comes back, and so does the operation as its own inverse. The id of an
 * inverse follows from the operation's. What is sent on is the `operation` that comes back. One that was
 * made for an older version of a section is taken through its upgrade first.
 */
export const apply = <D extends Editable>(draft: D, operation: Operation, specs: Specs): Outcome<D> =>
  outcome({ draft, specs, copied: new WeakSet() }, operation) as Outcome<D>

/**
 * A draft after several operations, with what takes each of them back; or the first that is refused,
 * and then none of them counts.
 */
export function applyAll<D extends Editable>(
  draft: D,
  operations: readonly Operation[],
  specs: Specs,
): BatchOutcome<D> {
  const copied = new WeakSet<object>()
  const done: Done[] = []
  let current: Editable = draft
  for (const operation of operations) {
    const next = outcome({ draft: current, specs, copied }, operation)
    if ('error' in next) return { error: next.error, operation }
    current = next.draft
    done.push({ operation: next.operation, inverse: next.inverse })
  }
  return { draft: current as D, done }
}
