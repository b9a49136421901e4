import { QuestionDialog } from '@vitrine/editor-core'
import { SegmentedControl } from '@vitrine/setters/internal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetailItem, MediaItem } from '../media-item.ts'
import { CropForm } from './crop-form.tsx'
import { FocalForm } from './focal-form.tsx'

/** What was made or set, and what may follow from it everywhere the picture stands. */
export type CropOutcome =
  | { readonly kind: 'crop'; readonly made: MediaItem; readonly isReplacing: boolean }
  | { readonly kind: 'focal'; readonly item: MediaItem; readonly isEverywhere: boolean }

interface CropDialogProps {
  readonly item: MediaDetailItem
  /** Without an outcome, when somebody would rather not. */
  readonly onClose: (outcome?: CropOutcome) => void
}

/** What of a picture is taken, and what of it is always seen. */
export function CropDialog({ item, onClose }: CropDialogProps) {
  const { t } = useTranslation('office')
  const { width, height } = item
  const size = width !== undefined && height !== undefined ? { width, height } : undefined
  const [part, setPart] = useState<'crop' | 'focal'>(size ? 'crop' : 'focal')
  return (
    <QuestionDialog title={t('media.cropTitle', { name: item.name })} isWide onClose={() => onClose()}>
      {size && (
        <SegmentedControl
          name="media-crop-part"
          label={t('media.crop')}
          disabled={false}
          choices={(['crop', 'focal'] as const).map((value) => ({
            value,
            label: t(`media.crop.part.${value}`),
            isChosen: part === value,
          }))}
          onChoose={setPart}
        />
      )}
      {part === 'crop' && size ? (
        <CropForm
          item={item}
          size={size}
          onCancel={() => onClose()}
          onDone={(made, isReplacing) => onClose({ kind: 'crop', made, isReplacing })}
        />
      ) : (
        <FocalForm
          item={item}
          onCancel={() => onClose()}
          onDone={(now, isEverywhere) => onClose({ kind: 'focal', item: now, isEverywhere })}
        />
      )}
    </QuestionDialog>
  )
}
