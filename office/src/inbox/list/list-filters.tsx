import { conversationKinds } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { SelectField } from '../../controls/field.tsx'
import { SearchField } from '../../controls/search-field.tsx'
import { useInboxMembers } from '../use-inbox-members.ts'
import styles from './list.module.css'
import type { ConversationListState } from './use-conversation-list.ts'

interface ListFiltersProps {
  readonly list: ConversationListState
  readonly tools: ReactNode
}

/** Searches the conversations, and keeps those of a type, a tag, or somebody. */
export function ListFilters({ list, tools }: ListFiltersProps) {
  const { t } = useTranslation('office')
  const { wanted, setQuery } = list
  const count = [wanted.kind, wanted.tag, wanted.assignee].filter(Boolean).length
  const label = count > 0 ? t('inbox.filter', { count }) : t('inbox.filterNone')
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={t('inbox.search')}
          value={wanted.q ?? ''}
          onChange={(q) => setQuery({ q, page: undefined })}
        />
        <button
          type="button"
          className={controls.tool}
          aria-label={label}
          title={label}
          aria-expanded={isOpen}
          data-on={count > 0 || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
        </button>
        {tools}
      </div>
      {isOpen && <FilterFields list={list} hasFilter={count > 0} />}
    </>
  )
}

function FilterFields({ list, hasFilter }: Pick<ListFiltersProps, 'list'> & { readonly hasFilter: boolean }) {
  const { t } = useTranslation('office')
  const { account } = useOffice()
  const members = useInboxMembers()
  const { wanted, request, setQuery } = list
  const all = { value: '', label: t('inbox.filter.all') }
  const tags = request.data?.tags ?? []
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('inbox.filter.kind')}
        value={wanted.kind ?? ''}
        choices={[all, ...conversationKinds.map((kind) => ({ value: kind, label: t(`inbox.kind.${kind}`) }))]}
        onChange={(kind) => setQuery({ kind, page: undefined })}
      />
      <SelectField
        label={t('inbox.filter.tag')}
        value={wanted.tag ?? ''}
        choices={[
          all,
          ...(wanted.tag === undefined || tags.includes(wanted.tag) ? tags : [wanted.tag, ...tags]).map((tag) => ({
            value: tag,
            label: tag,
          })),
        ]}
        onChange={(tag) => setQuery({ tag, page: undefined })}
      />
      <SelectField
        label={t('inbox.filter.assignee')}
        value={wanted.assignee ?? ''}
        choices={[
          all,
          { value: 'me', label: t('inbox.assignee.me') },
          { value: 'none', label: t('inbox.assignee.none') },
          ...members
            .filter(({ accountId }) => accountId !== account.id)
            .map(({ accountId, name }) => ({ value: accountId, label: name })),
        ]}
        onChange={(assignee) => setQuery({ assignee, page: undefined })}
      />
      {hasFilter && (
        <button
          type="button"
          className={controls.button}
          onClick={() => setQuery({ kind: undefined, tag: undefined, assignee: undefined, page: undefined })}
        >
          {t('inbox.filter.clear')}
        </button>
      )}
    </div>
  )
}
