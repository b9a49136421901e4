import { type SiteSettings, site } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import { ShownValue, TextInput } from '../form/inputs.tsx'
import { SiteSettingsPart } from '../form/site-settings-part.tsx'
import styles from '../settings.module.css'

const { minimum, maximum } = site.properties.retentionDays

const read = ({ retentionDays }: SiteSettings) => ({ retentionDays: retentionDays?.toString() ?? '' })

/** How long what visitors sent is kept. */
export default function Retention() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  return (
    <SiteSettingsPart
      read={read}
      nameOf={(field) => t(`settings.retention.${field}`)}
      write={({ retentionDays }) => ({
        retentionDays: retentionDays.trim() === '' ? undefined : Number(retentionDays),
      })}
    >
      {({ values, set, errorAt }) => (
        <Card title={t('settings.retention.title')}>
          <div className={styles.fields}>
            <p className={styles.text}>{t('settings.retention.text')}</p>
            {may('settings.write') ? (
              <TextInput
                type="number"
                isCode
                label={t('settings.retention.retentionDays')}
                hint={t('settings.retention.hint', { minimum, maximum })}
                error={errorAt('retentionDays')}
                value={values.retentionDays}
                onChange={(value) => set('retentionDays', value)}
              />
            ) : (
              <ShownValue
                label={t('settings.retention.retentionDays')}
                value={values.retentionDays || t('settings.retention.default')}
              />
            )}
          </div>
        </Card>
      )}
    </SiteSettingsPart>
  )
}
