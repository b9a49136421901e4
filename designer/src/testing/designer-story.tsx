import type { Decorator } from '@storybook/react-vite'
import { Announcements, CommandsProvider, PublishingProvider } from '@vitrine/editor-core'
import base from '@vitrine/editor-core/controls/base.css?inline'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider } from 'react-i18next'
import { waitFor } from 'storybook/test'
import { CommandDialogs } from '../commands/index.ts'
import { DesignerContextProvider } from '../context/designer-context.ts'
import { DragArea } from '../drag/drag-area.tsx'
import { SavingProvider } from '../saving/saving-context.tsx'
import { EditorStoreProvider } from '../store/context.ts'
import { type OpenedStory, openedStory, openStory, type StoryOptions } from './story-session.tsx'
import '@vitrine/setters/controls/tokens.css'

/** What a story begins with, as Storybook hands it on. */
export const begins = (options: StoryOptions) => ({ parameters: { designer: options } })

/** Waits until something is there, so that axe looks at the whole of it. */
export const showing = (selector: string) => ({
  async play({ canvasElement }: { readonly canvasElement: HTMLElement }) {
    const page = canvasElement.ownerDocument
    await waitFor(() => {
      if (!page.querySelector(selector)) throw new Error(`There is no ${selector}.`)
    })
  },
})

/** What is read of the story that is shown. */
interface Shown {
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: { readonly designer?: StoryOptions }
}

/** Wide as the panels of the designer are. */
const WIDTH = 320

/** A part of the designer in a designer that is open, in the language that the toolbar names. */
const inDesigner: Decorator = (Story, { loaded, parameters }) => (
  <OpenDesigner opened={openedStory(loaded)} isWide={parameters.designer?.isWide ?? false}>
    <Story />
  </OpenDesigner>
)

/** The look of the editor's own document, as long as a story is shown: sections are drawn as visitors see them. */
function EditorBase() {
  useLayoutEffect(() => {
    document.documentElement.dataset.editor = ''
    return () => {
      delete document.documentElement.dataset.editor
    }
  }, [])
  return <style>{base}</style>
}

interface OpenDesignerProps {
  readonly opened: OpenedStory
  readonly isWide: boolean
  readonly children: ReactNode
}

function OpenDesigner({ opened, isWide, children }: OpenDesignerProps) {
  const style = { minBlockSize: '100dvb', background: 'var(--ed-surface)', ...(!isWide && { maxInlineSize: WIDTH }) }
  const { session, translator } = opened
  useEffect(() => () => session.saving.stop(), [session])
  return (
    <I18nextProvider i18n={translator.i18n}>
      <I18nProvider locale={session.parts.locale}>
        <DesignerContextProvider value={session.parts}>
          <EditorStoreProvider value={session.editorStore}>
            <PublishingProvider value={session.publishing}>
              <CommandsProvider value={session.commands}>
                <SavingProvider value={session.saving}>
                  <EditorBase />
                  <DragArea>
                    <main style={style}>{children}</main>
                  </DragArea>
                  <CommandDialogs />
                  <Announcements />
                </SavingProvider>
              </CommandsProvider>
            </PublishingProvider>
          </EditorStoreProvider>
        </DesignerContextProvider>
      </I18nProvider>
    </I18nextProvider>
  )
}

const loaders = [
  async ({ globals, parameters }: Shown) => ({
    opened: await openStory(String(globals.language ?? 'en'), parameters.designer ?? {}),
  }),
]

/** What the stories of one part of the designer have in common. */
export const ofDesigner = { loaders, decorators: [inDesigner] }

/** A screen of its own, which provides what its parts read. */
const onScreen: Decorator = (Story, { loaded }) => (
  <Screen opened={openedStory(loaded)}>
    <Story />
  </Screen>
)

function Screen({ opened, children }: { readonly opened: OpenedStory; readonly children: ReactNode }) {
  const { session, translator } = opened
  useEffect(() => () => session.saving.stop(), [session])
  return (
    <I18nextProvider i18n={translator.i18n}>
      <EditorBase />
      {children}
    </I18nextProvider>
  )
}

/** What the stories of a whole screen have in common. */
export const ofScreen = { loaders, decorators: [onScreen] }

/** The two languages that find most: a long one, and one from the right. */
export const german = { globals: { language: 'de' } }
export const arabic = { globals: { language: 'ar' } }
