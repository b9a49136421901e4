import { specOf } from '@vitrine/model'
import type { Option } from './command.ts'
import type { CommandContext } from './command-context.ts'
import { nameOfType } from './names.ts'
import { perform, refuse, select, tell } from './perform.ts'
import { nearestPlace } from './places/nearest.ts'
import { newComponent } from './places/new-component.ts'
import { selectedOf } from './selected.ts'

/**
 * Adds a section behind the selection, or at the nearest place that takes it, and selects it.
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
  const found = nearestPlace(editor, selectedOf(context), curPageId, made)
  if ('reason' in found) refuse(context, found.reason)
  else if (perform(context, [{ type: 'insert-component', ...found.to, ...made }])) {
    select(context, made.root)
    tell(context, 'add', made.root)
  }
}

/** All sections and their presets. */
export const addOptions = (context: CommandContext): readonly Option[] =>
  context.editor.specs.flatMap(({ type, presets }) => {
    const label = nameOfType(context, type)
    const named = presets.flatMap(({ id }) => {
      const preset = context.label(`${type}.presets.${id}`)
      return preset === undefined ? [] : [{ value: `${type}/${id}`, label: `${label}: ${preset}` }]
    })
    return [{ value: type, label }, ...named]
  })
