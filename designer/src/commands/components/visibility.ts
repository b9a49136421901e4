import type { OperationInput } from '@vitrine/editor-core'
import { layerFor, resolved } from '@vitrine/editor-core'
import { type Json, schemaAt } from '@vitrine/schemas'
import { valueDevice } from '../../store/view.ts'
import type { CommandContext } from '../command-context.ts'

const PATH = 'visible'

/** Whether a component is shown, on pc and on phones, in the language that is edited. */
function shown({ editor, view }: CommandContext, id: string): { readonly pc: boolean; readonly mobile: boolean } {
  const spec = editor.specOf(id)
  if (!spec) return { pc: true, mobile: true }
  const values = resolved(spec.props, editor.settings(id), editor.order(view.state.getState().curLanguageEnv))
  const pc = values.props[PATH] !== false
  return { pc, mobile: (values.mobile[PATH] ?? pc) !== false }
}

/** Whether a component is shown on the device and in the language that are edited. */
export const isShown = (context: CommandContext, id: string): boolean =>
  shown(context, id)[valueDevice(context.view.state.getState())]

/** Shows or hides a component on this device alone: the other one keeps what it has, inherited or not. */
export function visibilityOperations(
  context: CommandContext,
  id: string,
  isVisible: boolean,
): readonly OperationInput[] {
  const { editor, view } = context
  const spec = editor.specOf(id)
  const place = editor.place(id)
  if (!spec || !place) return []
  const state = view.state.getState()
  const next = { ...shown(context, id), [valueDevice(state)]: isVisible }
  const of = { ...place.on, component: id }
  const language = layerFor(editor, spec.props, PATH, state.curLanguageEnv)
  const isOfDevices = schemaAt(spec.props, PATH)?.responsive === true
  const value: Json = isOfDevices ? next : isVisible
  return [{ type: 'set-setting', of, path: PATH, value, ...(language !== undefined && { language }) }]
}
