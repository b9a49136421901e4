import type { EntitySpec } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Page } from '../../controls/page.tsx'
import { EmptyState } from '../../controls/request-state.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { pathOfKind } from '../kinds.ts'
import { NewImport } from './new-import.tsx'
import { ImportReview } from './review/import-review.tsx'

/** Contents from a spreadsheet: `/products/import`, and one that was begun: `/products/import?id=k3v9Qa2Z`. */
export function ImportScreen({ entity }: { readonly entity: EntitySpec }) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const [query] = useQuery()
  const id = query.get('id') ?? undefined
  const path = pathOfKind[entity.kind]
  if (!may('content.write'))
    return (
      <Page title={t(`import.title.${entity.kind}`)} back={{ to: `/${path}`, label: t('contents.back') }}>
        <EmptyState text={t('state.notAllowed')} />
      </Page>
    )
  return id === undefined ? <NewImport entity={entity} /> : <ImportReview key={id} {...{ entity, id }} />
}
