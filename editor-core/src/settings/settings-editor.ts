import type { Done, LanguageOrder, OperationError } from '@vitrine/model'
import type { Operation, Settings, SettingsOf } from '@vitrine/schemas'

/** An operation without its id, which the editor gives it. */
export type OperationInput = Operation extends infer O
  ? O extends Operation
    ? Omit<O, 'id'> & { readonly id?: string }
    : never
  : never

/** Is told what was done, by whom. */
export type DoneListener = (done: readonly Done[], by: 'me' | 'undo' | 'redo' | 'others') => void

/** What a form of settings needs of whatever holds them: a draft, or a record of contents. */
export interface SettingsEditor {
  readonly settingsOf: (of: SettingsOf) => Settings
  /** The language that the base of settings is written in. */
  readonly sourceLanguage: () => string
  /** In which order languages fall back; one object for as long as it holds. */
  readonly order: (language: string) => LanguageOrder
  /** Changes what is edited in one step; answers why it was not done. */
  readonly dispatch: (operations: readonly OperationInput[]) => OperationError | undefined
  readonly onDone: (listener: DoneListener) => () => void
}
