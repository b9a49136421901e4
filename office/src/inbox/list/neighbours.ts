import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useMemo, useRef } from 'react'
import type { ScreenCommand } from '../../context/screen-commands.ts'
import { useNavigation } from '../../navigation/navigation-context.ts'
import type { ConversationListState } from './use-conversation-list.ts'

/** The conversations before and after the one that is open. */
export interface Neighbours {
  readonly next: string | undefined
  readonly previous: string | undefined
  readonly open: (id: string) => void
}

/**
 * What comes before and after in the list. A conversation that has left the list (it was marked as done) leaves its
 * place: next is what moved up into it.
 */
export function useNeighbours({ request, addressOf }: ConversationListState, id: string | undefined): Neighbours {
  const navigation = useNavigation()
  const rows = request.data?.items
  const place = useRef(-1)
  return useMemo(() => {
    const ids = (rows ?? []).map((row) => row.id)
    const at = id === undefined ? -1 : ids.indexOf(id)
    if (at >= 0 || id === undefined) place.current = at
    const isGone = id !== undefined && at < 0
    const from = place.current
    return {
      next: ids[isGone ? Math.max(0, from) : from + 1],
      previous: from > 0 ? ids[from - 1] : undefined,
      open: (other) => navigation.go(addressOf(other)),
    }
  }, [rows, id, addressOf, navigation])
}

/** J and K. */
export const neighbourCommands = ({ next, previous, open }: Neighbours): readonly ScreenCommand[] => [
  {
    id: 'inbox-next',
    label: 'inbox.command.next',
    icon: ArrowDown,
    group: 'screen',
    shortcuts: ['j'],
    can: () => next !== undefined || { key: 'inbox.command.noNext' },
    run() {
      if (next !== undefined) open(next)
    },
  },
  {
    id: 'inbox-previous',
    label: 'inbox.command.previous',
    icon: ArrowUp,
    group: 'screen',
    shortcuts: ['k'],
    can: () => previous !== undefined || { key: 'inbox.command.noPrevious' },
    run() {
      if (previous !== undefined) open(previous)
    },
  },
]
