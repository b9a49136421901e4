import {
  always,
  type ContentEditor,
  RowMenu,
  type Saving,
  useCommandsContext,
  useIsUnsaved,
} from '@vitrine/editor-core'
import { CallError, contentKey, type EntitySpec, type Status } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { useMemoizedFn } from 'ahooks'
import Archive from 'lucide-react/icons/archive'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Copy from 'lucide-react/icons/copy'
import EyeOff from 'lucide-react/icons/eye-off'
import Redo2 from 'lucide-react/icons/redo-2'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PlanAction } from '../../content-plans/schedule-dialog.tsx'
import { actionsAfter, type WaitingPlan } from '../../content-plans/status-of-plans.ts'
import { useOffice } from '../../context/office-context.ts'
import { type ScreenCommand, useScreenCommands } from '../../context/screen-commands.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { isolated } from '../../controls/isolated.ts'
import { ScreenLoadFailed } from '../../controls/screen-load-failed.tsx'
import { useNavigation } from '../../navigation/navigation-context.ts'
import { contentRights } from '../content-rights.ts'
import { DELETED } from '../deleted/deleted-address.ts'
import { pathOfKind } from '../kinds.ts'

const ConfirmDialog = lazyWithRetry(
  async () => ({ default: (await import('../../controls/confirm-dialog.tsx')).ConfirmDialog }),
  ScreenLoadFailed,
)
const ScheduleDialog = lazyWithRetry(
  async () => ({ default: (await import('../../content-plans/schedule-dialog.tsx')).ScheduleDialog }),
  ScreenLoadFailed,
)

interface ContentActionsProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly id: string
  readonly title: string
  readonly saving: Saving
  /** What becomes of the content by itself. */
  readonly waiting: readonly WaitingPlan[]
  /** Called when more of that was planned. */
  readonly onPlanned: () => void
}

/** What is done with a content as a whole: saved, taken back, shown to visitors, copied, deleted. */
export function ContentActions({ editor, entity, id, title, saving, waiting, onPlanned }: ContentActionsProps) {
  const { t } = useTranslation('office')
  const { send, member } = useOffice()
  const { mayAdd, mayManage } = contentRights(member)
  const navigation = useNavigation()
  const { announcer } = useCommandsContext()
  const { error, run } = useAction()
  const { content, history } = useStore(editor.state)
  const [isDeleting, setDeleting] = useState(false)
  const isUnsaved = useIsUnsaved(editor)
  const [scheduling, setScheduling] = useState<PlanAction>()
  const path = pathOfKind[entity.kind]
  const duplicate = useMemoizedFn(async () => {
    if (!content) return
    let copy: string | undefined
    await run(async () => {
      const { duplicateContent } = await import('../duplicate-content.ts')
      copy = (await duplicateContent(send, entity.kind, content)).id
    })
    if (copy !== undefined) navigation.go(`/${path}/${copy}`)
  })
  useScreenCommands(
    useMemo(
      (): readonly ScreenCommand[] =>
        mayAdd
          ? [
              {
                id: 'duplicate-content',
                label: 'contents.duplicate',
                icon: Copy,
                group: 'screen',
                shortcuts: ['mod+d'],
                whileTyping: true,
                can: always,
                run: () => duplicate(),
              },
            ]
          : [],
      [mayAdd, duplicate],
    ),
  )
  if (!content) return null
  const { status } = content
  const setStatus = (next: Status) => {
    editor.dispatch([{ type: 'change-content', content: editor.key, changes: { status: next } }])
    void saving.save()
  }
  return (
    <>
      <ActionError error={error} />
      <button
        type="button"
        className={controls.tool}
        aria-label={t('contents.undo')}
        title={t('contents.undo')}
        disabled={history.past.length === 0}
        onClick={() => editor.undo()}
      >
        <Undo2 size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.tool}
        aria-label={t('contents.redo')}
        title={t('contents.redo')}
        disabled={history.future.length === 0}
        onClick={() => editor.redo()}
      >
        <Redo2 size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.button}
        data-main={isUnsaved || undefined}
        disabled={!isUnsaved || saving.isBusy}
        onClick={() => void saving.save()}
      >
        {t(isUnsaved ? 'action.save' : 'saved.done')}
      </button>
      {status !== 'published' && mayManage && (
        <button
          type="button"
          className={controls.button}
          data-main={!isUnsaved || undefined}
          disabled={saving.isBusy}
          onClick={() => setStatus('published')}
        >
          {t('contents.publish')}
        </button>
      )}
      {mayAdd && (
        <RowMenu
          label={t('contents.moreActions', { name: title })}
          actions={[
            { id: 'duplicate', label: t('contents.duplicate'), icon: Copy, run: () => void duplicate() },
            ...(mayManage ? actionsAfter(status, waiting) : []).map((action) => ({
              id: `${action}-at`,
              label: t(`contentPlan.action.${action}`),
              icon: CalendarClock,
              run: () => setScheduling(action),
            })),
            ...(mayManage && status !== 'draft'
              ? [{ id: 'withdraw', label: t('contents.withdraw'), icon: EyeOff, run: () => setStatus('draft') }]
              : []),
            ...(mayManage && status !== 'archived'
              ? [{ id: 'archive', label: t('contents.archive'), icon: Archive, run: () => setStatus('archived') }]
              : []),
            ...(mayManage
              ? [{ id: 'delete', label: t('action.delete'), icon: Trash2, run: () => setDeleting(true) }]
              : []),
          ]}
        />
      )}
      {scheduling && (
        <Suspense>
          <ScheduleDialog
            title={t(`contentPlan.${scheduling}Title`, { name: isolated(title) })}
            action={scheduling}
            isUnsaved={isUnsaved}
            onSchedule={async (plan) => {
              const { changePlans } = await import('../../content-plans/change-plans.ts')
              const { skipped } = await changePlans(send, { plan: [{ content: editor.key, ...plan }] })
              if (skipped.length > 0)
                throw new CallError('conflict', { message: t('contentPlan.skipped', { count: 1 }) })
            }}
            onClose={(isDone) => {
              setScheduling(undefined)
              if (!isDone) return
              announcer.announce(t('contentPlan.scheduled', { count: 1 }))
              onPlanned()
            }}
          />
        </Suspense>
      )}
      {isDeleting && (
        <Suspense>
          <ConfirmDialog
            title={t('contents.deleteTitle', { name: title })}
            action={t('action.delete')}
            onConfirm={async () => {
              const { changeContents } = await import('../change-contents.ts')
              await changeContents(send, [{ type: 'remove-content', content: contentKey({ kind: entity.kind, id }) }])
            }}
            onClose={(isDone) => {
              setDeleting(false)
              if (isDone) navigation.go(`/${path}?${DELETED}=${id}`)
            }}
          >
            <p>{t('contents.deleteText')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
