import { nameOfLanguage } from '@vitrine/editor-core'
import { contentLanguages } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { DataTable } from '../../controls/data-table.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { PlaceLink } from '../../navigation/place.tsx'
import styles from '../settings.module.css'

/** The languages of the site, and the way to where they are changed: with its pages, in the designer. */
export default function Languages() {
  const { t } = useTranslation('office')
  const { locale, may, designer } = useOffice()
  const request = useCall(contentLanguages, {})
  return (
    <Card>
      <div className={styles.stack}>
        <p className={styles.text}>{t('settings.languages.text')}</p>
        <RequestState request={request}>
          {({ languages, defaultLanguage, sourceLanguage }) => (
            <DataTable
              label={t('settings.part.languages')}
              rows={languages}
              keyOf={({ code }) => code}
              columns={[
                {
                  id: 'name',
                  label: t('settings.languages.language'),
                  cell: ({ code }) => nameOfLanguage(locale, code),
                },
                { id: 'code', label: t('settings.languages.code'), cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
                {
                  id: 'use',
                  label: t('settings.languages.use'),
                  cell: ({ code, enabled }) => (
                    <span className={styles.row}>
                      {code === defaultLanguage && <Badge tone="good">{t('settings.languages.default')}</Badge>}
                      {code === sourceLanguage && <Badge tone="plain">{t('settings.languages.source')}</Badge>}
                      <Badge tone={enabled ? 'plain' : 'warn'}>
                        {t(enabled ? 'settings.languages.on' : 'settings.languages.off')}
                      </Badge>
                    </span>
                  ),
                },
              ]}
            />
          )}
        </RequestState>
        <div className={styles.row}>
          {may('draft.write') && designer !== undefined && (
            <PlaceLink to="designer/languages" className={controls.button}>
              {t('settings.languages.change')}
            </PlaceLink>
          )}
          {may('draft.read') && (
            <PlaceLink to="/translation-tasks" className={controls.button}>
              {t('screen.translation-tasks')}
            </PlaceLink>
          )}
        </div>
      </div>
    </Card>
  )
}
