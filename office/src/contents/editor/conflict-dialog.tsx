import { type ContentConflict, DialogAction, nameOfLanguage, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import type { EntitySpec, Operation } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { DataTable } from '../../controls/data-table.tsx'
import { fieldOfOperation, valueOfOperation } from './operation-text.ts'

interface ConflictDialogProps {
  readonly entity: EntitySpec
  readonly conflicts: readonly ContentConflict[]
  readonly onChoose: (whose: 'mine' | 'theirs') => Promise<void>
  readonly onClose: () => void
}

/** Two people changed the same field: both values, and the choice. Nothing is lost until somebody chooses. */
export function ConflictDialog({ entity, conflicts, onChoose, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const by = conflicts.find(({ theirs }) => theirs?.by)?.theirs?.by
  const fieldOf = (operation: Operation) => {
    const field = fieldOfOperation(label, entity, operation) ?? t('contents.wholeRecord')
    const language = 'language' in operation && operation.language
    return language ? t('contents.fieldIn', { field, language: nameOfLanguage(locale, String(language)) }) : field
  }
  const says = (operation: Operation | undefined) => (
    <bdi>{(operation && valueOfOperation(label, operation)) ?? t('contents.otherChange')}</bdi>
  )
  return (
    <QuestionDialog title={t('contents.conflict')} isWide onClose={onClose}>
      <p>{by === undefined ? t('contents.conflictText') : t('contents.conflictBy', { name: by })}</p>
      <DataTable
        label={t('contents.conflict')}
        rows={conflicts}
        keyOf={({ operation, with: other }) => `${operation} ${other}`}
        columns={[
          { id: 'field', label: t('contents.field'), cell: ({ mine }) => fieldOf(mine) },
          { id: 'mine', label: t('contents.mine'), cell: ({ mine }) => says(mine) },
          { id: 'theirs', label: t('contents.theirs'), cell: ({ theirs }) => says(theirs?.operation) },
        ]}
      />
      <div className={dialog.foot}>
        <DialogAction onPress={() => void onChoose('theirs')}>{t('contents.useTheirs')}</DialogAction>
        <DialogAction isMain onPress={() => void onChoose('mine')}>
          {t('contents.keepMine')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
