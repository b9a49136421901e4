import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import { Time } from '../../controls/time.tsx'
import type { Conversation } from '../records.ts'
import { Fact } from './fact.tsx'
import { LineTable } from './line-table.tsx'
import { Pictures } from './pictures.tsx'
import { quantityInWords } from './quantity-in-words.ts'
import styles from './thread.module.css'

/** What was asked for, as it was sent. */
export function RequestCard({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { kind, message, language, chat, lines, productName, quantity, unit, createdAt, entries } = conversation
  const later = new Set(entries.flatMap(({ images }) => images))
  const images = conversation.images.filter(({ id }) => !later.has(id))
  return (
    <Card title={t(`inbox.kind.${kind}`)} tools={<Time at={createdAt} isWhole />}>
      {/* The first words of a chat stand in it. */}
      {message && !chat && (
        <p className={styles.text} dir="auto" lang={language}>
          {message}
        </p>
      )}
      {lines.length > 0 ? (
        <LineTable lines={lines} language={language} />
      ) : (
        (productName || quantity !== undefined) && (
          <dl className={styles.facts}>
            {productName && <Fact label={t('inbox.line.product')}>{productName}</Fact>}
            {quantity !== undefined && (
              <Fact label={t('inbox.line.quantity')}>{quantityInWords(t, locale, { quantity, unit })}</Fact>
            )}
          </dl>
        )
      )}
      <Pictures images={images} />
      <Origin conversation={conversation} />
    </Card>
  )
}

/** Where a message was written, what led there, and what was agreed to. */
function Origin({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const { page, referrer, campaign, consent } = conversation
  const pageAddress = page?.startsWith('/') ? URL.parse(page, new URL(boot.home, location.href))?.href : undefined
  return (
    <details className={styles.origin}>
      <summary>{t('inbox.origin')}</summary>
      <dl className={styles.facts}>
        {page && (
          <Fact label={t('inbox.origin.page')}>
            {pageAddress ? (
              <a href={pageAddress} target="_blank" rel="noreferrer">
                {page}
              </a>
            ) : (
              page
            )}
          </Fact>
        )}
        {referrer && <Fact label={t('inbox.origin.referrer')}>{referrer}</Fact>}
        {campaign && <Fact label={t('inbox.origin.campaign')}>{campaign}</Fact>}
        <Fact label={t('inbox.origin.consent')}>
          <Time at={consent.at} isWhole />
          {' · '}
          {consent.marketing ? t('inbox.origin.marketing') : t('inbox.origin.noMarketing')}
        </Fact>
      </dl>
    </details>
  )
}
