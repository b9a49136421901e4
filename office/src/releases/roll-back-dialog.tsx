import { nameOfLanguage, useCommandsContext, usePublishing } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { rollBack } from '@vitrine/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { SelectField } from '../controls/field.tsx'

interface RollBackDialogProps {
  readonly release: { readonly id: string; readonly number: number; readonly languages: readonly string[] }
  readonly onClose: (isDone: boolean) => void
}

/** Asks once more before visitors see an older release again, all of it or one language. */
export function RollBackDialog({ release: { id, number, languages }, onClose }: RollBackDialogProps) {
  const { t } = useTranslation('office')
  const { locale, send } = useOffice()
  const { announcer } = useCommandsContext()
  const { followPrepared } = usePublishing()
  const [language, setLanguage] = useState('')
  async function goBack() {
    const { changed } = await send(rollBack, { id, ...(language !== '' && { language }) })
    if (changed) followPrepared()
    const done = language === '' ? 'releases.rolledBack' : 'releases.rollbackOfTo'
    const name = language === '' ? '' : nameOfLanguage(locale, language)
    announcer.announce(t(changed ? done : 'releases.sameAlready', { number, language: name }))
  }
  return (
    <ConfirmDialog
      title={t('releases.backTo', { number })}
      action={t('releases.back')}
      onConfirm={goBack}
      onClose={onClose}
    >
      <p className={dialog.text}>{t('releases.backMeans', { number })}</p>
      <SelectField
        label={t('releases.whatBack')}
        value={language}
        choices={[
          { value: '', label: t('releases.wholeSite') },
          ...languages.map((code) => ({ value: code, label: nameOfLanguage(locale, code) })),
        ]}
        onChange={setLanguage}
      />
    </ConfirmDialog>
  )
}
