import type { SignedInAccount } from '@vitrine/editor-core'
import { createTranslator, type Translator } from '@vitrine/editor-core'
import { CallError, can, me, websiteDraft } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { loadStylesAgain } from '@vitrine/setters/internal'
import { type ReactNode, StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider } from 'react-i18next'
import type { DesignerContext, DesignerParts } from '../context/designer-context.ts'
import type { DesignerTranslate } from '../context/translate.ts'
import type { Embedding } from '../embedded/embedding.ts'
import { listenToParent } from '../embedded/messages/parent-message-listener.ts'
import { takeKeptView } from '../session/kept-view.ts'
import { createSession, type DesignerSession } from '../session/session.ts'
import { App } from '../shell/app.tsx'
import styles from '../shell/shell.module.css'
import type { EditorView } from '../store/view.ts'
import { showKeptPlace } from '../updates/show-kept-place.ts'

interface Worker {
  readonly account: SignedInAccount
  readonly mayEditContents: boolean
}

/** Who works here. In somebody's frame there is a key to one draft instead of an account. */
async function whoIs({ boot, send }: DesignerParts): Promise<Worker> {
  if (boot.screen === 'frame') return { account: { id: 'frame', name: '', email: '' }, mayEditContents: false }
  const { id, name, email, sites } = await send(me, {})
  const member = sites.find(({ tenantId }) => tenantId === boot.tenantId)
  return { account: { id, name, email }, mayEditContents: can(member, 'content.write') }
}

/** What stands alone while there is no draft to show. */
const Alone = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <main className={styles.whole}>
    <h1 className={frames.visuallyHidden}>{name}</h1>
    {children}
  </main>
)

/** Where a designer is shown. */
export interface DesignerPlace {
  /** Shows something in the place of what was shown. */
  readonly draw: (node: ReactNode) => void
  /** Is told the language of the interface: at the start, and when it is changed. */
  readonly speak: (locale: string) => void
  /** Whether the whole document is the designer's: its address may name what is to be opened. */
  readonly isDocument: boolean
}

/** The texts of the interface, in a language that may be changed. */
interface InterfaceLanguage {
  readonly translator: Translator<DesignerTranslate>
  /** What the designer reads, in the language of this moment. */
  readonly context: () => DesignerContext
  /** Called when the language has changed. */
  onChange: () => void
}

async function createInterfaceLanguage(parts: DesignerParts, { speak }: DesignerPlace): Promise<InterfaceLanguage> {
  const { boot, labels, ...others } = parts
  const translator = createTranslator<DesignerTranslate>(boot.locale, await labels(boot.locale), parts.labelParts)
  const { t, label } = translator
  let { locale } = boot
  speak(locale)
  const language: InterfaceLanguage = {
    translator,
    context: () => ({ ...others, boot: { ...boot, locale }, t, label, locale, changeLocale }),
    onChange: () => {},
  }
  async function changeLocale(next: string) {
    await translator.changeLanguage(next, await labels(next))
    locale = next
    parts.rememberLocale?.(next)
    speak(locale)
    language.onChange()
  }
  return language
}

interface OpenDraftOptions {
  readonly parts: DesignerParts
  readonly language: InterfaceLanguage
  readonly place: DesignerPlace
  readonly embedding: Embedding | undefined
  /** Called with the draft that is open, also when it is loaded anew. */
  readonly opened: (session: DesignerSession) => void
}

/** Loads the draft and draws it. What cannot be loaded is said there, with a way to try again. */
async function openDraft(options: OpenDraftOptions, before?: EditorView): Promise<void> {
  const { parts, language, place, embedding, opened } = options
  const { boot } = parts
  const { t } = language.translator
  language.onChange = () => {}
  if (!before)
    place.draw(
      <Alone name={boot.siteName}>
        <p role="status">{t('designer.loading')}</p>
      </Alone>,
    )
  try {
    await loadStylesAgain()
    const Screen = boot.screen === 'utils' ? (await import('../workbench/workbench.tsx')).Workbench : App
    const [worker, draft] = await Promise.all([whoIs(parts), parts.send(websiteDraft, { id: boot.draftsId })])
    const keptView = before ? undefined : takeKeptView(boot.draftsId)
    const session = createSession({
      draft,
      parts: language.context(),
      ...worker,
      view: before,
      keptView,
      startAnew: (view) => void openDraft(options, view),
      signIn: embedding?.signIn,
      released: embedding?.released,
    })
    language.onChange = () => drawSession(options, session, Screen, draft.revision)
    opened(session)
    language.onChange()
    embedding?.connect(session)
    if (keptView) void showKeptPlace(session.commands, keptView)
    else if (place.isDocument && boot.screen === 'designer' && location.hash !== '' && !before)
      void import('../panels/places/place-in-address.ts').then((place) => place.openPlaceInAddress(session.commands))
    await session.saving.start()
  } catch (error) {
    console.error(error)
    const message = error instanceof CallError ? error.message : t('designer.failed')
    place.draw(
      <Alone name={boot.siteName}>
        <p role="alert">{message}</p>
        <button type="button" className={controls.button} onClick={() => void openDraft(options)}>
          {t('editor.again')}
        </button>
      </Alone>,
    )
  }
}

/** Draws an open draft; anew in another language, on the same draft with its history. */
function drawSession(
  { language, place }: OpenDraftOptions,
  session: DesignerSession,
  Screen: (props: { readonly session: DesignerSession }) => ReactNode,
  revision: number,
): void {
  const { boot, locale } = language.context()
  const shown: DesignerSession = {
    ...session,
    parts: { ...session.parts, boot, locale },
    commands: { ...session.commands, locale },
  }
  place.draw(
    <StrictMode>
      <I18nextProvider i18n={language.translator.i18n}>
        {/* Menus, lists and their arrow keys follow the interface, whatever the browser's own language is. */}
        <I18nProvider locale={locale}>
          <Screen key={`${revision} ${locale}`} session={shown} />
        </I18nProvider>
      </I18nextProvider>
    </StrictMode>,
  )
}

/** Whom a start tells what it opened. */
export interface StartOptions {
  /** Called with the draft that is open, also when it is loaded anew. */
  readonly opened?: (session: DesignerSession) => void
}

/**
 * Opens a draft in a place.
 *
 * @returns ends it all; what is shown stays
 */
export async function startDesigner(
  parts: DesignerParts,
  place: DesignerPlace,
  { opened = () => {} }: StartOptions = {},
): Promise<() => void> {
  const { boot } = parts
  // A parent speaks when its frame has loaded, and the texts have not come then.
  const messages = boot.screen === 'frame' ? listenToParent(boot.parentOrigins, window) : undefined
  const language = await createInterfaceLanguage(parts, place)
  const embedding =
    messages && (await import('../embedded/embed.tsx')).embed({ messages, parts, t: language.translator.t, place })
  await embedding?.entered
  let session: DesignerSession | undefined
  await openDraft({
    parts,
    language,
    place,
    embedding,
    opened(next) {
      session = next
      opened(next)
    },
  })
  return () => {
    embedding?.stop()
    session?.saving.stop()
  }
}
