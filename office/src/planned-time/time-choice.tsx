import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Field, SelectField } from '../controls/field.tsx'
import { useTimeZones, zoneChoices } from '../controls/time-zones.ts'
import { type ChosenTime, readTime } from './chosen-time.ts'
import styles from './planned-time.module.css'
import { timeWords } from './time-words.ts'

interface TimeChoiceProps {
  readonly value: ChosenTime
  readonly isDisabled?: boolean
  /** What happens then: `{{time}} ({{place}})`. */
  readonly words?: 'planned.goesLive' | 'contentPlan.publishes' | 'contentPlan.hides'
  readonly onChange: (value: ChosenTime) => void
}

/** A date, a time and whose clocks, with what it means in words. */
export function TimeChoice({
  value,
  isDisabled = false,
  words: means = 'planned.goesLive',
  onChange,
}: TimeChoiceProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const zones = useTimeZones()
  const read = readTime(value, Date.now())
  const words = 'at' in read && timeWords(read.at, value.timeZone, locale)
  return (
    <div className={styles.choice}>
      <div className={styles.time}>
        {(['date', 'time'] as const).map((type) => (
          <Field key={type} label={t(`planned.${type}`)}>
            {(control) => (
              <input
                {...control}
                type={type}
                className={controls.input}
                value={value[type]}
                disabled={isDisabled}
                onChange={(event) => onChange({ ...value, [type]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <SelectField
          label={t('planned.timeZone')}
          value={value.timeZone}
          choices={zoneChoices(zones, value.timeZone)}
          isDisabled={isDisabled}
          onChange={(timeZone) => onChange({ ...value, timeZone })}
        />
      </div>
      <p aria-live="polite" className={words ? styles.means : frames.error}>
        {words
          ? t(means, words)
          : 'problem' in read && t(`planned.problem.${read.problem}`, { place: value.timeZone.replaceAll('_', ' ') })}
      </p>
      {'at' in read && read.isTwice && <p className={frames.hint}>{t('planned.twice')}</p>}
    </div>
  )
}
