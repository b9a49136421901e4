import { newId, type SettingsOf } from '@vitrine/schemas'
import { type CommandContext, reasonOf, refuseCommand } from '../../commands/index.ts'
import { settingOperation } from '../../settings/setting-operation.ts'

interface TextEditSessionOptions {
  readonly of: SettingsOf
  readonly path: string
  readonly language: string
  /** What is shown: its own text, or that of another language. */
  readonly shown: string
}

/** One visit to a text: whatever is written in it is one step, which undo takes back as a whole. */
export interface TextVisit {
  readonly write: (text: string) => void
}

export function createTextEditSession(
  context: CommandContext,
  { of, path, language, shown }: TextEditSessionOptions,
): TextVisit {
  const { editor } = context
  const visit = newId()
  let written = shown
  let isRejected = false

  // After somebody else wrote the same text, the last step is another one, and stays.
  function giveBack() {
    if (editor.state.getState().history.past.at(-1)?.visit === visit) editor.undo()
  }

  return {
    write(text) {
      if (text === written) return
      written = text
      // Typed and taken away again: a text that was inherited stays so.
      if (text === shown) return giveBack()
      const error = editor.dispatch([settingOperation(editor, { of, path, value: text, language })], visit)
      if (error && !isRejected) refuseCommand(context, reasonOf(error))
      isRejected = error !== undefined
    },
  }
}
