import { baseLanguage } from '@vitrine/model'
import { type Device, type Json, type SectionProps, type SettingsOf, schemaAt } from '@vitrine/schemas'
import type { OperationInput } from '../store/edit-steps.ts'
import type { Editor } from '../store/editor.ts'

/** Whose settings a form edits, and how it looks at them. */
export interface EditedSettings {
  readonly editor: Editor
  readonly of: SettingsOf
  readonly props: SectionProps
  /** The language and the device whose values are edited. */
  readonly language: string
  readonly device: Device
}

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

/**
 * The language whose map holds a path: none where the base does, because it is the source language
 * or because the path may not be translated.
 */
export function layerFor(editor: Editor, props: SectionProps, path: string, language: string): string | undefined {
  if (language === baseLanguage(editor.state.getState().configuration)) return undefined
  return schemaAt(props, path)?.translatable === true ? language : undefined
}

/** A value for the language that is edited, as an operation. */
export function settingOperation(editor: Editor, { of, path, value, language }: SettingOperationInput): OperationInput {
  const props = propsOf(editor, of)
  const layer = props && layerFor(editor, props, path, language)
  return { type: 'set-setting', of, path, value, ...(layer !== undefined && { language: layer }) }
}
