import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, replaceMedia } from '@vitrine/schemas'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { acceptedTypes } from '../accepted-types.ts'
import styles from '../media.module.css'
import type { MediaDetailItem, MediaItem } from '../media-item.ts'
import { MediaPicker, UploadOne } from '../media-picker.tsx'
import { storeFile } from '../store-file.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { PlaceList } from './place-list.tsx'

export type Replaced = Answer<typeof replaceMedia>

interface ReplaceDialogProps {
  readonly item: MediaDetailItem
  /** What takes its place, where that is known already: the crop of a picture, or the picture itself. */
  readonly by?: MediaItem
  /** With what was done; without, when somebody would rather not. */
  readonly onClose: (done?: { readonly replaced: Replaced; readonly by: MediaItem }) => void
}

/** Puts another file in the place of one everywhere: first the other file is chosen, then it is said what becomes of it. */
export function ReplaceDialog({ item, by, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('office')
  const [chosen, setChosen] = useState<MediaItem | undefined>(by)
  return (
    <QuestionDialog
      title={t(by?.id === item.id ? 'media.refreshTitle' : 'media.replaceTitle', { name: item.name })}
      isWide
      onClose={() => onClose()}
    >
      {chosen ? (
        <Preview
          item={item}
          by={chosen}
          {...(!by && { onBack: () => setChosen(undefined) })}
          onCancel={() => onClose()}
          onDone={(replaced) => onClose({ replaced, by: chosen })}
        />
      ) : (
        <Choose item={item} onChoose={setChosen} onCancel={() => onClose()} />
      )}
    </QuestionDialog>
  )
}

interface ChooseProps {
  readonly item: MediaDetailItem
  readonly onChoose: (item: MediaItem) => void
  readonly onCancel: () => void
}

function Choose({ item, onChoose, onCancel }: ChooseProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [part, setPart] = useState<number>()
  const [isSame, setSame] = useState(false)
  const abort = useRef<AbortController>(undefined)
  // Whoever closes the dialog waits for no file any more.
  useEffect(() => () => abort.current?.abort(), [])
  const store = (file: File) =>
    run(async () => {
      setSame(false)
      setPart(undefined)
      abort.current = new AbortController()
      const stored = await storeFile(send, file, { signal: abort.current.signal, onProgress: setPart })
      if (stored.id === item.id) setSame(true)
      else onChoose(stored)
    })
  return (
    <>
      <p className={dialog.text}>{t('media.replaceChoose')}</p>
      <div>
        <UploadOne
          accept={acceptedTypes[item.kind]}
          label={t(isBusy ? 'media.upload.sending' : 'media.replaceUpload')}
          isBusy={isBusy}
          onFile={(file) => void store(file)}
        />
      </div>
      {isBusy && part !== undefined && (
        <progress className={styles.progress} aria-label={t('media.upload.sending')} value={part} max={1} />
      )}
      {isSame && (
        <p role="alert" className={dialog.text}>
          {t('media.replaceSame')}
        </p>
      )}
      <ActionError error={error} />
      <MediaPicker kind={item.kind} except={item.id} onPick={onChoose} />
      <div className={dialog.foot}>
        <DialogAction onPress={onCancel}>{t('action.cancel')}</DialogAction>
      </div>
    </>
  )
}

interface PreviewProps {
  readonly item: MediaDetailItem
  readonly by: MediaItem
  readonly onBack?: () => void
  readonly onCancel: () => void
  readonly onDone: (replaced: Replaced) => void
}

/** Where the other file will stand, and what of it visitors see when. */
function Preview({ item, by, onBack, onCancel, onDone }: PreviewProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const preview = useCall(replaceMedia, { id: item.id, by: by.id, dryRun: true })
  const isSame = item.id === by.id
  async function replace() {
    let replaced: Replaced | undefined
    const isDone = await run(async () => {
      replaced = await send(replaceMedia, { id: item.id, by: by.id })
    })
    if (isDone && replaced) onDone(replaced)
  }
  return (
    <>
      {!isSame && (
        <div className={styles.exchange}>
          <figure>
            <span className={styles.thumbnail}>
              <Thumbnail item={item} />
            </span>
            <figcaption>
              <bdi>{item.name}</bdi>
            </figcaption>
          </figure>
          <ArrowRight size={20} aria-hidden className={styles.arrow} />
          <figure>
            <span className={styles.thumbnail}>
              <Thumbnail item={by} />
            </span>
            <figcaption>
              <bdi>{by.name}</bdi>
            </figcaption>
          </figure>
        </div>
      )}
      <RequestState request={preview}>
        {({ places, left, published }) => (
          <div className={styles.preview}>
            <Outcome places={places} published={published} isSame={isSame} />
            {places.length > 0 && <PlaceList label={t('media.replacePlaces')} places={places} />}
            {left.length > 0 && (
              <>
                <p className={dialog.text}>{t('media.replaceLeft')}</p>
                <PlaceList label={t('media.replaceLeft')} places={left} />
              </>
            )}
          </div>
        )}
      </RequestState>
      <ActionError error={error} />
      <div className={dialog.foot}>
        {onBack && <DialogAction onPress={onBack}>{t('media.replaceBack')}</DialogAction>}
        <DialogAction onPress={onCancel}>{t('action.cancel')}</DialogAction>
        <DialogAction
          isMain
          isDisabled={isBusy || !preview.data || preview.data.places.length === 0}
          onPress={() => void replace()}
        >
          {t(isSame ? 'media.refreshNow' : 'media.replaceNow', { count: preview.data?.places.length ?? 0 })}
        </DialogAction>
      </div>
    </>
  )
}

/** What is changed at once, what with the next publish, and what stays. */
function Outcome({ places, published, isSame }: Pick<Replaced, 'places' | 'published'> & { readonly isSame: boolean }) {
  const { t } = useTranslation('office')
  if (places.length === 0) return <p className={dialog.text}>{t(isSame ? 'media.refreshNone' : 'media.replaceNone')}</p>
  const hasPages = places.some(({ kind }) => kind !== 'content')
  const hasContents = places.some(({ kind }) => kind === 'content')
  return (
    <ul className={styles.outcome}>
      {hasPages && <li>{t('media.replacePages')}</li>}
      {hasContents && <li>{t('media.replaceContents')}</li>}
      {published > 0 && <li>{t('media.replacePublished', { count: published })}</li>}
      {!isSame && <li>{t('media.replaceKept')}</li>}
      <li>{t('media.replaceUndo')}</li>
    </ul>
  )
}
