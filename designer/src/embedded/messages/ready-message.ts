import type { FrameMessage } from '@vitrine/schemas'
import type { EditorStore } from '../../store/context.ts'
import { frameViewOf } from '../follow-view.ts'

/** What a parent receives about a draft when it is open. */
export function readyOf({ editor, view }: EditorStore): Extract<FrameMessage, { type: 'ready' }>['payload'] {
  const { draftsId, revision, configuration, pagesList } = editor.state.getState()
  return {
    draftsId,
    revision,
    view: frameViewOf(view.state.getState()),
    defaultLanguage: configuration.defaultLanguage,
    languages: configuration.languages.map(({ code }) => code),
    pages: pagesList.map(({ id, settings }) => ({ id, name: String(settings.props.name ?? id) })),
  }
}
