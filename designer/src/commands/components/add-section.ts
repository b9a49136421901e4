import { type CommandOption, nameOfType, type OperationInput } from '@vitrine/editor-core'
import { specOf } from '@vitrine/model'
import { nearestPlace } from '../../placement/nearest.ts'
import { newComponent } from '../../placement/new-component.ts'
import { placeInPart } from '../../placement/site-part.ts'
import type { CommandContext } from '../command-context.ts'
import { announceDone, perform, refuseCommand, select } from '../perform.ts'
import { selectedOf } from '../selected.ts'

/**
 * Adds a section behind the selection, or at the nearest place that takes it, and selects it. A header
 * or footer goes to its place on every page.
 *
 * @param what `banner`, or `banner/wide` for one of its presets.
 */
export function addSection(context: CommandContext, what: string): void {
  const { editor, view } = context
  const [type = '', preset] = what.split('/')
  const spec = specOf(editor.specs, type)
  if (!spec) return
  const made = newComponent(editor.specs, spec, preset)
  const { curPageId } = view.state.getState()
  const inPart = placeInPart(editor, curPageId, made)
  const found = inPart ?? nearestPlace(editor, selectedOf(context), curPageId, made)
  if ('reason' in found) {
    refuseCommand(context, found.reason)
    return
  }
  const operations: readonly OperationInput[] =
    'operations' in found ? found.operations(made) : [{ type: 'insert-component', ...found.to, ...made }]
  if (!perform(context, operations)) return
  select(context, made.root)
  const isOnEveryPage = 'operations' in found && found.on.part !== undefined
  announceDone(context, inPart ? (isOnEveryPage ? 'add-every-page' : 'add-this-page') : 'add', made.root)
}

/** All sections and their presets. */
export const addOptions = (context: CommandContext): readonly CommandOption[] =>
  context.editor.specs.flatMap(({ type, presets }) => {
    const label = nameOfType(context, type)
    const named = presets.flatMap(({ id }) => {
      const preset = context.label(`${type}.presets.${id}`)
      return preset === undefined ? [] : [{ value: `${type}/${id}`, label: `${label}: ${preset}` }]
    })
    return [{ value: type, label }, ...named]
  })
