import {
  Announcements,
  CommandsProvider,
  createAnnouncer,
  ErrorBoundary,
  LoadFailureNotice,
  listenForShortcuts,
  UpdateNotice,
} from '@vitrine/editor-core'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { InboxAlerts } from '../alerts/inbox-alerts.tsx'
import { ChatPresence } from '../chat/chat-presence.ts'
import { useOffice } from '../context/office-context.ts'
import { ScreenCommandsProvider, useAddedCommands } from '../context/screen-commands.ts'
import { Page } from '../controls/page.tsx'
import { EmptyState } from '../controls/request-state.tsx'
import { Help } from '../help/help.tsx'
import { useLocation, useNavigation } from '../navigation/navigation-context.ts'
import { createOfficeCommands, createOfficeDialogs } from './commands.ts'
import { MainNavigation } from './main-navigation.tsx'
import { screens } from './screens.ts'
import styles from './shell.module.css'
import { SignInAgain } from './sign-in-again.tsx'
import { TopBar } from './top-bar.tsx'
import { useLoadAhead } from './use-load-ahead.ts'

// Asked for seldom, and never before the office stands.
const CommandPalette = lazyWithRetry(
  async () => ({ default: (await import('@vitrine/editor-core/palette')).CommandPalette }),
  LoadFailureNotice,
)
const KeysDialog = lazyWithRetry(
  async () => ({ default: (await import('@vitrine/editor-core/keys-dialog')).KeysDialog }),
  LoadFailureNotice,
)

/** The office: the bar, the navigation, and the screen that the address names. */
export function Shell() {
  const { t } = useTranslation('office')
  const { screen, id, help } = useLocation()
  const office = useOffice()
  const navigation = useNavigation()
  const { own, context: screenCommands } = useAddedCommands()
  const [{ announcer, dialogs }] = useState(() => ({ announcer: createAnnouncer(), dialogs: createOfficeDialogs() }))
  const commands = useMemo(
    () => createOfficeCommands({ office, navigation, t, announcer, dialogs, own }),
    [office, navigation, t, announcer, dialogs, own],
  )
  const dialog = useStore(dialogs, ({ open }) => open)
  const main = useRef<HTMLElement>(null)
  useEffect(() => listenForShortcuts(document, commands), [commands])
  useFocusOfScreen(main, screen, id)
  useLoadAhead()
  return (
    <CommandsProvider value={commands}>
      <div className={styles.shell} data-help-open={help !== undefined || undefined}>
        <a className={styles.skip} href="#screen">
          {t('shell.skip')}
        </a>
        <TopBar />
        <MainNavigation />
        <main id="screen" ref={main} tabIndex={-1} className={styles.main}>
          <ErrorBoundary key={screen} of={`screen ${screen}`}>
            <Suspense>
              <ScreenCommandsProvider value={screenCommands}>
                <ScreenOf screen={screen} id={id} />
              </ScreenCommandsProvider>
            </Suspense>
          </ErrorBoundary>
        </main>
        <Help />
      </div>
      <Suspense>
        {dialog === 'palette' && <CommandPalette />}
        {dialog === 'keys' && <KeysDialog hint={t('keys.office')} />}
      </Suspense>
      <Announcements />
      {office.may('inbox.read') && <InboxAlerts />}
      {office.may('inbox.write') && <ChatPresence />}
      <SignInAgain signIn={office.signIn} />
      <UpdateNotice
        buildId={office.boot.buildId}
        pollInterval={office.boot.pollInterval}
        isUnsaved={navigation.isUnsaved}
        save={navigation.save}
        reload={navigation.reload}
      />
    </CommandsProvider>
  )
}

function ScreenOf({ screen, id }: { readonly screen: string; readonly id: string | undefined }) {
  const { t } = useTranslation('office')
  const { may, screenWords } = useOffice()
  // They came at idle time, or with the start of the office where it began with this screen.
  if (screen !== 'today') use(screenWords())
  const found = screens.find(({ path }) => path === screen)
  if (!found)
    return (
      <Page title={t('state.notFoundTitle')}>
        <EmptyState text={t('state.notFound')} />
      </Page>
    )
  if (!may(found.action))
    return (
      <Page title={t(`screen.${found.path}`, { defaultValue: found.path })}>
        <EmptyState text={t('state.notAllowed')} />
      </Page>
    )
  return <found.Content id={id} />
}

/** Another screen begins at its top, with the focus on its title, which is read out; the first one is left as it is. */
function useFocusOfScreen(main: { readonly current: HTMLElement | null }, screen: string, id: string | undefined) {
  const place = `${screen}/${id ?? ''}`
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    main.current?.scrollTo({ top: 0 })
    // The heading comes with the script of the screen.
    const timer = setTimeout(() => (main.current?.querySelector<HTMLElement>('h1') ?? main.current)?.focus(), 50)
    return () => clearTimeout(timer)
  }, [main, place])
}
