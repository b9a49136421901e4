import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CommandsProvider, createPublishing, createTranslator, PublishingProvider } from '@vitrine/editor-core'
import { createRegistry } from '@vitrine/renderer'
import {
  type Call,
  type Draft,
  type PageTemplate,
  type PageTypeSpec,
  pageTypeNames,
  type Theme,
} from '@vitrine/schemas'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import editorLabels from '../../../editor-core/labels/en.json' with { type: 'json' }
import { draft as sample } from '../../../model/fixtures/operations.ts'
import { specs } from '../../../model/fixtures/sections.ts'
import texts from '../../../schemas/texts/en.json' with { type: 'json' }
import setterLabels from '../../../setters/labels/en.json' with { type: 'json' }
import labels from '../../labels/en.json' with { type: 'json' }
import { type DesignerContext, DesignerContextProvider } from '../context/designer-context.ts'
import type { DesignerTranslate } from '../context/translate.ts'
import { keepLanguage } from '../session/keep-language.ts'
import { keepPage } from '../session/keep-page.ts'
import { showPage } from '../session/show-page.ts'
import { EditorStoreProvider } from '../store/context.ts'
import type { ViewState } from '../store/view.ts'
import { sampleCommands } from './sample-commands.ts'
import { violationsOf } from './violations-of.ts'

interface OpenPanelOptions {
  readonly draft?: Draft
  /** The pages that are there from the start; all, when left out. */
  readonly loaded?: readonly string[]
  readonly view?: Partial<ViewState>
  readonly templates?: readonly PageTemplate[]
  /** Kinds of pages that plugins add. */
  readonly pageTypes?: readonly PageTypeSpec[]
  /** Themes that the host offers. */
  readonly themes?: readonly Theme[]
  /** What the service answers, by the path of the call; one that throws refuses. */
  readonly answers?: Readonly<Record<string, (question: never) => unknown>>
}

const only = <V,>(map: Readonly<Record<string, V>>, ids: readonly string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(map).filter(([id]) => ids.includes(id)))

/** One panel of a designer, with a draft and a service of its own, and somebody in front of it. */
export async function openPanel(Panel: ComponentType, given: OpenPanelOptions = {}) {
  const { draft = sample, loaded, view = {}, templates = [], pageTypes = [], themes = [], answers = {} } = given
  const { i18n, t, label } = createTranslator<DesignerTranslate>('en', {
    ...texts,
    ...setterLabels,
    ...editorLabels,
    ...labels,
    banner: 'Banner',
    text: 'Text',
    'banner.title': 'Title',
    ...pageTypeNames(pageTypes, 'en'),
  })
  const shown = { ...draft, pageSchemaMap: loaded ? only(draft.pageSchemaMap, loaded) : draft.pageSchemaMap }
  const made = sampleCommands({ draft: shown, specs, pageTypes, view })
  const { editor } = made.context
  const loadPage = async (page: string) => {
    const pageSchema = draft.pageSchemaMap[page]
    if (pageSchema && !editor.structure({ page })) editor.open(page, { pageSchema, ...draft })
  }
  const openPage = (page: string) => showPage(made.context.view, loadPage, page)
  const context = { ...made.context, t, label, actions: { ...made.actions, loadPage, openPage } }
  keepPage({ editor, view: context.view }, loadPage)
  keepLanguage({ editor, view: context.view })
  const asked: { readonly path: string; readonly question: unknown }[] = []
  const parts = {
    boot: { siteName: 'Bolts & more', locale: 'en', draftsId: '1' },
    t,
    label,
    locale: 'en',
    templates,
    pageTypes,
    themes,
    registry: createRegistry([]),
    asset: (src: string) => src,
    addressOf: (path: string) => `https://bolts.example${path}`,
    async send(call: Call, question: unknown) {
      asked.push({ path: call.path, question })
      const answer = answers[call.path]
      if (!answer) throw new Error(`No answer: ${call.path}`)
      return answer(question as never)
    },
  } as unknown as DesignerContext
  const publishing = createPublishing({ draftsId: '1', send: parts.send, saveNow: async () => true })
  render(
    <I18nextProvider i18n={i18n}>
      <DesignerContextProvider value={parts}>
        <EditorStoreProvider value={{ editor, view: context.view }}>
          <PublishingProvider value={publishing}>
            <CommandsProvider value={context}>
              <main>
                <Panel />
              </main>
            </CommandsProvider>
          </PublishingProvider>
        </EditorStoreProvider>
      </DesignerContextProvider>
    </I18nextProvider>,
  )
  return {
    context,
    editor,
    view: () => context.view.state.getState(),
    look: (change: (state: { -readonly [K in keyof ViewState]: ViewState[K] }) => void) =>
      act(() => context.view.change(change)),
    draft: () => editor.state.getState(),
    announced: () => context.announcer,
    asked,
    user: userEvent.setup(),
  }
}

/** What axe finds in the panel, but for what needs a layout. */
export const violations = (): Promise<readonly string[]> => violationsOf('Panel')
