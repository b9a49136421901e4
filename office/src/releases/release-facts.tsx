import { nameOfLanguage, rollbackInWords } from '@vitrine/editor-core'
import type { Answer, listReleases } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Card } from '../controls/page.tsx'
import { Time } from '../controls/time.tsx'
import styles from './releases.module.css'

type ReleaseInList = Answer<typeof listReleases>['items'][number]

/** When a release was made, by whom, why, and what it shows. */
export function ReleaseFacts({ release }: { readonly release: ReleaseInList }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { createdAt, by, note, kind, rolledBack, pages, languages } = release
  const names = new Intl.ListFormat(locale).format(languages.map((code) => nameOfLanguage(locale, code)))
  return (
    <Card>
      <dl className={styles.facts}>
        <dt>{t('publish.when')}</dt>
        <dd>
          <Time at={createdAt} isWhole />
        </dd>
        {by !== undefined && (
          <>
            <dt>{t('publish.by')}</dt>
            <dd dir="auto">{by}</dd>
          </>
        )}
        {kind === 'rollback' && (
          <>
            <dt>{t('publish.state')}</dt>
            <dd>{rollbackInWords({ t, locale }, rolledBack)}</dd>
          </>
        )}
        {note !== undefined && (
          <>
            <dt>{t('publish.noteGiven')}</dt>
            <dd dir="auto">{note}</dd>
          </>
        )}
        <dt>{t('releases.pages')}</dt>
        <dd>{new Intl.NumberFormat(locale).format(pages)}</dd>
        <dt>{t('releases.languages')}</dt>
        <dd>{names}</dd>
      </dl>
    </Card>
  )
}
