import { cookiesProps, type Settings } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { OtherLanguages, useOtherLanguages } from '../form/other-languages.tsx'
import { type TranslatedText, textIn, withTranslations } from '../form/translated-text.ts'
import styles from '../settings.module.css'
import type { CookieList } from './cookies.tsx'

/** What other languages say of cookies, by the paths of their texts. */
export type CookieTranslations = Readonly<Record<string, TranslatedText['byLanguage']>>

const { purpose, lifetime } = cookiesProps.properties.cookies.items.properties
const fields = { purpose: purpose.maxLength, lifetime: lifetime.maxLength } as const

/** The texts of cookies that may be translated, with their paths; of those that say nothing there is none. */
const textsOf = (cookies: CookieList) =>
  cookies.flatMap((cookie) =>
    (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field) => {
      const base = cookie[field] ?? ''
      return base.trim() === '' ? [] : [{ cookie, field, base, path: `cookies[${cookie.id}].${field}` }]
    }),
  )

export const cookieTranslations = (settings: Settings | undefined, cookies: CookieList): CookieTranslations =>
  Object.fromEntries(textsOf(cookies).map(({ path }) => [path, textIn(settings, path).byLanguage]))

/** Cookies with what other languages say of them. */
export const withCookieTranslations = (settings: Settings, cookies: CookieList, texts: CookieTranslations): Settings =>
  textsOf(cookies).reduce(
    (before, { path, base }) => withTranslations(before, path, { base, byLanguage: texts[path] ?? {} }),
    settings,
  )

interface CookieTextsProps {
  readonly cookies: CookieList
  readonly value: CookieTranslations
  readonly onChange: (value: CookieTranslations) => void
}

/** The purpose and lifetime of each cookie in the other languages of the site. */
export function CookieTexts({ cookies, value, onChange }: CookieTextsProps) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const texts = textsOf(cookies)
  if (useOtherLanguages().length === 0 || texts.length === 0) return null
  return (
    <div>
      <h3 className={styles.subtitle}>{t('settings.tags.translations')}</h3>
      {texts.map(({ cookie, field, path }) => (
        <OtherLanguages
          key={path}
          label={`${cookie.name}, ${label(`siteCookies.cookies.${field}`) ?? field}`}
          maxLength={fields[field]}
          value={value[path] ?? {}}
          onChange={(byLanguage) => onChange({ ...value, [path]: byLanguage })}
        />
      ))}
    </div>
  )
}
