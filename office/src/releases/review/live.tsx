import { MovedNotice, nameOfLanguage, type PublishAnswer } from '@vitrine/editor-core'
import { listReleases } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { Card } from '../../controls/page.tsx'
import { Link } from '../../navigation/link.tsx'
import releases from '../releases.module.css'
import styles from './review.module.css'

/** The newest releases: the one that was just made is among them. */
const NEWEST = 10

/** What went live, where it can be seen, and what stayed as it was. */
export function Live({ result }: { readonly result: PublishAnswer }) {
  const { t } = useTranslation('office')
  const { boot, locale, send } = useOffice()
  const list = useCall(listReleases, { pageSize: NEWEST })
  const made = list.data?.items.find(({ id }) => id === result.release)
  const languages = new Intl.ListFormat(locale).format(result.blocked.map((code) => nameOfLanguage(locale, code)))
  return (
    <Card>
      <div className={releases.stack}>
        <p role="status" className={styles.live}>
          <CircleCheck size={20} aria-hidden />
          {made ? t('publish.live', { number: made.number }) : !list.loading && t('releases.published')}
        </p>
        {result.blocked.length > 0 && (
          <p className={frames.note} data-kind="warn">
            {t('releases.blocked', { languages })}
          </p>
        )}
        {result.moved.map((page) => (
          <MovedNotice key={page.from} {...page} send={send} />
        ))}
        <div className={releases.row}>
          <a href={boot.home} target="_blank" rel="noreferrer" className={controls.button} data-main>
            <ExternalLink size={16} aria-hidden />
            {t('releases.look')}
          </a>
          <Link to="/releases" className={controls.button}>
            {t('publish.toReleases')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
