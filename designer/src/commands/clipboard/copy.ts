import { baseLanguage } from '@vitrine/model'
import { componentSubtree } from '../../placement/subtree.ts'
import type { Editor } from '../../store/editor.ts'
import { CLIPBOARD_VERSION, type ClipboardEnvelope } from './envelope.ts'

/** A component with all in it, in all languages, as a text for the clipboard. */
export function copied(editor: Editor, id: string): string {
  const subtree = componentSubtree(editor, id)
  if (!subtree) return ''
  const envelope: ClipboardEnvelope = {
    vitrine: CLIPBOARD_VERSION,
    type: 'components',
    baseLanguage: baseLanguage(editor.state.getState().configuration),
    root: [subtree.root],
    components: subtree.components,
    componentsSettingValues: subtree.settings,
  }
  return JSON.stringify(envelope)
}
