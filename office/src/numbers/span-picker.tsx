import controls from '@vitrine/setters/controls/controls.module.css'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, SelectField } from '../controls/field.tsx'
import { useQuery } from '../navigation/navigation-context.ts'
import styles from './numbers.module.css'
import { type ChosenSpan, spanLengths } from './span.ts'

interface SpanPickerProps {
  readonly chosen: ChosenSpan
  readonly today: string
  readonly isCompared: boolean
}

/** Which days are shown, and whether they are compared with those before. */
export function SpanPicker({ chosen: { choice, typed, span }, today, isCompared }: SpanPickerProps) {
  const { t } = useTranslation('office')
  const [, setQuery] = useQuery()
  const error = span === undefined ? t('numbers.noSpan') : undefined
  return (
    <search className={styles.tools}>
      <SelectField
        label={t('numbers.span')}
        value={choice}
        choices={[
          ...spanLengths.map((length) => ({ value: String(length), label: t('numbers.lastDays', { count: length }) })),
          { value: 'own', label: t('numbers.ownSpan') },
        ]}
        onChange={(value) =>
          setQuery(
            value === 'own'
              ? { span: value, ...typed }
              : { span: value === '28' ? undefined : value, from: '', to: '' },
          )
        }
      />
      {choice === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={t(`numbers.${end}`)}
            error={end === 'to' ? error : undefined}
            day={typed[end]}
            today={today}
            onChange={(day) => setQuery({ [end]: day })}
          />
        ))}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isCompared}
          onChange={(event) => setQuery({ compare: event.target.checked ? undefined : 'no' })}
        />
        {t('numbers.compare')}
      </label>
    </search>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly error: string | undefined
  readonly day: string
  readonly today: string
  readonly onChange: (day: string) => void
}

/** A day that is typed in parts: until it is whole, the one before counts. */
function DayField({ label, error, day, today, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  useEffect(() => setTyped(day), [day])
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          className={controls.input}
          value={typed}
          max={today}
          required
          onChange={({ target: { value } }) => {
            setTyped(value)
            if (value !== '') onChange(value)
          }}
          onBlur={() => setTyped(day)}
        />
      )}
    </Field>
  )
}
