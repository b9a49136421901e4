import type { EditorStore } from '../store/context.ts'

/**
 * Goes to the main language when the one that is edited is taken from the site, whoever does it.
 * @returns ends it
 */
export function keepLanguage({ editor, view }: EditorStore): () => void {
  return editor.state.subscribe(({ configuration }, before) => {
    const { languages, defaultLanguage } = configuration
    if (languages === before.configuration.languages) return
    const { curLanguageEnv } = view.state.getState()
    if (languages.some(({ code }) => code === curLanguageEnv)) return
    view.change((state) => {
      state.curLanguageEnv = defaultLanguage
      state.editedText = undefined
    })
  })
}
