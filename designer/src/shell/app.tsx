import {
  Announcements,
  CommandButton,
  CommandsProvider,
  LoadFailureNotice,
  PublishingProvider,
  restoreFocus,
} from '@vitrine/editor-core'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense, useEffect } from 'react'
import { useFrame } from '../canvas/frame/frame-context.ts'
import { CommandDialogs, listenForKeys, useCommands } from '../commands/index.ts'
import { DesignerContextProvider, useDesignerContext } from '../context/designer-context.ts'
import { hasFeature } from '../context/features.ts'
import { SavingProvider } from '../saving/saving-context.tsx'
import { SavingStatus } from '../saving/status/saving-status.tsx'
import type { DesignerSession } from '../session/session.ts'
import { EditorStoreProvider } from '../store/context.ts'
import { Updates } from '../updates/updates.tsx'
import { Designer } from './designer.tsx'
import { PageChoice } from './page-select.tsx'
import styles from './shell.module.css'

// Asked for seldom, and never before the designer stands.
const SavingDialogs = lazyWithRetry(
  async () => ({ default: (await import('../saving/dialogs/saving-dialogs.tsx')).SavingDialogs }),
  LoadFailureNotice,
)

/** The designer with saving, publishing and announcements. */
export function App({ session }: { readonly session: DesignerSession }) {
  return (
    <DesignerContextProvider value={session.parts}>
      <EditorStoreProvider value={session.editorStore}>
        <PublishingProvider value={session.publishing}>
          <CommandsProvider value={session.commands}>
            <SavingProvider value={session.saving}>
              <Designer page={<PageChoice />} end={<End />}>
                <Keys />
                {hasFeature(session.parts, 'updates') && <Updates />}
              </Designer>
              <CommandDialogs />
              <Announcements />
              <Suspense fallback={null}>
                <SavingDialogs />
              </Suspense>
            </SavingProvider>
          </CommandsProvider>
        </PublishingProvider>
      </EditorStoreProvider>
    </DesignerContextProvider>
  )
}

function End() {
  const parts = useDesignerContext()
  return (
    <>
      <SavingStatus />
      {hasFeature(parts, 'preview') && <CommandButton id="preview" hasText className={styles.line ?? ''} />}
      <CommandButton id="save" hasText className={styles.line ?? ''} />
      <CommandButton id="toggle-settings" />
      {hasFeature(parts, 'publishing') && <CommandButton id="publish" hasText isMain />}
    </>
  )
}

/** Hot keys count in this document and on the canvas; the focus is always somewhere. */
function Keys() {
  const commands = useCommands()
  const { frame } = useFrame()
  useEffect(() => listenForKeys(document, commands), [commands])
  useEffect(() => restoreFocus(document), [])
  useEffect(() => {
    const page = frame?.contentDocument
    return page ? listenForKeys(page, commands, { isCanvas: true }) : undefined
  }, [frame, commands])
  return null
}
