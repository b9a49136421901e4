import { type Device, type SectionProps, type SettingsOf, schemaAt } from '@vitrine/schemas'
import type { SettingsEditor } from './settings-editor.ts'

/** Whose settings a form edits, and how it looks at them. */
export interface EditedSettings {
  readonly editor: SettingsEditor
  readonly of: SettingsOf
  readonly props: SectionProps
  /** The language and the device whose values are edited. */
  readonly language: string
  readonly device: Device
}

/**
 * The language whose map holds a path: none where the base does, because it is the source language
 * or because the path may not be translated.
 */
export function layerFor(
  editor: SettingsEditor,
  props: SectionProps,
  path: string,
  language: string,
): string | undefined {
  if (language === editor.sourceLanguage()) return undefined
  return schemaAt(props, path)?.translatable === true ? language : undefined
}
