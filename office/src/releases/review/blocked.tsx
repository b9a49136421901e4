import { nameOfLanguage } from '@vitrine/editor-core'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import type { PublishPlan } from '../use-plan.ts'

/** The languages that errors keep as they are, and how many errors do so. */
export function Blocked({ plan: { blocked, findings, reviewed } }: { readonly plan: PublishPlan }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  if (blocked.length === 0) return null
  const errorsOf = (code: string) =>
    findings.filter(({ level, language }) => level === 'error' && (language ?? code) === code).length
  const stays = reviewed.release === null ? 'publish.blockedNew' : 'publish.blocked'
  return (
    <div className={frames.note} data-kind="bad">
      {blocked.map((code) => (
        <div key={code}>
          {t(stays, {
            language: nameOfLanguage(locale, code),
            errors: t('publish.errors', { count: errorsOf(code) }),
          })}
        </div>
      ))}
    </div>
  )
}
