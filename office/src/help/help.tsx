import { LoadFailureNotice } from '@vitrine/editor-core'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense } from 'react'
import { useOffice } from '../context/office-context.ts'
import { useLocation, useNavigation } from '../navigation/navigation-context.ts'

const HelpPanel = lazyWithRetry(
  async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }),
  LoadFailureNotice,
)

/** The handbook beside the screen, while the address names a topic of it. Its script comes when it is opened. */
export function Help() {
  const { screen, id, help } = useLocation()
  const { showHelp } = useNavigation()
  const { handbook, locale } = useOffice()
  if (help === undefined) return null
  return (
    <Suspense>
      <HelpPanel
        handbook={handbook}
        locale={locale}
        place={{ screen, id }}
        wanted={help}
        onTopic={showHelp}
        onClose={() => showHelp(undefined)}
      />
    </Suspense>
  )
}
