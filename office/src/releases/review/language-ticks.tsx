import { nameOfLanguage } from '@vitrine/editor-core'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Badge, Card } from '../../controls/page.tsx'
import { languagesIn, type PublishPlan } from '../use-plan.ts'
import styles from './review.module.css'
import { type ChosenScope, languagesOf } from './use-scope.ts'

interface LanguageTicksProps {
  readonly whole: PublishPlan
  readonly plan: PublishPlan
  readonly chosen: ChosenScope
  readonly mayPublish: boolean
  readonly isBusy: boolean
}

/** The languages that change, each with a tick. */
export function LanguageTicks({ whole, plan, chosen, mayPublish, isBusy }: LanguageTicksProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const kinds = new Map(languagesIn(whole).map(([code, { language }]) => [code, language]))
  const codes = languagesOf(whole)
  if (codes.length === 0) return null
  return (
    <Card title={t('releases.languages')}>
      <ul className={styles.ticks}>
        {codes.map((code) => {
          const kind = kinds.get(code)
          const name = nameOfLanguage(locale, code)
          return (
            <li key={code} className={styles.tickRow}>
              {mayPublish ? (
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={chosen.hasLanguage(code)}
                    disabled={isBusy}
                    onChange={() => chosen.toggleLanguage(code)}
                  />
                  {name}
                </label>
              ) : (
                name
              )}
              {kind === 'added' && <Badge tone="good">{t('publish.new')}</Badge>}
              {kind === 'removed' && <Badge tone="warn">{t('publish.removed')}</Badge>}
              {plan.blocked.includes(code) && <Badge tone="bad">{t('publish.staysAsItIs')}</Badge>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
