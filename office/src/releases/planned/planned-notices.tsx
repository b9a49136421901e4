import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { Card } from '../../controls/page.tsx'
import { Link } from '../../navigation/link.tsx'
import { ChangedInRelease } from '../changed-in-release.tsx'
import releases from '../releases.module.css'
import styles from './planned.module.css'
import { PlannedTime } from './planned-words.tsx'
import { EditedSince } from './scheduled.tsx'
import { usePlanned } from './use-planned.ts'

/** What of the draft goes live by itself already, for who reviews it. */
export function PlannedNotices() {
  const { t } = useTranslation('office')
  const { data } = usePlanned()
  const waiting = data?.items.filter(({ state }) => state === 'planned') ?? []
  return waiting.map((planned) => (
    <Card key={planned.id}>
      <div className={releases.stack}>
        <p className={styles.means}>
          <PlannedTime planned={planned} />
        </p>
        <p className={releases.line}>
          {planned.changed ? <ChangedInRelease changed={planned.changed} /> : t('planned.first')}
        </p>
        {planned.isEdited && <EditedSince at={planned.createdAt} />}
        <p className={frames.hint}>{t('planned.publishStops')}</p>
        <div>
          <Link to={`/releases/planned?id=${encodeURIComponent(planned.id)}`}>{t('planned.show')}</Link>
        </div>
      </div>
    </Card>
  ))
}
