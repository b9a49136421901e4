import { nameOfLanguage } from '@vitrine/editor-core'
import { useInterval } from 'ahooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import type { Conversation } from '../records.ts'
import { Fact } from './fact.tsx'
import styles from './thread.module.css'

function nameOfCountry(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Digits of a number with its country: WhatsApp finds no others. */
function whatsappOf(phone: string): string | undefined {
  const written = phone.trim().replace(/^00/, '+')
  return written.startsWith('+') ? written.replaceAll(/\D/g, '') : undefined
}

/** Who wrote: how they are reached, where they are, and what time it is there. */
export function PersonCard({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { name, company, email, whatsappPhone, country, language, timeZone } = conversation
  const whatsapp = whatsappPhone === undefined ? undefined : whatsappOf(whatsappPhone)
  return (
    <Card title={t('inbox.person')}>
      <dl className={styles.facts}>
        {name && <Fact label={t('inbox.person.name')}>{name}</Fact>}
        {company && <Fact label={t('inbox.person.company')}>{company}</Fact>}
        {email && (
          <Fact label={t('inbox.person.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {whatsappPhone && (
          <Fact label={t('inbox.person.phone')}>
            <a href={`tel:${whatsappPhone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
              {whatsappPhone}
            </a>
            {whatsapp && (
              <>
                {' · '}
                <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
                  {t('inbox.person.whatsapp')}
                </a>
              </>
            )}
          </Fact>
        )}
        {country && <Fact label={t('inbox.person.country')}>{nameOfCountry(locale, country)}</Fact>}
        {timeZone && (
          <Fact label={t('inbox.person.time')}>
            <LocalTime timeZone={timeZone} />
          </Fact>
        )}
        <Fact label={t('inbox.person.language')}>{nameOfLanguage(locale, language)}</Fact>
      </dl>
    </Card>
  )
}

/** What time it is where somebody is, as long as one looks. */
function LocalTime({ timeZone }: { readonly timeZone: string }) {
  const { locale } = useOffice()
  const [now, setNow] = useState(() => new Date())
  useInterval(() => setNow(new Date()), 10_000)
  return new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(now)
}
