import type { DraftNaming } from '@vitrine/editor-core'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../controls/data-table.tsx'
import { Card } from '../../controls/page.tsx'
import type { PublishPlan } from '../use-plan.ts'

interface MovedAddressesProps {
  readonly plan: PublishPlan
  readonly naming: DraftNaming
}

/** The pages that visitors will find at another address: the old one leads there. */
export function MovedAddresses({ plan: { moved }, naming }: MovedAddressesProps) {
  const { t } = useTranslation('office')
  if (moved.length === 0) return null
  const address = (path: string) => <bdi dir="ltr">{decodeURI(path)}</bdi>
  return (
    <Card title={t('publish.moved')}>
      <p>{t('publish.movedText')}</p>
      <DataTable
        label={t('publish.moved')}
        rows={moved}
        keyOf={({ from }) => from}
        columns={[
          {
            id: 'page',
            label: t('publish.page'),
            cell: ({ page }) => <bdi>{naming.nameOfWhere({ page })}</bdi>,
          },
          { id: 'from', label: t('publish.from'), cell: ({ from }) => address(from) },
          { id: 'to', label: t('publish.to'), cell: ({ to }) => address(to) },
        ]}
      />
    </Card>
  )
}
