import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { SelectField } from '../../../controls/field.tsx'
import type { ImportOptions } from '../check/check-rows.ts'
import styles from '../spreadsheet.module.css'

interface ImportOptionFieldsProps {
  readonly options: ImportOptions
  readonly onChange: (changes: Partial<ImportOptions>) => void
}

/** What becomes of empty cells and of new rows, and how numbers are written. */
export function ImportOptionFields({ options, onChange }: ImportOptionFieldsProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { emptyCells, decimalSign, newAre, newRows } = options
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('import.emptyCells')}
        value={emptyCells}
        choices={(['keep', 'clear'] as const).map((value) => ({ value, label: t(`import.emptyCells.${value}`) }))}
        onChange={(value) => onChange({ emptyCells: value as ImportOptions['emptyCells'] })}
      />
      <SelectField
        label={t('import.decimalSign')}
        value={decimalSign}
        choices={[
          { value: '.', label: t('import.decimalSign.point') },
          { value: ',', label: t('import.decimalSign.comma') },
        ]}
        onChange={(value) => onChange({ decimalSign: value as ImportOptions['decimalSign'] })}
      />
      <SelectField
        label={t('import.newRows')}
        value={newRows === 'refuse' ? 'refuse' : newAre}
        choices={[
          { value: 'draft', label: t('import.newRows.draft') },
          ...(may('site.publish') ? [{ value: 'published', label: t('import.newRows.published') }] : []),
          { value: 'refuse', label: t('import.newRows.refuse') },
        ]}
        onChange={(value) =>
          onChange(
            value === 'refuse'
              ? { newRows: 'refuse', newAre: 'draft' }
              : { newRows: 'add', newAre: value as ImportOptions['newAre'] },
          )
        }
      />
    </div>
  )
}
