import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ActionError } from '../../controls/action-error.tsx'
import styles from '../settings.module.css'
import type { RevisedForm as Form } from './use-revised.ts'

interface RevisedFormProps<Values> {
  readonly form: Form<Values>
  /** What a field is called, for a conflict. */
  readonly nameOf: (field: keyof Values) => string
  readonly children: ReactNode
}

/** The fields of a part of the settings, with what saves them; only values for who may not change them. */
export function RevisedForm<Values>({ form, nameOf, children }: RevisedFormProps<Values>) {
  const { t } = useTranslation('office')
  const { may, locale } = useOffice()
  const { conflict, isDirty, isBusy, error } = form
  if (!may('settings.write'))
    return (
      <div className={styles.stack}>
        <p className={frames.note}>{t('settings.readOnly')}</p>
        {children}
      </div>
    )
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      {children}
      <div className={styles.foot}>
        {conflict && (
          <p role="alert" className={frames.note} data-kind="warn">
            {conflict.length === 0
              ? t('settings.conflict.others')
              : t('settings.conflict.same', { fields: new Intl.ListFormat(locale).format(conflict.map(nameOf)) })}
          </p>
        )}
        <ActionError error={error} areFieldsShown />
        <button type="submit" className={controls.button} data-main disabled={!isDirty || isBusy}>
          {t('action.save')}
        </button>
        {isDirty && (
          <button type="button" className={controls.button} disabled={isBusy} onClick={form.discard}>
            {t('settings.discard')}
          </button>
        )}
      </div>
    </form>
  )
}
