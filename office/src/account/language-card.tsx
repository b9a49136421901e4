import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { type Answer, changeAccount, languageCodes, type me } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { SelectField } from '../controls/field.tsx'
import { Card } from '../controls/page.tsx'
import styles from './account.module.css'

interface LanguageCardProps {
  /** The language that mails to the account are written in. */
  readonly mailLanguage: string | undefined
  readonly onChange: (account: Answer<typeof me>) => void
}

const isOurs = (code: string): code is (typeof languageCodes)[number] =>
  languageCodes.includes(code as (typeof languageCodes)[number])

/** In which language somebody works, and in which they get mails. */
export function LanguageCard({ mailLanguage, onChange }: LanguageCardProps) {
  const { t } = useTranslation('office')
  const { send, locale, changeLocale } = useOffice()
  const { announcer } = useCommandsContext()
  const { error, isBusy, run } = useAction()
  const choices = languageCodes.map((value) => ({ value, label: nameOfLanguage(value, value) }))
  async function changeMails(language: string) {
    if (!isOurs(language)) return
    const isDone = await run(async () => onChange(await send(changeAccount, { language })))
    if (isDone) announcer.announce(t('account.languageSaved'))
  }
  return (
    <Card title={t('account.languages')}>
      <div className={styles.form}>
        <SelectField
          label={t('bar.language')}
          hint={t('account.interfaceHint')}
          value={locale}
          choices={choices}
          onChange={(language) => void run(() => changeLocale(language))}
        />
        <SelectField
          label={t('account.mailLanguage')}
          value={mailLanguage ?? locale}
          choices={choices}
          isDisabled={isBusy}
          onChange={(language) => void changeMails(language)}
        />
        <ActionError error={error} />
      </div>
    </Card>
  )
}
