import { LoadFailureNotice, type SignIn } from '@vitrine/editor-core'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

const SignInDialog = lazyWithRetry(
  async () => ({ default: (await import('@vitrine/editor-core/sign-in-dialog')).SignInDialog }),
  LoadFailureNotice,
)

/** Asks who was signed out meanwhile to sign in again, over what is on the screen. */
export function SignInAgain({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation('office')
  const isAsked = useStore(signIn.state, (state) => state.isAsked)
  return <Suspense>{isAsked && <SignInDialog signIn={signIn} text={t('shell.signInAgain')} />}</Suspense>
}
