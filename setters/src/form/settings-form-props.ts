import type { SchemaNode, SetterMode } from '@vitrine/schemas'
import type { FieldSource } from '../field-source.ts'
import type { LateScript } from '../loading/late-script.ts'
import type { ResolveRef } from '../reading/foreign/other-files.ts'
import type { SetterServices } from '../services.ts'
import type { SetterMatch, Setters } from '../setter.ts'

export interface SettingsFormProps {
  /** Any schema of an object: the props of a section, a page's record, a menu. */
  readonly schema: SchemaNode
  readonly source: FieldSource
  readonly services: SetterServices
  readonly setters: Setters
  /** Setters of others, each with the values that it is for. */
  readonly matches?: readonly SetterMatch[] | undefined
  readonly mode?: SetterMode
  /** Before every key of a label: the section's type. */
  readonly labelPrefix?: string
  /** What a change needs besides the form, where it is loaded later: what makes checks, when this is left out. */
  readonly checks?: LateScript
  readonly onDraw?: (path: string) => void
  /**
   * Finds the other files that the schema refers to: called once with each address, it answers the schema there
   * or a promise of it, and nothing where there is none. Without it, or where it finds nothing, those values are
   * raw JSON that is not checked, and the form says so.
   */
  readonly resolveRef?: ResolveRef
}
