import { type DraftNaming, groupedProblems, placedFinding } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, Card } from '../../controls/page.tsx'
import type { PublishPlan } from '../use-plan.ts'
import { FindingLine } from './finding-line.tsx'
import styles from './review.module.css'
import type { Accepted, FindingGroup } from './use-accepted.ts'

interface FindingsProps {
  readonly plan: PublishPlan
  readonly naming: DraftNaming
  readonly mayPublish: boolean
  readonly isBusy: boolean
}

/** So many findings of a group are shown before somebody asks for more. */
const SHOWN = 5

/** What came with the site, or with a section, and still stands there. */
const isOfSamples = ({ key }: { readonly key: string }): boolean => key.startsWith('check.sample')

/** What keeps languages from being published: it has to be fixed. */
export function Errors({ plan, naming }: FindingsProps) {
  const { t } = useTranslation('office')
  const groups = plan.groups.filter(({ level }) => level === 'error')
  if (groups.length === 0) return null
  return (
    <Card title={t('publish.toFix')} tools={<Badge tone="bad">{t('publish.errors', { count: plan.errors })}</Badge>}>
      <p className={styles.text}>{t('publish.toFixText')}</p>
      {groups.map((group) => (
        <Group key={group.key} group={group} plan={plan} naming={naming} />
      ))}
    </Card>
  )
}

interface AcceptableProps extends FindingsProps {
  readonly accepted: Accepted
}

/** What visitors would see that may not be meant: each kind of it is accepted by a tick. */
export function Warnings(props: AcceptableProps) {
  const { t } = useTranslation('office')
  const groups = props.plan.groups.filter((group) => group.level === 'warning' && !isOfSamples(group))
  return <AcceptableCard {...props} groups={groups} title={t('publish.toAccept')} text={t('publish.toAcceptText')} />
}

/** Texts, images and contents that are still those of the template: warnings too. */
export function Samples(props: AcceptableProps) {
  const { t } = useTranslation('office')
  const groups = props.plan.groups.filter(isOfSamples)
  return <AcceptableCard {...props} groups={groups} title={t('publish.samples')} text={t('publish.samplesText')} />
}

interface AcceptableCardProps extends AcceptableProps {
  readonly groups: readonly FindingGroup[]
  readonly title: string
  readonly text: string
}

function AcceptableCard({ groups, title, text, plan, naming, accepted, mayPublish, isBusy }: AcceptableCardProps) {
  const { t } = useTranslation('office')
  if (groups.length === 0) return null
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <Card title={title} tools={<Badge tone="warn">{t('publish.found', { count })}</Badge>}>
      <p className={styles.text}>{text}</p>
      {groups.map((group) => (
        <Group key={group.key} group={group} plan={plan} naming={naming}>
          {mayPublish && <Accept group={group} accepted={accepted} isBusy={isBusy} />}
        </Group>
      ))}
    </Card>
  )
}

interface AcceptProps {
  readonly group: FindingGroup
  readonly accepted: Accepted
  readonly isBusy: boolean
}

function Accept({ group, accepted, isBusy }: AcceptProps) {
  const { t } = useTranslation('office')
  const title = useGroupTitle(group)
  const count = accepted.newIn(group)
  return (
    <>
      {count > 0 && <Badge tone="warn">{t('publish.newSince', { count })}</Badge>}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={accepted.has(group)}
          disabled={isBusy}
          aria-label={t('publish.acceptOf', { count: group.count, what: title })}
          onChange={() => accepted.toggle(group)}
        />
        {t('publish.accept')}
      </label>
    </>
  )
}

/** What findings of one kind have in common; of those that are seldom, what the first of them says. */
function useGroupTitle({ key, level }: Pick<FindingGroup, 'key' | 'level'>): string {
  const { t } = useTranslation('office')
  return t(`finding.${key}` as 'finding.other', {
    defaultValue: t(level === 'error' ? 'finding.error' : 'finding.other'),
  })
}

interface GroupProps {
  readonly group: FindingGroup
  readonly plan: PublishPlan
  readonly naming: DraftNaming
  readonly children?: React.ReactNode
}

/** All findings that say the same, with the way to each. */
function Group({ group, plan: { findings }, naming, children }: GroupProps) {
  const { t } = useTranslation('office')
  const title = useGroupTitle(group)
  const [shown, setShown] = useState(SHOWN)
  const told = useMemo(
    () => findings.filter(({ level, key }) => level === group.level && key === group.key),
    [findings, group],
  )
  const lines = useMemo(() => groupedProblems(told.map(placedFinding)), [told])
  const untold = group.count - told.length
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{title}</h3>
        {children}
      </div>
      <ul className={styles.lines}>
        {lines.slice(0, shown).map((problem, at) => (
          // Two findings of one field may say the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no state of their own
          <FindingLine key={at} problem={problem} naming={naming} />
        ))}
      </ul>
      {lines.length > shown && (
        <button type="button" className={controls.button} onClick={() => setShown(shown + 50)}>
          {t('problems.more', { count: lines.length - shown })}
        </button>
      )}
      {untold > 0 && <p className={frames.hint}>{t('publish.notListed', { count: untold })}</p>}
    </section>
  )
}
