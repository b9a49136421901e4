import controls from '@vitrine/setters/controls/controls.module.css'
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
          <Field key={end} label={t(`numbers.${end}`)} error={end === 'to' ? error : undefined}>
            {(control) => (
              <input
                {...control}
                type="date"
                className={controls.input}
                value={typed[end]}
                max={today}
                required
                onChange={(event) => setQuery({ [end]: event.target.value })}
              />
            )}
          </Field>
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
