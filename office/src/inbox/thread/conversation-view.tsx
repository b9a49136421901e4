import { useInterval } from 'ahooks'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { RequestState } from '../../controls/request-state.tsx'
import type { Neighbours } from '../list/neighbours.ts'
import { useReplyDraft } from '../reply/reply-draft.ts'
import { OpenConversation } from './open-conversation.tsx'
import styles from './thread.module.css'
import { useConversation } from './use-conversation.ts'

/** How often it is looked whether the visitor of a chat is still there, in milliseconds. */
const CHAT_CHECK = 10_000

interface ConversationViewProps {
  readonly id: string
  /** The list that one came from. */
  readonly back: string
  readonly neighbours: Neighbours
  /** The tags that there are on the site. */
  readonly knownTags: readonly string[]
  readonly onChange: () => void
}

/** One conversation, from what was asked to what is written now. */
export function ConversationView({ id, back, neighbours, knownTags, onChange }: ConversationViewProps) {
  const draft = useReplyDraft(id)
  const { request, action, change } = useConversation(id, { onChange, onOwnChange: draft.follow })
  useSiteEvents(['inbox'], request.refresh)
  // Nobody says when a visitor is gone: their stay ends by itself.
  useInterval(request.refresh, request.data?.chat?.isVisitorHere ? CHAT_CHECK : undefined)
  return (
    <div className={styles.view}>
      <RequestState request={request}>
        {(conversation) => (
          <OpenConversation
            conversation={conversation}
            draft={draft}
            change={change}
            action={action}
            back={back}
            neighbours={neighbours}
            knownTags={knownTags}
            onChange={onChange}
            onFresh={request.mutate}
            refresh={request.refresh}
          />
        )}
      </RequestState>
    </div>
  )
}
