import { useStore } from 'zustand'
import { useSaving, useSavingState } from '../saving-context.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { RefusedDialog } from './rejected-changes-dialog.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

/** What saving has to ask, one thing at a time; signing in first, since nothing else goes on without it. */
export function SavingDialogs() {
  const { signIn } = useSaving()
  const isAsked = useStore(signIn.state, (state) => state.isAsked)
  const [left] = useSavingState((state) => state.left)
  const [kept] = useSavingState((state) => state.refused)
  const isComparing = useSavingState((state) => state.isComparing && state.conflicts.length > 0)
  if (isAsked) return <SignInDialog />
  if (left) return <RecoveryDialog key={left.tab} copy={left} />
  if (isComparing) return <ConflictDialog />
  return kept ? <RefusedDialog kept={kept} /> : null
}
