import { DialogAction } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { cropMedia } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { copyOf } from '../../controls/copy-of.ts'
import { Field, SelectField } from '../../controls/field.tsx'
import type { MediaDetailItem, MediaItem } from '../media-item.ts'
import styles from './crop.module.css'
import { type CropArea, cropShapes, fitted, type PictureSize, shaped } from './crop-area.ts'
import { CropPicture } from './crop-picture.tsx'

interface CropFormProps {
  readonly item: MediaDetailItem
  readonly size: PictureSize
  readonly onCancel: () => void
  /** With the new picture, and whether it is to take the place of the whole one. */
  readonly onDone: (made: MediaItem, isReplacing: boolean) => void
}

/** How wide the picture is that one crops on, at most, in pixels. */
const LARGE = 1200

const fields = ['left', 'top', 'width', 'height'] as const

/** Takes a part of a picture as a new one; on demand it takes the place of the whole one everywhere. */
export function CropForm({ item, size, onCancel, onDone }: CropFormProps) {
  const { t } = useTranslation('office')
  const { send, asset } = useOffice()
  const { isBusy, error, run } = useAction()
  const [shape, setShape] = useState<(typeof cropShapes)[number]>(cropShapes[0])
  const [isReplacing, setReplacing] = useState(item.usedBy.some(({ kind }) => kind !== 'edition'))
  const [area, setArea] = useState<CropArea>({ left: 0, top: 0, ...size })
  const isWhole = area.width === size.width && area.height === size.height
  async function crop() {
    let made: MediaItem | undefined
    const isDone = await run(async () => {
      made = await send(cropMedia, { id: item.id, ...area })
    })
    if (isDone && made) onDone(made, isReplacing)
  }
  return (
    <>
      <CropPicture src={asset(copyOf(item, LARGE))} size={size} area={area} ratio={shape.ratio} onChange={setArea} />
      <div className={styles.fields}>
        <SelectField
          label={t('media.crop.shape')}
          value={shape.id}
          choices={cropShapes.map(({ id }) => ({
            value: id,
            label: id === 'free' || id === 'square' ? t(`media.crop.shape.${id}`) : id,
          }))}
          onChange={(value) => {
            const next = cropShapes.find(({ id }) => id === value) ?? cropShapes[0]
            setShape(next)
            setArea(shaped(area, next.ratio, size))
          }}
        />
        {fields.map((name) => (
          <Field key={name} label={t(`media.crop.${name}`)}>
            {(control) => (
              <input
                {...control}
                className={controls.input}
                type="number"
                min={name === 'width' || name === 'height' ? 1 : 0}
                max={name === 'left' || name === 'width' ? size.width : size.height}
                value={area[name]}
                onChange={({ target }) => {
                  const value = Math.round(target.valueAsNumber)
                  if (!Number.isFinite(value)) return
                  const { ratio } = shape
                  const other =
                    ratio === undefined
                      ? {}
                      : name === 'width'
                        ? { height: value / ratio }
                        : name === 'height'
                          ? { width: value * ratio }
                          : {}
                  setArea(fitted({ ...area, [name]: value, ...other }, size))
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <label className={styles.choice}>
        <input type="checkbox" checked={isReplacing} onChange={({ target }) => setReplacing(target.checked)} />
        {t('media.crop.replace')}
      </label>
      <p className={dialog.text}>{t('media.crop.hint')}</p>
      <ActionError error={error} />
      <div className={dialog.foot}>
        <DialogAction onPress={onCancel}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain isDisabled={isBusy || isWhole} onPress={() => void crop()}>
          {t('media.crop.save')}
        </DialogAction>
      </div>
    </>
  )
}
