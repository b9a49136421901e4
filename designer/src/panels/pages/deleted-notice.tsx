import { removeRedirect } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { hasFeature } from '../../context/features.ts'
import { useDraft } from '../../store/context.ts'
import { type HistoryStep, UndoNotice } from '../undo-notice.tsx'
import { RedirectOffer } from './redirect-offer.tsx'

/** Something that was deleted: its name, where visitors found it, and the step that can be taken back. */
export interface Deleted {
  readonly id: string
  readonly name: string
  readonly address: string | undefined
  readonly step: HistoryStep | undefined
}

/** What was deleted, with the way back, and the offer to lead its visitors elsewhere. */
export function DeletedNotice({ deleted, onClose }: { readonly deleted: Deleted; readonly onClose: () => void }) {
  const { t } = useTranslation('designer')
  const parts = useDesignerContext()
  const { send } = parts
  const { id, name, address, step } = deleted
  const isBack = useDraft(({ pagesList, menuList }) => [...pagesList, ...menuList].some((record) => record.id === id))
  const [redirect, setRedirect] = useState<string>()
  // A page that is back is found again: what leads away from it goes with the deletion.
  const undone = () => {
    if (redirect !== undefined) send(removeRedirect, { id: redirect }).catch((error: unknown) => console.error(error))
  }
  return (
    <UndoNotice text={t('pages.deleted', { name })} step={step} isBack={isBack} onClose={onClose} onUndone={undone}>
      {address !== undefined && hasFeature(parts, 'redirects') && <RedirectOffer from={address} onMade={setRedirect} />}
    </UndoNotice>
  )
}
