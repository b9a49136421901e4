import { useInterval } from 'ahooks'
import Inbox from 'lucide-react/icons/inbox'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertsButton } from '../alerts/alerts-button.tsx'
import { AvailableSwitch } from '../chat/available-switch.tsx'
import { useScreenCommands } from '../context/screen-commands.ts'
import { useSiteEvents } from '../context/use-site-events.ts'
import { EmptyState } from '../controls/request-state.tsx'
import styles from './inbox.module.css'
import { InboxHead } from './inbox-head.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import { type Neighbours, neighbourCommands, useNeighbours } from './list/neighbours.ts'
import { useConversationList } from './list/use-conversation-list.ts'
import { ConversationView } from './thread/conversation-view.tsx'

/** How often it is looked whether visitors of chats are still there, in milliseconds. */
const CHAT_CHECK = 20_000

/** The list of conversations, and the one that is open beside it; on a phone one after the other. */
export function Conversations({ id }: { readonly id: string | undefined }) {
  const list = useConversationList()
  const { refresh } = list.request
  const neighbours = useNeighbours(list, id)
  useSiteEvents(['inbox'], refresh)
  // Nobody says when a visitor is gone: their stay ends by itself.
  const isChatting = list.request.data?.items.some(({ chat }) => chat?.isVisitorHere)
  useInterval(refresh, isChatting ? CHAT_CHECK : undefined)
  return (
    <div className={styles.inbox} data-open={id !== undefined || undefined}>
      <InboxHead isTitle={id === undefined} switches={<AvailableSwitch />} tools={<AlertsButton />} />
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
