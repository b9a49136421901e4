import { MOST_KEY_DAYS } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { Field, SelectField } from '../controls/field.tsx'

const DAY = 24 * 60 * 60 * 1000
const spans = [30, 90, MOST_KEY_DAYS] as const

/** When a key ends: after so many days, or with a day. */
export type ChosenExpiry = { readonly days: number } | { readonly day: string }

/** A day as inputs write it, so many days from now, where somebody looks. */
function dayIn(days: number): string {
  const date = new Date(Date.now() + days * DAY)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The same as a moment; nothing for what is no day. A key works until the end of its last day. */
export function endOf(chosen: ChosenExpiry): string | undefined {
  const end = 'days' in chosen ? new Date(Date.now() + chosen.days * DAY) : new Date(`${chosen.day || 'none'}T23:59:59`)
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString()
}

interface KeyExpiryProps {
  readonly chosen: ChosenExpiry
  readonly problem: string | undefined
  readonly onChange: (chosen: ChosenExpiry) => void
}

export function KeyExpiry({ chosen, problem, onChange }: KeyExpiryProps) {
  const { t } = useTranslation('office')
  const isDay = 'day' in chosen
  return (
    <>
      <SelectField
        label={t('apiKeys.expires')}
        hint={t('apiKeys.expiresHint')}
        error={isDay ? undefined : problem}
        value={isDay ? 'day' : String(chosen.days)}
        choices={[
          ...spans.map((number) => ({ value: String(number), label: t('apiKeys.inDays', { number }) })),
          { value: 'day', label: t('apiKeys.onDay') },
        ]}
        onChange={(value) => onChange(value === 'day' ? { day: dayIn(90) } : { days: Number(value) })}
      />
      {isDay && (
        <Field label={t('apiKeys.lastDay')} error={problem}>
          {(control) => (
            <input
              {...control}
              type="date"
              className={controls.input}
              required
              min={dayIn(0)}
              max={dayIn(MOST_KEY_DAYS)}
              value={chosen.day}
              onChange={(event) => onChange({ day: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
