import { useMemoizedFn } from 'ahooks'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import { type ScreenCommand, useScreenCommands } from '../context/screen-commands.ts'
import type { Pages } from '../navigation/use-pages.ts'
import { Pager } from './pager.tsx'

interface ScreenPagerProps extends Pages {
  readonly total: number
}

const noKeys: readonly ScreenCommand[] = []

/** The way through the list of a screen, whose page stands in the address: by its buttons, by [ and ], from the palette. */
export function ScreenPager({ page, pageSize, total, onChange }: ScreenPagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const show = useMemoizedFn(onChange)
  const commands = useMemo(
    (): readonly ScreenCommand[] =>
      last === 1
        ? noKeys
        : [
            {
              id: 'previous-page',
              label: 'pager.previous',
              icon: ChevronLeft,
              group: 'screen',
              shortcuts: ['['],
              can: () => page > 1 || { key: 'pager.noPrevious' },
              run: () => show(page - 1),
            },
            {
              id: 'next-page',
              label: 'pager.next',
              icon: ChevronRight,
              group: 'screen',
              shortcuts: [']'],
              can: () => page < last || { key: 'pager.noNext' },
              run: () => show(page + 1),
            },
          ],
    [page, last, show],
  )
  useScreenCommands(commands)
  return <Pager {...{ page, pageSize, total, onChange }} />
}
