import { DialogAction } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { CallError, changeMedia, type FocalPoint } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { FocalPicture } from '@vitrine/setters/internal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { copyOf } from '../../controls/copy-of.ts'
import type { MediaDetailItem, MediaItem } from '../media-item.ts'
import styles from './crop.module.css'

interface FocalFormProps {
  readonly item: MediaDetailItem
  readonly onCancel: () => void
  /** With the picture as it is now, and whether the places that show it are to take it over. */
  readonly onDone: (item: MediaItem, isEverywhere: boolean) => void
}

const LARGE = 1200

const isSame = (one: FocalPoint | undefined, other: FocalPoint | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y

/** The point of a picture that is seen wherever it is cut: pages that take the picture begin with it. */
export function FocalForm({ item, onCancel, onDone }: FocalFormProps) {
  const { t } = useTranslation('office')
  const { send, asset } = useOffice()
  const { isBusy, error, run } = useAction()
  const [point, setPoint] = useState(item.focalPoint)
  const isUsed = item.usedBy.some(({ kind }) => kind !== 'edition')
  const [isEverywhere, setEverywhere] = useState(isUsed)
  const isChanged = !isSame(point, item.focalPoint)
  async function save() {
    let now: MediaItem = item
    const isDone =
      !isChanged ||
      (await run(async () => {
        now = await send(changeMedia, { id: item.id, revision: item.revision, focalPoint: point ?? null })
      }))
    if (isDone) onDone(now, isEverywhere)
  }
  const isTaken = error instanceof CallError && error.code === 'conflict'
  return (
    <>
      <p className={dialog.text}>{t('media.focal.text')}</p>
      <div className={styles.focal}>
        <FocalPicture
          src={asset(copyOf(item, LARGE))}
          label={item.name}
          disabled={false}
          onChange={setPoint}
          {...(point && { point })}
        />
      </div>
      <div>
        <button
          type="button"
          className={controls.button}
          disabled={point === undefined}
          onClick={() => setPoint(undefined)}
        >
          {t('media.focal.centre')}
        </button>
      </div>
      {isUsed && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isEverywhere} onChange={({ target }) => setEverywhere(target.checked)} />
          {t('media.focal.everywhere')}
        </label>
      )}
      {isTaken ? (
        <p role="alert" className={dialog.text}>
          {t('media.focal.conflict')}
        </p>
      ) : (
        <ActionError error={error} />
      )}
      <div className={dialog.foot}>
        <DialogAction onPress={onCancel}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain isDisabled={isBusy || (!isChanged && !isEverywhere)} onPress={() => void save()}>
          {t('action.save')}
        </DialogAction>
      </div>
    </>
  )
}
