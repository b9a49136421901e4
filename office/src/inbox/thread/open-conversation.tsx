import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useScreenCommands } from '../../context/screen-commands.ts'
import { ActionError } from '../../controls/action-error.tsx'
import type { Neighbours } from '../list/neighbours.ts'
import { type Conversation, nameOfWriter } from '../records.ts'
import { ReplyBox } from '../reply/reply-box.tsx'
import type { ReplyDraft, WrittenKind } from '../reply/reply-draft.ts'
import { conversationCommands } from './conversation-commands.ts'
import { ConversationHead } from './conversation-head.tsx'
import { PersonCard } from './person-card.tsx'
import { PreviousConversations } from './previous-conversations.tsx'
import { Properties } from './properties.tsx'
import { RequestCard } from './request-card.tsx'
import { SpamNotice } from './spam-notice.tsx'
import styles from './thread.module.css'
import { Timeline } from './timeline.tsx'
import type { useConversation } from './use-conversation.ts'
import { useConversationActions } from './use-conversation-actions.ts'

interface OpenConversationProps extends Pick<ReturnType<typeof useConversation>, 'action' | 'change'> {
  readonly conversation: Conversation
  readonly draft: ReplyDraft
  readonly back: string
  readonly neighbours: Neighbours
  readonly knownTags: readonly string[]
  readonly onChange: () => void
  readonly onFresh: (conversation: Conversation) => void
  readonly refresh: () => void
}

/** Who wrote, what was asked and written since, and what can be done about it. */
export function OpenConversation(props: OpenConversationProps) {
  const { conversation, draft, change, action, back, neighbours, knownTags, onChange, onFresh, refresh } = props
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const [kind, setKind] = useState<WrittenKind>(() => (draft.written.note && !draft.written.reply ? 'note' : 'reply'))
  const area = useRef<HTMLTextAreaElement>(null)
  const assignee = useRef<HTMLSelectElement>(null)
  const actions = useConversationActions({ conversation, change, back })
  const mayWrite = may('inbox.write')
  const write = useCallback((next: WrittenKind) => {
    setKind(next)
    // The box of the other kind has another name once it is drawn.
    requestAnimationFrame(() => area.current?.focus())
  }, [])
  useScreenCommands(
    useMemo(
      () =>
        conversationCommands({
          neighbours,
          actions: mayWrite ? actions : undefined,
          write,
          assign: () => assignee.current?.focus(),
        }),
      [neighbours, actions, mayWrite, write],
    ),
  )
  return (
    <article className={styles.conversation} aria-label={nameOfWriter(conversation, t)}>
      <ConversationHead
        conversation={conversation}
        actions={mayWrite ? actions : undefined}
        back={back}
        onReply={() => write('reply')}
      />
      <div className={styles.scroll}>
        <ActionError error={action.error} />
        <SpamNotice conversation={conversation} />
        <div className={styles.columns}>
          <div className={styles.thread}>
            <RequestCard conversation={conversation} />
            <Timeline conversation={conversation} onRetried={refresh} />
          </div>
          <aside className={styles.side} aria-label={t('inbox.details')}>
            <PersonCard conversation={conversation} />
            <Properties
              conversation={conversation}
              change={change}
              isBusy={action.isBusy}
              knownTags={knownTags}
              assignee={assignee}
            />
            <PreviousConversations previous={conversation.previous} />
          </aside>
        </div>
      </div>
      {mayWrite && (
        <ReplyBox
          conversation={conversation}
          draft={draft}
          kind={kind}
          onKind={setKind}
          area={area}
          onFresh={onFresh}
          onSent={onChange}
        />
      )}
    </article>
  )
}
