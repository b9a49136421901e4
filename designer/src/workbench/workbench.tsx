import { Announcements, CommandsProvider, PublishingProvider } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { DesignerContextProvider, useDesignerContext } from '../context/designer-context.ts'
import { SavingDialogs } from '../saving/dialogs/saving-dialogs.tsx'
import { SavingProvider } from '../saving/saving-context.tsx'
import { SavingStatus } from '../saving/status/saving-status.tsx'
import type { DesignerSession } from '../session/session.ts'
import { EditorStoreProvider, useDraft } from '../store/context.ts'
import { Checks } from './checks.tsx'
import { DraftFile } from './draft-file/draft-file.tsx'
import { SiteFactsCard } from './facts.tsx'
import { createSiteStore } from './site-store/site-store.ts'
import { Translation } from './translation.tsx'
import { useAllPages } from './use-all-pages.ts'
import styles from './workbench.module.css'

/** The draft as a whole: what is wrong with it, how far it is translated, and the draft as a file (R36). */
export function Workbench({ session }: { readonly session: DesignerSession }) {
  return (
    <DesignerContextProvider value={session.parts}>
      <EditorStoreProvider value={session.editorStore}>
        <PublishingProvider value={session.publishing}>
          <CommandsProvider value={session.commands}>
            <SavingProvider value={session.saving}>
              <Head />
              <Bench session={session} />
              <SavingDialogs />
              <Announcements />
            </SavingProvider>
          </CommandsProvider>
        </PublishingProvider>
      </EditorStoreProvider>
    </DesignerContextProvider>
  )
}

function Head() {
  const { t } = useTranslation('designer')
  const { boot } = useDesignerContext()
  const name = useDraft((draft) => draft.name)
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{t('workbench.title')}</h1>
        <p className={styles.of}>
          <bdi>{boot.siteName}</bdi>
          {name !== boot.siteName && (
            <>
              {' · '}
              <bdi>{name}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        <SavingStatus />
        <a className={controls.button} href={boot.preview} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden />
          {t('command.preview')}
        </a>
        <a className={controls.button} data-main href={`designer${location.search}`}>
          <ArrowLeft size={16} aria-hidden className={styles.mirrored} />
          {t('workbench.toDesigner')}
        </a>
      </div>
    </header>
  )
}

function Bench({ session }: { readonly session: DesignerSession }) {
  const { t } = useTranslation('designer')
  const { editorStore, parts, saving } = session
  const site = useMemo(() => createSiteStore(editorStore, parts), [editorStore, parts])
  const pages = useAllPages(editorStore.editor, saving)
  return (
    <main className={styles.bench}>
      {!pages.isWhole && (
        <div className={styles.loading} role={pages.errorMessage === undefined ? 'status' : 'alert'}>
          <p className={styles.plain}>
            {pages.errorMessage ?? t('workbench.loading', { done: pages.done, total: pages.total })}
          </p>
          {pages.errorMessage === undefined ? (
            <progress className={styles.progress} value={pages.done} max={pages.total} aria-label={t('panel.pages')} />
          ) : (
            <button type="button" className={controls.button} onClick={pages.again}>
              {t('editor.again')}
            </button>
          )}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Checks />
        </div>
        <div className={styles.column}>
          <SiteFactsCard site={site} />
          <DraftFile isWhole={pages.isWhole} />
        </div>
      </div>
      <Translation isWhole={pages.isWhole} />
    </main>
  )
}
