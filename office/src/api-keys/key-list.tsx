import { nameOfLanguage, RowMenu } from '@vitrine/editor-core'
import type { Answer, listApiKeys } from '@vitrine/schemas'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { DataTable } from '../controls/data-table.tsx'
import { Badge } from '../controls/page.tsx'
import { Time } from '../controls/time.tsx'
import styles from './api-keys.module.css'

export type ApiKey = Answer<typeof listApiKeys>['items'][number]

interface KeyListProps {
  readonly keys: readonly ApiKey[]
  readonly onRevoke: (key: ApiKey) => void
}

/** The keys of the site, the newest first. */
export function KeyList({ keys, onRevoke }: KeyListProps) {
  const { t } = useTranslation('office')
  return (
    <DataTable
      label={t('screen.api-keys')}
      rows={keys}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', label: t('apiKeys.name'), cell: (key) => <KeyName apiKey={key} /> },
        { id: 'may', label: t('apiKeys.may'), cell: (key) => <Abilities apiKey={key} /> },
        { id: 'languages', label: t('apiKeys.languages'), cell: (key) => <Languages apiKey={key} /> },
        { id: 'expires', label: t('apiKeys.expires'), cell: (key) => <Expiry apiKey={key} /> },
        {
          id: 'used',
          label: t('apiKeys.used'),
          cell: ({ usedAt }) => (usedAt === undefined ? t('apiKeys.neverUsed') : <Time at={usedAt} />),
        },
        { id: 'maker', label: t('apiKeys.maker'), cell: (key) => <Maker apiKey={key} /> },
        {
          id: 'actions',
          label: t('people.actions'),
          hidesLabel: true,
          isAtEnd: true,
          cell: (key) => (
            <RowMenu
              label={t('people.actionsFor', { name: key.name })}
              actions={[{ id: 'revoke', label: t('apiKeys.revoke'), icon: KeyRound, run: () => onRevoke(key) }]}
            />
          ),
        },
      ]}
    />
  )
}

interface CellProps {
  readonly apiKey: ApiKey
}

/** What it is called, how it begins, and where else than here it works. */
function KeyName({ apiKey: { name, start, sites, otherSites } }: CellProps) {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const elsewhere = sites.filter(({ tenantId }) => tenantId !== boot.tenantId)
  return (
    <span className={styles.cell}>
      <bdi className={styles.name}>{name}</bdi>{' '}
      <code dir="ltr" className={styles.soft}>
        {start}…
      </code>{' '}
      {elsewhere.map((site) => (
        <span key={site.tenantId} className={styles.soft}>
          {t('apiKeys.alsoOn')} <bdi>{site.name}</bdi>
        </span>
      ))}
      {otherSites > 0 && <span className={styles.soft}>{t('apiKeys.otherSites', { number: otherSites })}</span>}
    </span>
  )
}

/** So many abilities are written out; more are opened. */
const WRITTEN_OUT = 2

/** What it may do; and which of it does not count, since who made it may no longer do it. */
function Abilities({ apiKey: { actions, withheld } }: CellProps) {
  const { t } = useTranslation('office')
  const list = (
    <ul className={styles.abilities}>
      {actions.map((action) => (
        <li key={action}>
          {t(`ability.${action}`)} {withheld.includes(action) && <Badge tone="warn">{t('apiKeys.withheld')}</Badge>}
        </li>
      ))}
    </ul>
  )
  if (actions.length <= WRITTEN_OUT) return list
  return (
    <details>
      <summary>
        {t('apiKeys.abilities', { number: actions.length })}{' '}
        {withheld.length > 0 && <Badge tone="warn">{t('apiKeys.someWithheld')}</Badge>}
      </summary>
      {list}
    </details>
  )
}

function Languages({ apiKey: { languages } }: CellProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  if (!languages) return t('apiKeys.allLanguages')
  return new Intl.ListFormat(locale, { type: 'unit' }).format(languages.map((code) => nameOfLanguage(locale, code)))
}

/** Two weeks before its end there is still time to make another one. */
const SOON = 14 * 24 * 60 * 60 * 1000

function Expiry({ apiKey: { expiresAt, isExpired } }: CellProps) {
  const { t } = useTranslation('office')
  const isSoon = !isExpired && Date.parse(expiresAt) < Date.now() + SOON
  return (
    <span className={styles.cell}>
      <Time at={expiresAt} isWhole /> {isExpired && <Badge tone="bad">{t('apiKeys.expired')}</Badge>}
      {isSoon && <Badge tone="warn">{t('apiKeys.expiresSoon')}</Badge>}
    </span>
  )
}

function Maker({ apiKey: { maker } }: CellProps) {
  const { t } = useTranslation('office')
  if (!maker) return t('activity.formerMember')
  return (
    <>
      <bdi>{maker.name}</bdi> {maker.isYou && <Badge>{t('people.you')}</Badge>}
    </>
  )
}
