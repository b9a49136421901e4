import {
  type ContentEditor,
  fieldOfOperation,
  nameOfLanguage,
  type OperationInput,
  valueOfOperation,
} from '@vitrine/editor-core'
import { contentHistory, type EntitySpec, type LoggedContentOperation } from '@vitrine/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { isolated } from '../../controls/isolated.ts'
import { Card } from '../../controls/page.tsx'
import { Pager } from '../../controls/pager.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { Time } from '../../controls/time.tsx'
import { contentRights } from '../content-rights.ts'
import styles from './editor.module.css'

interface HistoryCardProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly id: string
}

const PAGE_SIZE = 10

/** Who changed what and when; the value before a change can be brought back. */
export function HistoryCard({ editor, entity, id }: HistoryCardProps) {
  const { t } = useTranslation('office')
  const revision = useStore(editor.state, (state) => state.revision)
  return (
    <Card title={t('contents.history')}>
      {/* Asked again after each save, and when others have saved. */}
      <HistoryList key={revision} {...{ editor, entity, id }} />
    </Card>
  )
}

function HistoryList({ editor, entity, id }: HistoryCardProps) {
  const { t } = useTranslation('office')
  const [page, setPage] = useState(1)
  const request = useCall(contentHistory, { kind: entity.kind, id, page, pageSize: PAGE_SIZE })
  return (
    <RequestState request={request}>
      {({ items, total }) =>
        items.length === 0 ? (
          <p>{t('contents.noHistory')}</p>
        ) : (
          <>
            <ol className={styles.list}>
              {items.map((logged) => (
                <HistoryLine key={logged.operation.id} {...{ editor, entity, logged }} />
              ))}
            </ol>
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
          </>
        )
      }
    </RequestState>
  )
}

interface HistoryLineProps extends Pick<HistoryCardProps, 'editor' | 'entity'> {
  readonly logged: LoggedContentOperation
}

function HistoryLine({ editor, entity, logged: { operation, inverse, by, key, at } }: HistoryLineProps) {
  const { t } = useTranslation('office')
  const { label, locale, member } = useOffice()
  const { mayManage, mayWriteIn } = contentRights(member)
  const [refused, setRefused] = useState(false)
  const field = fieldOfOperation(label, entity, operation)
  const language = 'language' in operation ? operation.language : undefined
  const what =
    operation.type === 'add-content'
      ? t('contents.added')
      : field === undefined
        ? t('contents.changedWhole')
        : typeof language === 'string'
          ? t('record.fieldIn', { field, language: nameOfLanguage(locale, language) })
          : field
  const value = valueOfOperation(label, operation)
  const name = by ?? t('activity.formerMember')
  const isOfValues = operation.type === 'set-setting' || operation.type === 'clear-setting'
  const mayGoBack =
    operation.type !== 'add-content' &&
    (isOfValues ? mayWriteIn(typeof language === 'string' ? language : undefined) : mayManage)
  function goBack(): void {
    const { id: _id, ...input } = inverse
    editor.changes.whenHere(() => setRefused(editor.dispatch([input as OperationInput]) !== undefined))
  }
  return (
    <li className={styles.entry}>
      <span className={styles.soft}>
        <bdi>{key === undefined ? name : t('editor.byKey', { name: isolated(name), key: isolated(key) })}</bdi> ·{' '}
        <Time at={at} />
      </span>
      <span>{value === undefined ? what : t('contents.fieldSays', { field: what, value })}</span>
      {mayGoBack && (
        <button
          type="button"
          className={styles.link}
          onClick={goBack}
          aria-label={t('contents.goBackNamed', { field: what })}
        >
          {t('contents.goBack')}
        </button>
      )}
      {refused && <span role="alert">{t('contents.cannotGoBack')}</span>}
    </li>
  )
}
