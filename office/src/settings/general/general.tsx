import { placeHash } from '@vitrine/editor-core'
import { type SiteSettings, site } from '@vitrine/schemas'
import { datesOf } from '@vitrine/schemas/format'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import { useTimeZones, zoneChoices } from '../../controls/time-zones.ts'
import { PlaceLink } from '../../navigation/place.tsx'
import { useCountryChoices } from '../form/countries-input.tsx'
import { ChoiceInput, SwitchInput, TextInput } from '../form/inputs.tsx'
import { SiteSettingsPart } from '../form/site-settings-part.tsx'
import styles from '../settings.module.css'

const calendars = site.properties.calendar.enum
/** What counts where the owner said nothing. */
const otherwise = datesOf({})

const read = ({ name, systemPages, contact = {}, timeZone, calendar, notifyEmail }: SiteSettings) => ({
  name,
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  address: contact.address ?? '',
  country: contact.country ?? '',
  notifyEmail: notifyEmail ?? '',
  ...datesOf({ timeZone, calendar }),
  systemPages,
})
type Values = ReturnType<typeof read>

/** A text that is not set while it is empty. */
const given = (text: string): string | undefined => text.trim() || undefined

/** What the site is called, how its owner is reached, and how it writes days. */
export default function General() {
  const { t } = useTranslation('office')
  const { designer } = useOffice()
  const countries = useCountryChoices()
  const zones = useTimeZones()
  return (
    <SiteSettingsPart
      read={read}
      nameOf={(field) => t(`settings.general.${field}`)}
      write={({ name, email, phone, address, country, notifyEmail, timeZone, calendar, systemPages }: Values) => {
        const contact = Object.fromEntries(
          Object.entries({ email, phone, address, country }).flatMap(([key, text]) => {
            const value = given(text)
            return value === undefined ? [] : [[key, value]]
          }),
        )
        return {
          name: name.trim(),
          systemPages,
          notifyEmail: given(notifyEmail),
          timeZone: timeZone === otherwise.timeZone ? undefined : timeZone,
          calendar: calendar === otherwise.calendar ? undefined : calendar,
          contact: Object.keys(contact).length > 0 ? contact : undefined,
        }
      }}
    >
      {({ values, set, errorAt }) => (
        <>
          <Card title={t('settings.general.site')}>
            <div className={styles.fields}>
              <TextInput
                label={t('settings.general.name')}
                error={errorAt('name')}
                value={values.name}
                maxLength={120}
                isRequired
                onChange={(value) => set('name', value)}
              />
            </div>
          </Card>
          {designer !== undefined && (
            <Card title={t('settings.general.pages')}>
              <div className={styles.fields}>
                <p className={styles.text}>{t('settings.general.pagesHint')}</p>
                <div className={styles.row}>
                  <a className={controls.button} href={`${designer}${placeHash({ part: 'header', path: 'logo' })}`}>
                    {t('settings.general.toLogo')}
                  </a>
                  <PlaceLink to="designer/languages" className={controls.button}>
                    {t('settings.general.toLanguages')}
                  </PlaceLink>
                </div>
              </div>
            </Card>
          )}
          <Card title={t('settings.general.contact')}>
            <div className={styles.fields}>
              <p className={styles.text}>{t('settings.general.contactHint')}</p>
              <TextInput
                type="email"
                isCode
                label={t('settings.general.email')}
                error={errorAt('contact.email')}
                value={values.email}
                maxLength={254}
                onChange={(value) => set('email', value)}
              />
              <TextInput
                type="tel"
                isCode
                label={t('settings.general.phone')}
                hint={t('settings.general.phoneHint')}
                error={errorAt('contact.phone')}
                value={values.phone}
                maxLength={32}
                onChange={(value) => set('phone', value)}
              />
              <TextInput
                isLines
                label={t('settings.general.address')}
                hint={t('settings.general.addressHint')}
                error={errorAt('contact.address')}
                value={values.address}
                maxLength={300}
                onChange={(value) => set('address', value)}
              />
              <ChoiceInput
                label={t('settings.general.country')}
                error={errorAt('contact.country')}
                value={values.country}
                choices={[{ value: '', label: t('settings.notSet') }, ...countries]}
                onChange={(value) => set('country', value)}
              />
            </div>
          </Card>
          <Card title={t('settings.general.notifications')}>
            <div className={styles.fields}>
              <TextInput
                type="email"
                isCode
                label={t('settings.general.notifyEmail')}
                hint={t('settings.general.notifyEmailHint')}
                error={errorAt('notifyEmail')}
                value={values.notifyEmail}
                maxLength={254}
                onChange={(value) => set('notifyEmail', value)}
              />
            </div>
          </Card>
          <Card title={t('settings.general.dates')}>
            <div className={styles.fields}>
              <ChoiceInput
                label={t('settings.general.timeZone')}
                hint={t('settings.general.timeZoneHint')}
                error={errorAt('timeZone')}
                value={values.timeZone}
                choices={zoneChoices(zones, values.timeZone)}
                onChange={(value) => set('timeZone', value)}
              />
              <ChoiceInput
                label={t('settings.general.calendar')}
                error={errorAt('calendar')}
                value={values.calendar}
                choices={calendars.map((value) => ({
                  value,
                  label: t(`settings.general.calendar.${value}`),
                }))}
                onChange={(value) => set('calendar', calendars.find((one) => one === value) ?? otherwise.calendar)}
              />
            </div>
          </Card>
          <Card title={t('settings.general.advanced')}>
            <div className={styles.fields}>
              <SwitchInput
                label={t('settings.general.systemPages')}
                hint={t('settings.general.systemPagesHint')}
                error={errorAt('systemPages')}
                value={values.systemPages}
                onChange={(value) => set('systemPages', value)}
              />
            </div>
          </Card>
        </>
      )}
    </SiteSettingsPart>
  )
}
