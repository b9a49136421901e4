import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { formLimits } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { SegmentedControl } from '@vitrine/setters/internal'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OfficeTranslate, useOffice } from '../../context/office-context.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { NoMailServer } from '../mails/no-mail-server.tsx'
import type { Conversation, ReplyTemplate } from '../records.ts'
import { filledTemplate, templateText } from './fill-template.ts'
import { MailLanguage } from './mail-language.tsx'
import styles from './reply.module.css'
import { type ReplyDraft, seenOf, type WrittenKind } from './reply-draft.ts'
import { StaleDialog } from './stale-dialog.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { useSendEntry } from './use-send-entry.ts'

interface ReplyBoxProps {
  readonly conversation: Conversation
  readonly draft: ReplyDraft
  readonly kind: WrittenKind
  readonly onKind: (kind: WrittenKind) => void
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly onFresh: (conversation: Conversation) => void
  readonly onSent: () => void
}

/** Where a reply to the buyer is written, or a note for members. */
export function ReplyBox({ conversation, draft, kind, onKind, area, onFresh, onSent }: ReplyBoxProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { announcer } = useCommandsContext()
  const [language, setLanguage] = useState(conversation.language)
  const [hint, setHint] = useState<string>()
  const isReply = kind === 'reply'
  const way = conversation.chat?.replyBy ?? 'mail'
  const isMail = isReply && way === 'mail'
  const isInChat = isReply && (way === 'chat' || way === 'later')
  const text = draft.written[kind]?.text ?? ''
  const write = (next: string) => {
    setHint(undefined)
    draft.write(kind, next, conversation)
  }
  const { sendEntry, stale, dismiss, isBusy, error } = useSendEntry({
    conversation,
    onFresh,
    onSent(entry, fresh) {
      draft.write(entry.kind, '', conversation)
      if (fresh) draft.follow(conversation, fresh)
      announcer.announce(entry.kind === 'note' ? t('inbox.note.saved') : sentInWords(t, conversation, fresh))
      onSent()
    },
  })
  const isReady = text.trim() !== '' && !isBusy && !(isReply && way === 'nobody')
  function submit(isDone: boolean) {
    if (!isReady) return
    const entry = {
      kind,
      text,
      ...(isMail && { language }),
      ...(isDone && { status: 'archived' as const }),
    }
    void sendEntry(entry, draft.written[kind]?.seen ?? seenOf(conversation))
  }
  function insert(template: ReplyTemplate) {
    const found = templateText(template, [language, conversation.language, 'en'])
    if (!found) return
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    const filled = filledTemplate(found.text, conversation)
    draft.write(kind, text.slice(0, selectionStart) + filled + text.slice(selectionEnd), conversation)
    const isOther = found.language.split('-')[0] !== language.split('-')[0]
    setHint(
      isOther
        ? t('inbox.templates.otherLanguage', {
            wanted: nameOfLanguage(locale, language),
            language: nameOfLanguage(locale, found.language),
          })
        : undefined,
    )
    area.current?.focus()
  }
  return (
    <section className={styles.box} data-kind={kind} aria-label={isReply ? t('inbox.reply') : t('inbox.note')}>
      <div className={styles.top}>
        <div className={styles.kinds}>
          <SegmentedControl
            name="inbox-written"
            label={t('inbox.write')}
            disabled={false}
            choices={[
              { value: 'reply', label: t('inbox.reply'), isChosen: isReply },
              { value: 'note', label: t('inbox.note'), isChosen: !isReply },
            ]}
            onChoose={(value) => onKind(value === 'note' ? 'note' : 'reply')}
          />
        </div>
        <span className={styles.to}>{isReply ? <ReplyTo conversation={conversation} /> : t('inbox.note.hint')}</span>
      </div>
      {isMail && <NoMailServer />}
      <textarea
        ref={area}
        className={`${controls.area} ${styles.area}`}
        aria-label={isReply ? t('inbox.reply.text') : t('inbox.note.text')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        dir="auto"
        lang={isReply ? language : undefined}
        rows={3}
        maxLength={formLimits.entry}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit(false)
        }}
      />
      {hint && (
        <p role="status" className={frames.hint}>
          {hint}
        </p>
      )}
      {!stale && <ActionError error={error} />}
      <div className={styles.foot}>
        {isReply && <TemplateMenu onChoose={insert} />}
        {isMail && <MailLanguage language={language} buyers={conversation.language} onChange={setLanguage} />}
        <div className={styles.send}>
          {isReply && conversation.status !== 'archived' && (
            <button type="button" className={controls.button} disabled={!isReady} onClick={() => submit(true)}>
              {isInChat ? t('chat.sendDone') : t('inbox.reply.sendDone')}
            </button>
          )}
          <button
            type="button"
            className={controls.button}
            data-main
            disabled={!isReady}
            title={t('inbox.reply.keys')}
            onClick={() => submit(false)}
          >
            {isReply ? sendInWords(t, conversation) : t('inbox.note.save')}
          </button>
        </div>
      </div>
      {stale && (
        <StaleDialog
          stale={stale}
          isBusy={isBusy}
          error={error}
          onSend={() => void sendEntry(stale.entry, seenOf(stale.fresh))}
          onClose={dismiss}
        />
      )}
    </section>
  )
}

/** Where a reply goes: to an address, or into the chat that the visitor is in. */
function ReplyTo({ conversation: { email, chat } }: Pick<ReplyBoxProps, 'conversation'>) {
  const { t } = useTranslation('office')
  if (chat && chat.replyBy !== 'mail') return <span role="status">{t(`chat.to.${chat.replyBy}`)}</span>
  return (
    <span role={chat && 'status'}>
      {chat ? t('chat.to.mail') : t('inbox.reply.to')} <bdi>{email}</bdi>
    </span>
  )
}

const sendInWords = (t: OfficeTranslate, { chat }: Conversation): string =>
  chat === undefined ? t('inbox.reply.send') : chat.replyBy === 'mail' ? t('chat.sendMail') : t('chat.send')

/** What became of a reply: how it went is known when it is stored. */
function sentInWords(t: OfficeTranslate, { chat }: Conversation, fresh: Conversation | undefined): string {
  const isMail = fresh?.entries.findLast((entry) => entry.kind === 'out')?.mail !== undefined
  // The mail of what is sent in the chat is held, and taken back once it was read there.
  if (chat === undefined || (isMail && chat.replyBy !== 'chat')) return t('inbox.reply.sent')
  return fresh?.chat?.isVisitorHere === false ? t('chat.sentForLater') : t('chat.sent')
}
