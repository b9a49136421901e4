import type { OperationInput } from '@vitrine/editor-core'
import { overlap, touches } from '@vitrine/model'
import type { LoggedOperation, Operation } from '@vitrine/schemas'
import { type CommandContext, perform, refuseCommand } from '../../commands/index.ts'
import type { EditorState } from '../../store/draft-store.ts'
import { openPageOf } from '../places/open-place.ts'

type Step = EditorState['history']['past'][number]
export type DescribedStep = Step['done'][number]

/** A step of this session. `distance` is how many undos lead to where it is the last one; redos are negative. */
export interface OwnStep {
  readonly step: Step
  readonly distance: number
}

/** What was done here, the newest first; what was taken back stands above what counts. */
export function ownSteps({ past, future }: EditorState['history']): readonly OwnStep[] {
  return [
    // The next one to do again is the last of the future.
    ...future.map((step, at) => ({ step, distance: at - future.length })),
    ...past.map((step, at) => ({ step, distance: past.length - 1 - at })).toReversed(),
  ]
}

/** Takes back or does again until the draft is as it was after a step. It stops where that is refused. */
export function jumpTo({ editor }: CommandContext, distance: number): void {
  for (let left = Math.abs(distance); left > 0; left--) {
    const before = editor.state.getState().history
    if (distance > 0) editor.undo()
    else editor.redo()
    const { history, error } = editor.state.getState()
    if (error || history === before) return
  }
}

/** Whether something newer has touched the same: then taking the old one back would undo that too. */
export const isCovered = (done: readonly DescribedStep[], newer: readonly DescribedStep[]): boolean => {
  const touched = newer.map(({ operation, inverse }) => touches(operation, inverse))
  return done.some(({ operation, inverse }) => {
    const mine = touches(operation, inverse)
    return touched.some((other) => overlap(mine, other))
  })
}

/** The pages that an operation needs here. */
export const pagesOf = (operation: Operation): readonly string[] => {
  if (operation.type === 'add-page') return []
  const of = 'of' in operation && 'page' in operation.of ? [operation.of.page] : []
  const to = operation.type === 'move-component' ? [operation.to.page] : []
  const on =
    'page' in operation && operation.type !== 'change-page' && operation.type !== 'move-page' ? [operation.page] : []
  return [...of, ...to, ...on].filter((page): page is string => typeof page === 'string')
}

/**
 * Takes back what was done some time ago, as a new step, where nothing newer has touched the same and
 * the draft still allows it. Why not is announced.
 */
export async function takeBack(
  context: CommandContext,
  done: readonly Pick<LoggedOperation, 'operation' | 'inverse'>[],
  newer: readonly DescribedStep[],
): Promise<boolean> {
  if (isCovered(done, newer)) {
    refuseCommand(context, { key: 'history.covered' })
    return false
  }
  const { editor } = context
  const known = new Set(editor.state.getState().pagesList.map(({ id }) => id))
  const operations = done.map(({ inverse: { id: _id, ...rest } }): OperationInput => rest).toReversed()
  const missing = done.flatMap(({ inverse }) => pagesOf(inverse)).filter((page) => !editor.structure({ page }))
  for (const page of new Set(missing)) if (known.has(page) && !(await openPageOf(context, page))) return false
  if (!perform(context, operations)) return false
  context.announcer.announce(context.t('history.takenBack'))
  return true
}
