import { layerFor, type OperationInput } from '@vitrine/editor-core'
import type { Json, SectionProps, SettingsOf } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'

interface SettingOperationInput {
  readonly of: SettingsOf
  readonly path: string
  readonly value: Json
  /** The language that is edited. */
  readonly language: string
}

/** The schema of whoever a setting belongs to, where it is a component's. */
export const propsOf = (editor: Editor, of: SettingsOf): SectionProps | undefined =>
  'component' in of ? editor.specOf(of.component)?.props : undefined

/** A value for the language that is edited, as an operation. */
export function settingOperation(editor: Editor, { of, path, value, language }: SettingOperationInput): OperationInput {
  const props = propsOf(editor, of)
  const layer = props && layerFor(editor, props, path, language)
  return { type: 'set-setting', of, path, value, ...(layer !== undefined && { language: layer }) }
}
