import { always, useCommandsContext } from '@vitrine/editor-core'
import type { EntitySpec } from '@vitrine/schemas'
import { withRetry } from '@vitrine/setters/internal'
import { useMemoizedFn } from 'ahooks'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { type ScreenCommand, useScreenCommands } from '../../context/screen-commands.ts'
import { useNavigation } from '../../navigation/navigation-context.ts'
import { pathOfKind } from '../kinds.ts'
import type { ListedRowsRef } from '../listed-rows.ts'

const loadRows = withRetry(() => import('../listed-rows.ts'))

/** [ and ] open the contents before and after one, in the list that it was opened from; what is shown of it stays. */
export function useNeighbourKeys(entity: EntitySpec, id: string, listed: ListedRowsRef): void {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const navigation = useNavigation()
  const open = useMemoizedFn(async (step: 1 | -1) => {
    try {
      const { listOf, neighbourIn } = await loadRows(true)
      const found = await neighbourIn(send, listed.current ?? listOf(entity), id, step)
      if (!found) {
        announcer.announce(t(step === 1 ? 'contents.noNextRecord' : 'contents.noPreviousRecord'), true)
        return
      }
      listed.current = found.listed
      const shown = navigation.state.getState().query.toString()
      navigation.go(`/${pathOfKind[entity.kind]}/${found.id}${shown && `?${shown}`}`)
    } catch (error) {
      announcer.announce(error instanceof Error ? error.message : String(error), true)
    }
  })
  useScreenCommands(
    useMemo(
      (): readonly ScreenCommand[] => [
        {
          id: 'previous-record',
          label: 'contents.previousRecord',
          icon: ChevronLeft,
          group: 'screen',
          shortcuts: ['['],
          can: always,
          run: () => open(-1),
        },
        {
          id: 'next-record',
          label: 'contents.nextRecord',
          icon: ChevronRight,
          group: 'screen',
          shortcuts: [']'],
          can: always,
          run: () => open(1),
        },
      ],
      [open],
    ),
  )
}
