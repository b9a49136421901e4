import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveScreen } from './location.ts'
import { useNavigation } from './navigation-context.ts'

/**
 * Asks before somebody leaves a screen while something that was typed on it is not saved.
 *
 * @param save saves it, where that needs no more of whoever typed it: before the office is loaded anew.
 */
export function useUnsaved(isUnsaved: boolean, save?: SaveScreen): void {
  const { t } = useTranslation('office')
  const { guard } = useNavigation()
  const canSave = save !== undefined
  const saveNow = useEffectEvent(async () => (await save?.()) ?? false)
  useEffect(
    // A page that is closed asks by itself: browsers show words of their own.
    () =>
      isUnsaved
        ? guard(() => window.confirm(t('state.leaveUnsaved')), canSave ? () => saveNow() : undefined)
        : undefined,
    [isUnsaved, canSave, guard, t],
  )
}
