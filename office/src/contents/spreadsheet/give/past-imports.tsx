import { type ContentKind, listContentImports } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../context/use-call.ts'
import { DataTable } from '../../../controls/data-table.tsx'
import { Badge, Card } from '../../../controls/page.tsx'
import { Time } from '../../../controls/time.tsx'
import { pathOfKind } from '../../kinds.ts'

/** The imports of the last days, to look at what became of them and to take one back; nothing where there were none. */
export function PastImports({ kind }: { readonly kind: ContentKind }) {
  const { t } = useTranslation('office')
  const { data } = useCall(listContentImports, { kind, pageSize: 5 })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('import.past')}>
      <DataTable
        label={t('import.past')}
        rows={data.items}
        keyOf={({ id }) => id}
        to={({ id }) => `/${pathOfKind[kind]}/import?id=${id}`}
        columns={[
          { id: 'name', label: t('import.file'), cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'state', label: t('column.state'), cell: ({ state }) => <Badge>{t(`import.state.${state}`)}</Badge> },
          { id: 'at', label: t('import.at'), isAtEnd: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
        ]}
      />
    </Card>
  )
}
