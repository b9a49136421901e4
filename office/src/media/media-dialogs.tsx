import { useCommandsContext } from '@vitrine/editor-core'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../navigation/navigation-context.ts'
import { CropDialog } from './crop/crop-dialog.tsx'
import type { MediaDetailItem, MediaItem } from './media-item.ts'
import { RemoveMediaDialog } from './remove-media-dialog.tsx'
import { ReplaceDialog } from './replace/replace-dialog.tsx'

/** What somebody is asked about a file. */
export type MediaQuestion =
  | { readonly kind: 'remove' }
  | { readonly kind: 'crop' }
  /** `by`: what takes its place, where that is known already. */
  | { readonly kind: 'replace'; readonly by?: MediaItem }

interface MediaDialogsProps {
  readonly item: MediaDetailItem
  readonly question: MediaQuestion
  readonly onAsk: (question: MediaQuestion | undefined) => void
  readonly onChanged: () => void
}

/** The dialogs about one file; some lead to the next one. */
export function MediaDialogs({ item, question, onAsk, onChanged }: MediaDialogsProps) {
  const { t } = useTranslation('office')
  const navigation = useNavigation()
  const { announcer } = useCommandsContext()
  if (question.kind === 'remove')
    return (
      <RemoveMediaDialog
        item={item}
        onClose={(isDone) => {
          onAsk(undefined)
          if (!isDone) return
          announcer.announce(t('media.removed', { name: item.name }))
          navigation.go('/media')
        }}
      />
    )
  if (question.kind === 'replace')
    return (
      <ReplaceDialog
        item={item}
        {...(question.by && { by: question.by })}
        onClose={(done) => {
          onAsk(undefined)
          if (!done) return
          announcer.announce(t('media.replacedNow', { count: done.replaced.places.length, name: done.by.name }))
          onChanged()
        }}
      />
    )
  return (
    <CropDialog
      item={item}
      onClose={(outcome) => {
        if (!outcome) return onAsk(undefined)
        if (outcome.kind === 'focal') {
          announcer.announce(t('media.focal.done'))
          onAsk(outcome.isEverywhere ? { kind: 'replace', by: outcome.item } : undefined)
          return onChanged()
        }
        announcer.announce(t('media.crop.done', { name: outcome.made.name }))
        if (outcome.isReplacing) return onAsk({ kind: 'replace', by: outcome.made })
        onAsk(undefined)
        navigation.go(`/media/${outcome.made.id}`)
      }}
    />
  )
}
