import { messageStatuses } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Field, SelectField } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import { TagEditor } from '../../controls/tag-editor.tsx'
import type { Conversation } from '../records.ts'
import { useInboxMembers } from '../use-inbox-members.ts'
import styles from './thread.module.css'
import type { useConversation } from './use-conversation.ts'

interface PropertiesProps extends Pick<ReturnType<typeof useConversation>, 'change'> {
  readonly conversation: Conversation
  readonly isBusy: boolean
  readonly knownTags: readonly string[]
  readonly assignee: RefObject<HTMLSelectElement | null>
}

/** What members say of a conversation: how far it is, who answers, and its tags. */
export function Properties({ conversation, change, isBusy, knownTags, assignee }: PropertiesProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const isReadOnly = !may('inbox.write')
  const { status, tags } = conversation
  return (
    <Card title={t('inbox.properties')}>
      <div className={styles.fields}>
        <SelectField
          label={t('inbox.property.status')}
          value={status}
          isDisabled={isReadOnly || isBusy}
          choices={messageStatuses.map((value) => ({ value, label: t(`inbox.status.${value}`) }))}
          onChange={(value) => {
            const next = messageStatuses.find((one) => one === value) ?? status
            void change({ status: next }, t('inbox.status.changed', { status: t(`inbox.status.${next}`) }))
          }}
        />
        <AssigneeField
          conversation={conversation}
          change={change}
          isDisabled={isReadOnly || isBusy}
          assignee={assignee}
        />
        <TagEditor
          tags={tags}
          knownTags={knownTags}
          isReadOnly={isReadOnly}
          isBusy={isBusy}
          onChange={(next) => change({ tags: [...next] }, t('inbox.tags.changed'))}
        />
      </div>
    </Card>
  )
}

interface AssigneeFieldProps extends Pick<PropertiesProps, 'conversation' | 'change' | 'assignee'> {
  readonly isDisabled: boolean
}

function AssigneeField({ conversation, change, isDisabled, assignee: field }: AssigneeFieldProps) {
  const { t } = useTranslation('office')
  const { account } = useOffice()
  const members = useInboxMembers()
  const { assignee } = conversation
  const nameOf = (id: string, name: string) => (id === account.id ? t('inbox.assignee.you', { name }) : name)
  const isKnown = assignee === undefined || members.some(({ accountId }) => accountId === assignee.accountId)
  async function assign(id: string) {
    const name = members.find(({ accountId }) => accountId === id)?.name ?? ''
    await change({ assignee: id || null }, id ? t('inbox.assigned', { name }) : t('inbox.unassigned'))
  }
  return (
    <Field label={t('inbox.property.assignee')}>
      {(control) => (
        <select
          {...control}
          ref={field}
          className={controls.select}
          disabled={isDisabled}
          aria-keyshortcuts="A"
          value={assignee?.accountId ?? ''}
          onChange={(event) => void assign(event.target.value)}
        >
          <option value="">{t('inbox.assignee.none')}</option>
          {!isKnown && (
            <option value={assignee.accountId}>
              {nameOf(assignee.accountId, assignee.name ?? t('inbox.person.gone'))}
            </option>
          )}
          {members.map(({ accountId, name }) => (
            <option key={accountId} value={accountId}>
              {nameOf(accountId, name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
