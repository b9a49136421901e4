import { analyticsModes, type SiteSettings } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { Card } from '../../controls/page.tsx'
import { ChoiceInput, SwitchInput, TextInput } from '../form/inputs.tsx'
import { SiteSettingsPart } from '../form/site-settings-part.tsx'
import { withBase } from '../form/with-base.ts'
import styles from '../settings.module.css'
import { CookieTexts, cookieTranslations, withCookieTranslations } from './cookie-translations.tsx'
import { type CookieList, Cookies } from './cookies.tsx'

const inLines = (list: readonly string[] | undefined) => list?.join('\n') ?? ''
const fromLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const cookiesIn = (settings: SiteSettings['cookies']) => (settings?.props.cookies ?? []) as unknown as CookieList

const read = ({ google, cookies, numbers, indexed }: SiteSettings) => ({
  numbers: numbers ?? true,
  indexed: indexed ?? true,
  mode: google?.mode ?? 'gtag',
  measurementId: google?.measurementId ?? '',
  tagManagerId: google?.tagManagerId ?? '',
  adIds: inLines(google?.adIds),
  siteVerification: inLines(google?.siteVerification),
  cookies: cookiesIn(cookies),
  translations: cookieTranslations(cookies, cookiesIn(cookies)),
})
type Values = ReturnType<typeof read>

function googleOf({ mode, measurementId, tagManagerId, adIds, siteVerification }: Values): SiteSettings['google'] {
  const lists = { adIds: fromLines(adIds), siteVerification: fromLines(siteVerification) }
  const ids = {
    ...(measurementId.trim() !== '' && { measurementId: measurementId.trim() }),
    ...(tagManagerId.trim() !== '' && { tagManagerId: tagManagerId.trim() }),
    ...(lists.adIds.length > 0 && { adIds: lists.adIds }),
    ...(lists.siteVerification.length > 0 && { siteVerification: lists.siteVerification }),
  }
  return Object.keys(ids).length > 0 || mode !== 'gtag' ? { mode, ...ids } : undefined
}

/** The cookies with their translations; nothing where there are none. */
function cookiesOf({ cookies, translations }: Values, stored: SiteSettings['cookies']): SiteSettings['cookies'] {
  const settings = withBase(stored, cookies.length > 0 ? { cookies: cookies as never } : undefined)
  return settings && withCookieTranslations(settings, cookies, translations)
}

/** Whether visits are counted, whether search engines list the site, what it loads from Google once a visitor agrees, and which cookies it declares. */
export default function Tags() {
  const { t } = useTranslation('office')
  return (
    <SiteSettingsPart
      read={read}
      nameOf={(field) => t(`settings.tags.${field}`)}
      write={(values, { cookies }) => ({
        google: googleOf(values),
        numbers: values.numbers ? undefined : false,
        indexed: values.indexed ? undefined : false,
        cookies: cookiesOf(values, cookies),
      })}
    >
      {({ values, set, errorAt }) => (
        <>
          <Card title={t('settings.tags.visits')}>
            <div className={styles.fields}>
              <SwitchInput
                label={t('settings.tags.numbers')}
                hint={t('settings.tags.numbersHint')}
                error={errorAt('numbers')}
                value={values.numbers}
                onChange={(value) => set('numbers', value)}
              />
            </div>
          </Card>
          <Card title={t('settings.tags.search')}>
            <div className={styles.fields}>
              <SwitchInput
                label={t('settings.tags.indexed')}
                hint={t('settings.tags.indexedHint')}
                error={errorAt('indexed')}
                value={values.indexed}
                onChange={(value) => set('indexed', value)}
              />
            </div>
          </Card>
          <Card title={t('settings.tags.google')}>
            <div className={styles.fields}>
              <p className={styles.text}>{t('settings.tags.googleHint')}</p>
              <ChoiceInput
                label={t('settings.tags.mode')}
                error={errorAt('google.mode')}
                value={values.mode}
                choices={analyticsModes.map((value) => ({ value, label: t(`settings.tags.mode.${value}`) }))}
                onChange={(value) => set('mode', analyticsModes.find((mode) => mode === value) ?? 'gtag')}
              />
              <TextInput
                isCode
                label={t('settings.tags.measurementId')}
                hint={t('settings.tags.measurementIdHint')}
                error={errorAt('google.measurementId')}
                value={values.measurementId}
                maxLength={40}
                onChange={(value) => set('measurementId', value)}
              />
              <TextInput
                isCode
                label={t('settings.tags.tagManagerId')}
                hint={t('settings.tags.tagManagerIdHint')}
                error={errorAt('google.tagManagerId')}
                value={values.tagManagerId}
                maxLength={40}
                onChange={(value) => set('tagManagerId', value)}
              />
              <TextInput
                isCode
                isLines
                label={t('settings.tags.adIds')}
                hint={t('settings.tags.adIdsHint')}
                error={errorAt('google.adIds')}
                value={values.adIds}
                onChange={(value) => set('adIds', value)}
              />
            </div>
          </Card>
          <Card title={t('settings.tags.verification')}>
            <div className={styles.fields}>
              <TextInput
                isCode
                isLines
                label={t('settings.tags.siteVerification')}
                hint={t('settings.tags.siteVerificationHint')}
                error={errorAt('google.siteVerification')}
                value={values.siteVerification}
                onChange={(value) => set('siteVerification', value)}
              />
            </div>
          </Card>
          <Card title={t('settings.tags.cookies')}>
            <Cookies
              value={values.cookies}
              error={errorAt('cookies')}
              onChange={(cookies) => set('cookies', cookies)}
            />
            <CookieTexts
              cookies={values.cookies}
              value={values.translations}
              onChange={(translations) => set('translations', translations)}
            />
          </Card>
        </>
      )}
    </SiteSettingsPart>
  )
}
