import {
  createPublishing,
  createSignIn,
  type Publishing,
  type SignedInAccount,
  type SignIn,
  withSignIn,
} from '@vitrine/editor-core'
import { type Answer, type Draft, newId, type PageRecord, type websiteDraft, withSiteName } from '@vitrine/schemas'
import { type CommandActions, type CommandContext, createCommandContext } from '../commands/index.ts'
import type { DesignerContext } from '../context/designer-context.ts'
import { createLocalBackups } from '../saving/local-backup/local-backup.ts'
import { createSaving, type Saving } from '../saving/saving.ts'
import type { EditorStore } from '../store/context.ts'
import { createEditor } from '../store/editor.ts'
import { draftPathOf } from '../store/page-path.ts'
import { createView, type EditorView } from '../store/view.ts'
import { keepLanguage } from './keep-language.ts'
import { keepPage } from './keep-page.ts'
import type { KeptView } from './kept-view.ts'
import { rememberView } from './remember-view.ts'
import { showPage } from './show-page.ts'
import { deviceOfWindow, isSmallWindow, settingsFollow } from './small-window.ts'

/** A draft that is open: what is edited, looked at, saved, published, and the commands that do it. */
export interface DesignerSession {
  readonly editorStore: EditorStore
  readonly saving: Saving
  readonly publishing: Publishing
  readonly commands: CommandContext
  readonly parts: DesignerContext
}

interface SessionOptions {
  readonly draft: Draft & Pick<Answer<typeof websiteDraft>, 'mediaHosts'>
  readonly parts: DesignerContext
  readonly account: SignedInAccount
  /** Whether they may edit contents, which no key to one draft allows. */
  readonly mayEditContents?: boolean
  /** The way of looking at it is kept when the draft is loaded anew. */
  readonly view?: EditorView | undefined
  /** How it was looked at before the page was loaded anew. */
  readonly keptView?: KeptView | undefined
  readonly startAnew: (view: EditorView) => void
  /** How somebody is let in again; by a password when it is left out. */
  readonly signIn?: SignIn | undefined
  /** The site was published, by whomever. */
  readonly released?: ((release: string | null) => void) | undefined
}

const homeOf = ({ pagesList }: Draft): PageRecord | undefined =>
  pagesList.find(({ pageType }) => pageType === 'home') ?? pagesList[0]

/** How a draft is looked at: at first as the window and the draft say, and as before when it is loaded anew. */
function openView({ draft, parts, view: before, keptView }: SessionOptions): EditorView {
  const curPageId = homeOf(draft)?.id ?? ''
  if (before) {
    // Another page than the home page has to be loaded again.
    before.change((state) => {
      state.curPageId = curPageId
      state.openingPage = undefined
      state.selected = undefined
    })
    return before
  }
  const view = createView({
    curPageId,
    curLanguageEnv: draft.globalConfiguration.defaultLanguage,
    deviceEnv: deviceOfWindow(),
    // On a small window they would hide the page.
    isSettingsOpen: !isSmallWindow(),
    ...keptView?.state,
    ...(keptView && { firstScroll: { page: keptView.page, top: keptView.scroll } }),
  })
  rememberView(view, parts.boot.draftsId)
  settingsFollow(view)
  return view
}

type ActionsOptions = EditorStore & Pick<DesignerSession, 'saving' | 'publishing' | 'parts'>

/** What commands ask of saving, publishing and the window. */
function commandActions({ editor, view, saving, publishing, parts }: ActionsOptions): CommandActions {
  return {
    save: () => void saving.saveNow(),
    publish() {
      view.change((state) => {
        state.openPanel = 'releases'
      })
      void publishing.publish()
    },
    preview() {
      const { curPageId, curLanguageEnv } = view.state.getState()
      const page = editor.state.getState().pagesList.find(({ id }) => id === curPageId)
      // Opened at the press, so that no browser takes it for an advertisement; then what is unsaved is there too.
      const tab = window.open('', '_blank')
      void saving.saveNow().then(() => {
        const { defaultLanguage } = editor.state.getState().configuration
        const language = curLanguageEnv === defaultLanguage ? undefined : curLanguageEnv
        const address = parts.addressOf(draftPathOf(page), { language, isDraft: true })
        if (tab) tab.location.href = address
      })
    },
    loadPage: (page) => saving.openPage(page),
    openPage: (page) => showPage(view, (wanted) => saving.openPage(wanted), page),
    focusPanel: (panel) =>
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-panel="${panel}"] input, [data-panel="${panel}"] button`)?.focus(),
      ),
  }
}

export function createSession(options: SessionOptions): DesignerSession {
  const { draft, parts: given, account, mayEditContents = false, startAnew, released } = options
  const { boot, t, label, locale } = given
  const { mediaHosts } = draft
  const { pageTypes } = given
  const specs = withSiteName(given.registry.specs, boot.siteName)
  const editor = createEditor({ draft, specs, pageTypes, mediaHosts })
  const view = openView(options)
  const signIn = options.signIn ?? createSignIn({ send: given.send, account })
  const parts: DesignerContext = { ...given, send: withSignIn(given.send, signIn) }
  const saving = createSaving({
    editor,
    send: given.send,
    stream: given.stream,
    signIn,
    copies: createLocalBackups({
      tenantId: boot.tenantId,
      draftsId: boot.draftsId,
      accountId: account.id,
      tab: newId(),
      locks: navigator.locks,
    }),
    startAnew: () => startAnew(view),
    released,
    window,
  })
  const publishing = createPublishing({ draftsId: boot.draftsId, send: parts.send, saveNow: () => saving.saveNow() })
  const showReleases = () =>
    view.change((state) => {
      state.openPanel = 'releases'
    })
  // Who edits in a frame came with a ticket for the draft, which opens nothing of what goes on for the site.
  if (!options.signIn) void publishing.resume(showReleases)
  keepPage({ editor, view }, (page) => saving.openPage(page))
  keepLanguage({ editor, view })
  const actions = commandActions({ editor, view, saving, publishing, parts })
  const commands = createCommandContext({
    ...{ editor, view, t, label, locale, actions, mayEditContents },
    ...(given.features && { features: given.features }),
  })
  return { editorStore: { editor, view }, saving, publishing, commands, parts }
}
