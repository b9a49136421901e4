import { ErrorBoundary, useScrollRow } from '@vitrine/editor-core'
import scrollRow from '@vitrine/editor-core/controls/scroll-row.module.css'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Page } from '../controls/page.tsx'
import { EmptyState } from '../controls/request-state.tsx'
import { Link } from '../navigation/link.tsx'
import { otherNames, parts } from './parts.ts'
import styles from './settings.module.css'

/** The settings of the site, in parts: the second part of the address says which of them is open. */
export default function Settings({ id: asked = 'general' }: { readonly id?: string | undefined }) {
  const id = otherNames[asked] ?? asked
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const found = parts.find(({ path }) => path === id)
  const isAllowed = found !== undefined && may(found.action)
  return (
    <div className={styles.settings}>
      <Parts open={id} />
      <Page title={found ? t(`settings.part.${found.path}`) : t('state.notFoundTitle')}>
        {isAllowed ? (
          <ErrorBoundary key={id} of={`settings ${id}`}>
            <Suspense>
              <found.Content />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <EmptyState text={t(found ? 'state.notAllowed' : 'state.notFound')} />
        )}
      </Page>
    </div>
  )
}

function Parts({ open }: { readonly open: string }) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const list = useRef<HTMLUListElement>(null)
  useScrollRow(list, open)
  return (
    <nav aria-label={t('screen.settings')} className={styles.parts}>
      <ul ref={list} className={`${scrollRow.row} ${styles.partList}`}>
        {parts
          .filter(({ action }) => may(action))
          .map(({ path }) => (
            <li key={path}>
              <Link
                to={path === 'general' ? '/settings' : `/settings/${path}`}
                className={styles.partLink}
                aria-current={path === open ? 'page' : undefined}
              >
                {t(`settings.part.${path}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
