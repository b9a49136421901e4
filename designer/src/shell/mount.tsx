import { CallError, directionOf, me, websiteDraft } from '@vitrine/schemas'
import { loadStylesAgain } from '@vitrine/setters'
import controls from '@vitrine/setters/controls/controls.module.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { listenToParent } from '../embedded/parent-ear.ts'
import type { DesignerParts, Surroundings } from '../parts.ts'
import type { Account } from '../saving/sign-in/sign-in.ts'
import type { View } from '../store/view.ts'
import { App } from './app.tsx'
import { createSession } from './session.ts'
import styles from './shell.module.css'
import { createWords } from './words.ts'
import '@vitrine/setters/controls/tokens.css'
import './base.css'

/** Who works here. In somebody's frame there is a key to one draft instead of an account. */
async function whoIs({ boot, send }: DesignerParts): Promise<Account> {
  if (boot.screen === 'frame') return { id: 'frame', name: '', email: '' }
  const { id, name, email } = await send(me, {})
  return { id, name, email }
}

/**
 * Opens a draft in an element. What cannot be loaded is said there, with a way to try again.
 *
 * @returns ends it all and empties the element
 */
export async function mountDesigner(element: HTMLElement, parts: DesignerParts): Promise<() => void> {
  const { boot, labels, ...others } = parts
  // A parent speaks when its frame has loaded, and the words have not come then.
  const ear = boot.screen === 'frame' ? listenToParent(boot.parentOrigins, window) : undefined
  const { i18n, say, label } = await createWords(boot.locale, await labels(boot.locale), parts.labelParts)
  document.documentElement.lang = boot.locale
  document.documentElement.dir = directionOf(boot.locale)
  const root = createRoot(element)
  const surroundings: Surroundings = { ...others, boot, say, label, locale: boot.locale }

  const embedding = ear && (await import('../embedded/embed.tsx')).embed({ ear, parts, say, root })

  async function open(before?: View) {
    if (!before) root.render(<p className={styles.whole}>{say('designer.loading')}</p>)
    try {
      await loadStylesAgain()
      const Screen = boot.screen === 'utils' ? (await import('../workbench/workbench.tsx')).Workbench : App
      const [account, draft] = await Promise.all([whoIs(parts), parts.send(websiteDraft, { id: boot.draftsId })])
      const session = createSession({
        draft,
        parts: surroundings,
        account,
        view: before,
        startAnew: (view) => void open(view),
        signIn: embedding?.signIn,
        released: embedding?.released,
      })
      root.render(
        <StrictMode>
          <I18nextProvider i18n={i18n}>
            <Screen key={draft.revision} session={session} />
          </I18nextProvider>
        </StrictMode>,
      )
      embedding?.connect(session)
      if (boot.screen === 'designer' && location.hash !== '' && !before)
        void import('../panels/places/place-in-address.ts').then((place) => place.openPlaceInAddress(session.commands))
      await session.saving.start()
    } catch (error) {
      console.error(error)
      const message = error instanceof CallError ? error.message : say('designer.failed')
      root.render(
        <div className={styles.whole} role="alert">
          <p>{message}</p>
          <button type="button" className={controls.button} onClick={() => void open()}>
            {say('designer.again')}
          </button>
        </div>,
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
