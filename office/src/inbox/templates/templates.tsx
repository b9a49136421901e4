import { nameOfLanguage, RowMenu } from '@vitrine/editor-core'
import { listReplyTemplates, removeReplyTemplate } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { type Column, DataTable } from '../../controls/data-table.tsx'
import { Card } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import styles from '../inbox.module.css'
import { InboxHead } from '../inbox-head.tsx'
import type { ReplyTemplate } from '../records.ts'
import { TemplateDialog } from './template-dialog.tsx'

/** The template that is open; `new` is one that is not there yet. */
type Opened = { readonly edited: ReplyTemplate | 'new' } | { readonly removed: ReplyTemplate } | undefined

/** The texts that replies begin with, by language. */
export function Templates() {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const request = useCall(listReplyTemplates, {})
  const [opened, setOpened] = useState<Opened>()
  const mayWrite = may('inbox.write')
  const add = mayWrite && (
    <button type="button" className={controls.button} data-main onClick={() => setOpened({ edited: 'new' })}>
      {t('inbox.templates.add')}
    </button>
  )
  function close(isDone: boolean) {
    setOpened(undefined)
    if (isDone) request.refresh()
  }
  return (
    <div className={styles.part}>
      <InboxHead tools={request.data && request.data.length > 0 ? add : undefined} />
      <div className={styles.partContent}>
        <Card>
          <RequestState request={request}>
            {(templates) =>
              templates.length === 0 ? (
                <EmptyState text={t('inbox.templates.empty')}>{add}</EmptyState>
              ) : (
                <TemplateTable templates={templates} onOpen={mayWrite ? setOpened : undefined} />
              )
            }
          </RequestState>
        </Card>
      </div>
      {opened && 'edited' in opened && (
        <TemplateDialog template={opened.edited === 'new' ? undefined : opened.edited} onClose={close} />
      )}
      {opened && 'removed' in opened && (
        <ConfirmDialog
          title={t('inbox.templates.removeTitle', { name: opened.removed.name })}
          action={t('action.delete')}
          onConfirm={() => send(removeReplyTemplate, { id: opened.removed.id })}
          onClose={close}
        />
      )}
    </div>
  )
}

interface TemplateTableProps {
  readonly templates: readonly ReplyTemplate[]
  readonly onOpen: ((opened: Opened) => void) | undefined
}

function TemplateTable({ templates, onOpen }: TemplateTableProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const columns: readonly Column<ReplyTemplate>[] = [
    { id: 'name', label: t('inbox.templates.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'languages',
      label: t('inbox.templates.languages'),
      cell: ({ texts }) =>
        new Intl.ListFormat(locale).format(Object.keys(texts).map((code) => nameOfLanguage(locale, code))),
    },
    ...(onOpen
      ? [
          {
            id: 'menu',
            label: t('inbox.templates.actions'),
            hidesLabel: true,
            isAtEnd: true,
            cell: (template: ReplyTemplate) => (
              <RowMenu
                label={t('inbox.templates.actionsOf', { name: template.name })}
                actions={[
                  { id: 'edit', label: t('action.edit'), icon: Pencil, run: () => onOpen({ edited: template }) },
                  { id: 'delete', label: t('action.delete'), icon: Trash2, run: () => onOpen({ removed: template }) },
                ]}
              />
            ),
          },
        ]
      : []),
  ]
  return <DataTable label={t('inbox.part.templates')} columns={columns} rows={templates} keyOf={({ id }) => id} />
}
