import controls from '@vitrine/setters/controls/controls.module.css'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, SelectField } from '../../controls/field.tsx'
import { countryChoices } from '../../settings/form/countries-input.tsx'
import type { NewSiteDraft } from '../draft.ts'
import { useDraft, useNewSite } from '../new-site-context.ts'
import { StepForm, type StepProps } from '../step-form.tsx'

type Contact = NewSiteDraft['contact']

/** As far as it can be told without the service, which looks closer. */
const isEmail = (text: string): boolean => text.trim() === '' || /^\S+@\S+\.\S+$/.test(text.trim())

const texts = [
  { field: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { field: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 32 },
] as const

/** How the business is reached, as far as somebody says it; then the site is made. */
export function ContactStep({ isBusy, error, onBack, onDone }: StepProps) {
  const { t } = useTranslation('office')
  const { locale } = useNewSite()
  const { draft, problems, change, refuse } = useDraft()
  const countries = useMemo(() => countryChoices(locale), [locale])
  const { contact } = draft
  const set = (changes: Partial<Contact>) => change({ contact: { ...contact, ...changes } })
  const create = () => {
    if (isEmail(contact.email)) onDone()
    else refuse({ 'contact.email': t('problem.format.email') })
  }
  return (
    <StepForm
      onBack={onBack}
      isBusy={isBusy}
      error={error}
      action={t('newSite.create')}
      progress={isBusy ? t('newSite.creating') : undefined}
      onSubmit={create}
    >
      {texts.map(({ field, type, autoComplete, maxLength }) => (
        <Field
          key={field}
          label={t(`settings.general.${field}`)}
          hint={field === 'phone' ? t('settings.general.phoneHint') : undefined}
          error={problems[`contact.${field}`]}
        >
          {(control) => (
            <input
              {...control}
              type={type}
              className={controls.input}
              autoComplete={autoComplete}
              maxLength={maxLength}
              dir="ltr"
              value={contact[field]}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field
        label={t('settings.general.address')}
        hint={t('settings.general.addressHint')}
        error={problems['contact.address']}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            className={controls.area}
            autoComplete="street-address"
            maxLength={300}
            dir="auto"
            value={contact.address}
            onChange={({ target }) => set({ address: target.value })}
          />
        )}
      </Field>
      <SelectField
        label={t('settings.general.country')}
        error={problems['contact.country']}
        value={contact.country}
        choices={[{ value: '', label: t('settings.notSet') }, ...countries]}
        onChange={(country) => set({ country })}
      />
    </StepForm>
  )
}
