import type { OperationInput } from '@vitrine/editor-core'
import { nearestPlace } from '../../placement/nearest.ts'
import { placeInPart } from '../../placement/site-part.ts'
import { underNewIds } from '../../placement/subtree.ts'
import type { CommandContext } from '../command-context.ts'
import { announceDone, perform, refuseCommand, select } from '../perform.ts'
import { selectedOf } from '../selected.ts'
import { withOtherBase } from './change-base-language.ts'
import { readEnvelope } from './read-envelope.ts'

/**
 * Puts what was copied behind the selection, or at the nearest place that takes it, under new ids.
 *
 * @returns whether the text was ours; one from elsewhere is left alone. What cannot be pasted is announced.
 */
export function paste(context: CommandContext, text: string): boolean {
  const { editor, view } = context
  const read = readEnvelope(text, editor.specs)
  if (!read) return false
  if ('reason' in read) {
    refuseCommand(context, read.reason)
    return true
  }
  const near = selectedOf(context)
  const operations: OperationInput[] = []
  let first: string | undefined
  for (const subtree of read.subtrees.map(underNewIds).toReversed()) {
    const page = view.state.getState().curPageId
    const inPart = placeInPart(editor, page, subtree)
    const found = inPart ?? nearestPlace(editor, near, page, subtree)
    if ('reason' in found) {
      refuseCommand(context, found.reason)
      return true
    }
    if ('operations' in found) {
      const pasted = withOtherBase(editor, subtree, read.baseLanguage, found.on)
      operations.push(...found.operations(pasted.subtree), ...pasted.operations)
    } else {
      const { parent, after, ...on } = found.to
      const pasted = withOtherBase(editor, subtree, read.baseLanguage, on)
      operations.push({ type: 'insert-component', ...on, parent, after, ...pasted.subtree }, ...pasted.operations)
    }
    first = subtree.root
  }
  if (!perform(context, operations) || first === undefined) return true
  select(context, first)
  announceDone(context, 'paste', first)
  return true
}
