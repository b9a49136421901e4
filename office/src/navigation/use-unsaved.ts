import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from './navigation-context.ts'

/** Asks before somebody leaves a screen while something that was typed on it is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const { t } = useTranslation('office')
  const { guard } = useNavigation()
  useEffect(
    // A page that is closed asks by itself: browsers show words of their own.
    () => (isUnsaved ? guard(() => window.confirm(t('state.leaveUnsaved'))) : undefined),
    [isUnsaved, guard, t],
  )
}
