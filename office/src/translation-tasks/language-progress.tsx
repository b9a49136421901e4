import { nameOfLanguage } from '@vitrine/editor-core'
import { formatNumber } from '@vitrine/schemas/format'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { type Column, DataTable } from '../controls/data-table.tsx'
import type { Task } from './task.ts'
import styles from './translation-tasks.module.css'

type Progress = Task['progress'][number]

/** How far a task is in each language, and why texts were left out there. */
export function LanguageProgress({ task, name }: { readonly task: Task; readonly name: string }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const number = (value: number) => formatNumber(value, locale)
  const { state, progress } = task
  const nameOf = ({ language }: Progress) => nameOfLanguage(locale, language)
  const isTakenBack = state === 'undoing' || state === 'undone'
  const counts: readonly Column<Progress>[] = isTakenBack
    ? [
        { id: 'undone', label: t('tasks.column.undone'), isAtEnd: true, cell: ({ undone }) => number(undone) },
        { id: 'kept', label: t('tasks.column.kept'), isAtEnd: true, cell: ({ kept }) => number(kept) },
      ]
    : [
        {
          id: 'progress',
          label: t('tasks.column.progress'),
          cell: (one) => (
            <progress
              className={styles.progress}
              aria-label={nameOf(one)}
              max={Math.max(1, one.texts)}
              value={one.texts - one.waiting}
            />
          ),
        },
        { id: 'applied', label: t('tasks.column.applied'), isAtEnd: true, cell: ({ applied }) => number(applied) },
        { id: 'left', label: t('tasks.column.left'), cell: (one) => <Reasons of={one} /> },
      ]
  return (
    <DataTable
      label={t('tasks.byLanguage', { name })}
      rows={progress}
      keyOf={({ language }) => language}
      columns={[
        { id: 'language', label: t('tasks.column.language'), cell: nameOf },
        { id: 'texts', label: t('tasks.texts'), isAtEnd: true, cell: ({ texts }) => number(texts) },
        ...(state === 'ready'
          ? [
              {
                id: 'characters',
                label: t('tasks.column.characters'),
                isAtEnd: true,
                cell: ({ characters }: Progress) => number(characters),
              },
            ]
          : counts),
      ]}
    />
  )
}

function Reasons({ of: { reasons } }: { readonly of: Progress }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  if (reasons.length === 0) return formatNumber(0, locale)
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ reason, count, said }) => (
        <li key={reason}>
          {t(`tasks.reason.${reason}`, { number: formatNumber(count, locale) })}
          {said !== undefined && (
            <>
              {' '}
              <code dir="auto">{said}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
