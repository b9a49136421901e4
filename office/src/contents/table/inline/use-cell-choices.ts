import { choiceLabelKey, statuses } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import type { CellOf } from './cell-value.ts'

interface CellChoice {
  readonly value: string
  readonly label: string
}

/** What may be chosen in a cell; nothing where it is typed. */
export function useCellChoices({ entity, column, row }: CellOf): readonly CellChoice[] | undefined {
  const { t } = useTranslation('office')
  const { t: tEditor } = useTranslation('editor')
  const { label, may } = useOffice()
  const none = column.isRequired ? [] : [{ value: '', label: t('contents.none') }]
  switch (column.kind) {
    case 'state':
      return statuses
        .filter((status) => status !== 'published' || status === row.status || may('site.publish'))
        .map((status) => ({ value: status, label: tEditor(`status.${status}`) }))
    case 'switch':
      return [...none, { value: 'true', label: t('contents.yes') }, { value: 'false', label: t('contents.no') }]
    case 'choice':
      return [
        ...none,
        ...(column.choices ?? []).map((choice) => ({
          value: String(choice),
          label: label(choiceLabelKey(entity.kind, column.path ?? column.name, String(choice))) ?? String(choice),
        })),
      ]
    default:
      return undefined
  }
}
