import { type BarMenuItem, ErrorBoundary, LoadFailureNotice, MenuButton, nameOfLanguage } from '@vitrine/editor-core'
import { languageCodes } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Globe from 'lucide-react/icons/globe'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInAgain } from '../shell/sign-in-again.tsx'
import styles from './new-site.module.css'
import { useNewSite } from './new-site-context.ts'
import { Steps } from './step-by-step.tsx'

const HelpPanel = lazyWithRetry(
  async () => ({ default: (await import('../help/help-panel.tsx')).HelpPanel }),
  LoadFailureNotice,
)

/** The page where a site is made, step by step; for who may not, what to do instead. */
export function NewSite() {
  const { mayAddSites, signIn, handbook, locale } = useNewSite()
  const [topic, setTopic] = useState<string>()
  return (
    <div className={styles.newSite}>
      <Bar onHelp={() => setTopic('')} />
      <main className={styles.main}>
        <ErrorBoundary of="new site">{mayAddSites ? <Steps /> : <NotAllowed />}</ErrorBoundary>
      </main>
      {topic !== undefined && (
        <Suspense>
          <HelpPanel
            isOver
            handbook={handbook}
            locale={locale}
            place={{ screen: 'new-site', id: undefined }}
            wanted={topic}
            onTopic={setTopic}
            onClose={() => setTopic(undefined)}
          />
        </Suspense>
      )}
      <SignInAgain signIn={signIn} />
    </div>
  )
}

function Bar({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation('office')
  const { locale, changeLocale } = useNewSite()
  const [isFailed, setFailed] = useState(false)
  const items = languageCodes.map(
    (code): BarMenuItem => ({
      id: code,
      label: nameOfLanguage(code, code),
      language: code,
      run: () => void changeLocale(code).catch(() => setFailed(true)),
    }),
  )
  return (
    <header className={styles.bar}>
      <span className={styles.barTitle}>{t('newSite.title')}</span>
      {isFailed && (
        <span role="alert" className={frames.error}>
          {t('state.failed')}
        </span>
      )}
      <button
        type="button"
        className={controls.tool}
        aria-label={t('help.open')}
        title={t('help.open')}
        aria-haspopup="dialog"
        onClick={onHelp}
      >
        <CircleHelp size={18} aria-hidden />
      </button>
      <MenuButton label={t('bar.language')} items={items} chosen={locale}>
        <Globe size={18} aria-hidden />
      </MenuButton>
      <a className={controls.button} href="/account">
        {t('bar.account')}
      </a>
    </header>
  )
}

function NotAllowed() {
  const { t } = useTranslation('office')
  const { account } = useNewSite()
  return (
    <div className={styles.step}>
      <h1 className={styles.title}>{t('newSite.notAllowed.title')}</h1>
      <p className={styles.text}>{t('newSite.notAllowed.text', { email: account.email })}</p>
      <p className={styles.text}>{t('newSite.notAllowed.join')}</p>
      <div>
        <a className={controls.button} data-main href="/account">
          {t('newSite.notAllowed.account')}
        </a>
      </div>
    </div>
  )
}
