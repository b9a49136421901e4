import { SignInDialog } from '@vitrine/editor-core/sign-in-dialog'
import { useTranslation } from '@vitrine/setters/i18n'
import { useStore } from 'zustand'
import { useSaving, useSavingState } from '../saving-context.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { RejectedChangesDialog } from './rejected-changes-dialog.tsx'

/** What saving has to ask, one thing at a time; signing in first, since nothing else goes on without it. */
export function SavingDialogs() {
  const { t } = useTranslation('designer')
  const { signIn } = useSaving()
  const isAsked = useStore(signIn.state, (state) => state.isAsked)
  const [recoverable] = useSavingState((state) => state.recoverable)
  const [change] = useSavingState((state) => state.rejected)
  const isComparing = useSavingState((state) => state.isComparing && state.conflicts.length > 0)
  if (isAsked) return <SignInDialog signIn={signIn} text={t('saving.signIn.text')} />
  if (recoverable) return <RecoveryDialog key={recoverable.tab} copy={recoverable} />
  if (isComparing) return <ConflictDialog />
  return change ? <RejectedChangesDialog change={change} /> : null
}
