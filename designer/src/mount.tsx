import { CallError, directionOf, me, websiteDraft } from '@vitrine/schemas'
import { loadStylesAgain, type Translate } from '@vitrine/setters'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { DesignerContext, DesignerParts } from './context/designer-context.ts'
import { listenToParent } from './embedded/parent-message-listener.ts'
import { createTranslator } from './i18n/translator.ts'
import type { SignedInAccount } from './saving/sign-in.ts'
import { createSession, type Session } from './session/session.ts'
import { App } from './shell/app.tsx'
import styles from './shell/shell.module.css'
import type { EditorView } from './store/view.ts'
import '@vitrine/setters/controls/tokens.css'
import './shell/base.css'

/** Who works here. In somebody's frame there is a key to one draft instead of an account. */
async function whoIs({ boot, send }: DesignerParts): Promise<SignedInAccount> {
  if (boot.screen === 'frame') return { id: 'frame', name: '', email: '' }
  const { id, name, email } = await send(me, {})
  return { id, name, email }
}

/** What stands alone while there is no draft to show. */
const Alone = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <main className={styles.whole}>
    <h1 className={frames.heard}>{name}</h1>
    {children}
  </main>
)

/**
 * Opens a draft in an element. What cannot be loaded is said there, with a way to try again.
 *
 * @returns ends it all and empties the element
 */
export async function mountDesigner(element: HTMLElement, parts: DesignerParts): Promise<() => void> {
  const { boot, labels, ...others } = parts
  // A parent speaks when its frame has loaded, and the words have not come then.
  const ear = boot.screen === 'frame' ? listenToParent(boot.parentOrigins, window) : undefined
  const wordsIn = async (language: string) => createTranslator(language, await labels(language), parts.labelParts)
  let words = await wordsIn(boot.locale)
  let locale = boot.locale
  // The same functions in every language: sessions hold on to them.
  const say: Translate = (key, values) => words.say(key, values)
  const label = (key: string) => words.label(key)
  function setDocumentLanguage() {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
  }
  setDocumentLanguage()
  const root = createRoot(element)
  /** What is open, drawn. */
  let draw: (() => void) | undefined
  async function changeLocale(next: string) {
    words = await wordsIn(next)
    locale = next
    parts.rememberLocale?.(next)
    setDocumentLanguage()
    draw?.()
  }
  const surroundings = (): DesignerContext => ({
    ...others,
    boot: { ...boot, locale },
    say,
    label,
    locale,
    changeLocale,
  })

  const embedding = ear && (await import('./embedded/embed.tsx')).embed({ ear, parts, say, root })

  async function open(before?: EditorView) {
    draw = undefined
    if (!before)
      root.render(
        <Alone name={boot.siteName}>
          <p role="status">{say('designer.loading')}</p>
        </Alone>,
      )
    try {
      await loadStylesAgain()
      const Screen = boot.screen === 'utils' ? (await import('./workbench/workbench.tsx')).Workbench : App
      const [account, draft] = await Promise.all([whoIs(parts), parts.send(websiteDraft, { id: boot.draftsId })])
      const session = createSession({
        draft,
        parts: surroundings(),
        account,
        view: before,
        startAnew: (view) => void open(view),
        signIn: embedding?.signIn,
        released: embedding?.released,
      })
      draw = () => {
        const { boot: bootNow } = surroundings()
        // Drawn anew in another language, on the same draft with its history.
        const shown: Session = {
          ...session,
          parts: { ...session.parts, boot: bootNow, locale },
          commands: { ...session.commands, locale },
        }
        root.render(
          <StrictMode>
            <I18nextProvider i18n={words.i18n}>
              <Screen key={`${draft.revision} ${locale}`} session={shown} />
            </I18nextProvider>
          </StrictMode>,
        )
      }
      draw()
      embedding?.connect(session)
      if (boot.screen === 'designer' && location.hash !== '' && !before)
        void import('./panels/places/place-in-address.ts').then((place) => place.openPlaceInAddress(session.commands))
      await session.saving.start()
    } catch (error) {
      console.error(error)
      const message = error instanceof CallError ? error.message : say('designer.failed')
      root.render(
        <Alone name={boot.siteName}>
          <p role="alert">{message}</p>
          <button type="button" className={controls.button} onClick={() => void open()}>
            {say('designer.again')}
          </button>
        </Alone>,
      )
    }
  }

  await embedding?.entered
  await open()
  return () => {
    embedding?.stop()
    root.unmount()
  }
}
