import { useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, addPreviewLink, listPreviewLinks, removePreviewLink } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { CopyAddress } from '../../controls/copy-address.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { SelectField } from '../../controls/field.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { Pager } from '../../controls/pager.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { Time } from '../../controls/time.tsx'
import { PlaceLink } from '../../navigation/place.tsx'
import styles from '../releases.module.css'

type PreviewLink = Answer<typeof listPreviewLinks>['items'][number]
type NewLink = Answer<typeof addPreviewLink>

const PAGE_SIZE = 10

/** The links with which the draft can be seen without an account: made, copied once, and ended. */
export function PreviewLinks({ draftsId }: { readonly draftsId: string }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const [page, setPage] = useState(1)
  const request = useCall(listPreviewLinks, { page, pageSize: PAGE_SIZE })
  useSiteEvents(['comments'], request.refresh)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewLink>()
  const [ended, setEnded] = useState<PreviewLink>()
  return (
    <Card
      title={t('preview.title')}
      tools={
        <button type="button" className={controls.button} onClick={() => setMaking(true)}>
          {t('preview.create')}
        </button>
      }
    >
      {made && (
        <div className={`${frames.note} ${styles.made}`} data-kind="good">
          <CopyAddress label={t('preview.address')} hint={t('preview.once')} address={made.address} />
        </div>
      )}
      <RequestState request={request}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState text={t('preview.none')} />
          ) : (
            <>
              <LinkTable items={items} newest={made?.id} onEnd={setEnded} />
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
            </>
          )
        }
      </RequestState>
      {isMaking && (
        <MakeLink
          draftsId={draftsId}
          onClose={(link) => {
            setMaking(false)
            if (!link) return
            setMade(link)
            announcer.announce(t('preview.created'))
            request.refresh()
          }}
        />
      )}
      {ended && (
        <ConfirmDialog
          title={t('preview.revokeTitle')}
          action={t('preview.revoke')}
          onConfirm={() => send(removePreviewLink, { id: ended.id })}
          onClose={(isDone) => {
            setEnded(undefined)
            if (!isDone) return
            if (made?.id === ended.id) setMade(undefined)
            announcer.announce(t('preview.revoked'))
            request.refresh()
          }}
        >
          <p className={dialog.text}>{t('preview.revokeText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

interface LinkTableProps {
  readonly items: readonly PreviewLink[]
  /** The one that was made here: its address is shown above. */
  readonly newest: string | undefined
  readonly onEnd: (link: PreviewLink) => void
}

function LinkTable({ items, newest, onEnd }: LinkTableProps) {
  const { t } = useTranslation('office')
  return (
    <DataTable
      label={t('preview.title')}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'created',
          label: t('preview.createdAt'),
          cell: ({ id, createdAt }) => (
            <span className={styles.row}>
              <Time at={createdAt} isWhole />
              {id === newest && <Badge tone="good">{t('preview.new')}</Badge>}
            </span>
          ),
        },
        { id: 'by', label: t('preview.createdBy'), cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
        {
          id: 'expires',
          label: t('preview.expires'),
          cell: ({ expiresAt }) =>
            new Date(expiresAt) < new Date() ? <Badge>{t('preview.expired')}</Badge> : <Time at={expiresAt} isWhole />,
        },
        { id: 'comments', label: t('previewComments.column'), cell: (link) => <LinkComments link={link} /> },
        {
          id: 'actions',
          label: t('publish.actions'),
          hidesLabel: true,
          isAtEnd: true,
          cell: (link) => <RevokeButton link={link} onEnd={onEnd} />,
        },
      ]}
    />
  )
}

/** Whether who has a link may comment, and how many of those comments are open: that leads to them. */
function LinkComments({ link: { allowsComments, openComments } }: { readonly link: PreviewLink }) {
  const { t } = useTranslation('office')
  if (!allowsComments && openComments === 0) return t('previewComments.off')
  if (openComments === 0) return t('previewComments.none')
  return <PlaceLink to="designer/comments">{t('previewComments.open', { count: openComments })}</PlaceLink>
}

function RevokeButton({ link, onEnd }: { readonly link: PreviewLink; readonly onEnd: LinkTableProps['onEnd'] }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(link.createdAt),
  )
  return (
    <button
      type="button"
      className={controls.button}
      aria-label={t('preview.revokeOf', { at })}
      onClick={() => onEnd(link)}
    >
      {t('preview.revoke')}
    </button>
  )
}

const days = [1, 7, 30, 90] as const

interface MakeLinkProps {
  readonly draftsId: string
  readonly onClose: (made?: NewLink) => void
}

function MakeLink({ draftsId, onClose }: MakeLinkProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [chosen, setChosen] = useState('7')
  const [allowsComments, setAllowsComments] = useState(false)
  const made = useRef<NewLink>(undefined)
  return (
    <ConfirmDialog
      title={t('preview.createTitle')}
      action={t('preview.create')}
      onConfirm={async () => {
        made.current = await send(addPreviewLink, { draftsId, days: Number(chosen), allowsComments })
      }}
      onClose={() => onClose(made.current)}
    >
      <p className={dialog.text}>{t('preview.createText')}</p>
      <SelectField
        label={t('preview.lasts')}
        value={chosen}
        choices={days.map((count) => ({ value: String(count), label: t('preview.days', { count }) }))}
        onChange={setChosen}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={allowsComments}
          aria-describedby="allow-comments-hint"
          onChange={({ target }) => setAllowsComments(target.checked)}
        />
        {t('previewComments.allow')}
      </label>
      <p id="allow-comments-hint" className={frames.hint}>
        {t('previewComments.allowHint')}
      </p>
    </ConfirmDialog>
  )
}
