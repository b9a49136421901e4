import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  Announcements,
  CommandsProvider,
  createPublishing,
  type OpenStream,
  PublishingProvider,
  type SendCall,
} from '@vitrine/editor-core'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type DesignerContext, DesignerContextProvider } from '../context/designer-context.ts'
import { EditorStoreProvider } from '../store/context.ts'
import { sampleCommands } from './sample-commands.ts'

interface RenderPanelOptions extends NonNullable<Parameters<typeof sampleCommands>[0]> {
  /** What the service answers. */
  readonly send?: SendCall
  /** What it tells as it comes; nothing, when left out. */
  readonly stream?: OpenStream
}

const nobody: SendCall = async (call) => {
  throw new Error(`no answer: ${call.path}`)
}

const silence: OpenStream = () => () => {}

/** A panel as it stands in the designer, with a draft that is open and a service that answers as it is told. */
export function renderPanel(panel: ReactNode, { send = nobody, stream = silence, ...given }: RenderPanelOptions = {}) {
  const { context, actions, i18n } = sampleCommands(given)
  const { editor, view, t, label, locale } = context
  const { draftsId } = editor.state.getState()
  const addressOf: DesignerContext['addressOf'] = (path, { language = '' } = {}) =>
    `https://site.example/${language}${path}`
  const boot = { draftsId, siteName: 'Site', canvas: { stylesheets: [] } }
  const registry = { specs: editor.specs }
  const parts = { t, label, locale, send, stream, addressOf, boot, registry } as unknown as DesignerContext
  const publishing = createPublishing({ draftsId, send, saveNow: async () => true, askEvery: 10 })
  const rendered = render(
    <I18nextProvider i18n={i18n}>
      <DesignerContextProvider value={parts}>
        <EditorStoreProvider value={{ editor, view }}>
          <PublishingProvider value={publishing}>
            <CommandsProvider value={context}>
              {panel}
              <Announcements />
            </CommandsProvider>
          </PublishingProvider>
        </EditorStoreProvider>
      </DesignerContextProvider>
    </I18nextProvider>,
  )
  return { ...rendered, context, actions, editor, view, publishing, user: userEvent.setup() }
}
