import type { Status } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { nextPlan, type WaitingPlan } from '../content-plans/status-of-plans.ts'
import { useOffice } from '../context/office-context.ts'
import { isolated } from '../controls/isolated.ts'
import { Badge, type Tone } from '../controls/page.tsx'
import styles from './status-badge.module.css'

const tones: Readonly<Record<Status, Tone>> = { published: 'good', draft: 'plain', archived: 'plain' }

interface StatusBadgeProps {
  readonly status: Status
  /** What becomes of it by itself, the next first. */
  readonly plans?: readonly WaitingPlan[] | undefined
}

/** Whether visitors see a content; and when that changes by itself. */
export function StatusBadge({ status, plans = [] }: StatusBadgeProps) {
  const { t } = useTranslation('editor')
  const plan = nextPlan(status, plans)
  if (!plan) return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
  return (
    <span className={styles.status}>
      {/* What is scheduled to be shown is no mere draft. */}
      {plan.status !== 'published' && <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>}
      <Badge>{t('status.scheduled')}</Badge>
      <ShortTime plan={plan} />
    </span>
  )
}

/** The time as clocks of its zone show it; which zone that is, is said where there is room. */
function ShortTime({ plan: { at, timeZone } }: { readonly plan: WaitingPlan }) {
  const { locale } = useOffice()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <time dateTime={at} className={styles.time}>
      {isolated(format.format(new Date(at)))}
    </time>
  )
}
