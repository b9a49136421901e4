import Inbox from 'lucide-react/icons/inbox'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertsButton } from '../alerts/alerts-button.tsx'
import { useScreenCommands } from '../context/screen-commands.ts'
import { useSiteEvents } from '../context/use-site-events.ts'
import { EmptyState } from '../controls/request-state.tsx'
import styles from './inbox.module.css'
import { InboxHead } from './inbox-head.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import { type Neighbours, neighbourCommands, useNeighbours } from './list/neighbours.ts'
import { useConversationList } from './list/use-conversation-list.ts'
import { ConversationView } from './thread/conversation-view.tsx'

/** The list of conversations, and the one that is open beside it; on a phone one after the other. */
export function Conversations({ id }: { readonly id: string | undefined }) {
  const list = useConversationList()
  const { refresh } = list.request
  const neighbours = useNeighbours(list, id)
  useSiteEvents(['inbox'], refresh)
  return (
    <div className={styles.inbox} data-open={id !== undefined || undefined}>
      <InboxHead isTitle={id === undefined} tools={<AlertsButton />} />
      <ConversationList list={list} id={id} />
      {id === undefined ? (
        <NothingOpen neighbours={neighbours} />
      ) : (
        <ConversationView
          key={id}
          id={id}
          back={list.addressOf()}
          neighbours={neighbours}
          knownTags={list.request.data?.tags ?? []}
          onChange={refresh}
        />
      )}
    </div>
  )
}

function NothingOpen({ neighbours }: { readonly neighbours: Neighbours }) {
  const { t } = useTranslation('office')
  useScreenCommands(useMemo(() => neighbourCommands(neighbours), [neighbours]))
  return (
    <div className={styles.nothing}>
      <EmptyState icon={Inbox} text={t('inbox.nothingOpen')} />
    </div>
  )
}
