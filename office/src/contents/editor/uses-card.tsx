import { type ContentKind, contentKinds, contentUses } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { Link } from '../../navigation/link.tsx'
import { pathOfKind } from '../kinds.ts'
import styles from './editor.module.css'

const isContent = (kind: string): kind is ContentKind => (contentKinds as readonly string[]).includes(kind)

/** Where a content is shown or named. */
export function UsesCard({ kind, id }: { readonly kind: ContentKind; readonly id: string }) {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const request = useCall(contentUses, { kind, id })
  return (
    <Card title={t('contents.uses')}>
      <RequestState request={request}>
        {(uses) =>
          uses.length === 0 ? (
            <p>{t('contents.unused')}</p>
          ) : (
            <ul className={styles.list}>
              {uses.map((use) => (
                <li key={`${use.kind} ${use.id} ${use.draftsId}`}>
                  <span className={styles.soft}>{t(`contents.use.${use.kind}`)}</span>{' '}
                  {isContent(use.kind) ? (
                    <Link to={`/${pathOfKind[use.kind]}/${use.id}`}>
                      <bdi>{use.name}</bdi>
                    </Link>
                  ) : (
                    <a href={`/${boot.clientId}/drafts/${use.draftsId}/designer`}>
                      <bdi>{use.name}</bdi>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </RequestState>
    </Card>
  )
}
