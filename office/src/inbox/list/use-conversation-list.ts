import { conversationFolders, conversationKinds, listConversations } from '@vitrine/schemas'
import { useCallback } from 'react'
import { useCall } from '../../context/use-call.ts'
import { useLocation, useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'

/** Conversations of one page of the list. */
const PAGE_SIZE = 30

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value)

/** What the address says of the list: the folder, the filters, the words. */
function wantedOf(query: URLSearchParams) {
  return {
    folder: oneOf(conversationFolders, query.get('folder')) ?? 'open',
    kind: oneOf(conversationKinds, query.get('kind')),
    assignee: query.get('assignee') ?? undefined,
    tag: query.get('tag') ?? undefined,
    q: query.get('q') ?? undefined,
  }
}

export type ConversationsWanted = ReturnType<typeof wantedOf>

/** The list of conversations as the address says it, with the way to each of them. */
export function useConversationList() {
  const { query } = useLocation()
  const [, setQuery] = useQuery()
  const wanted = wantedOf(query)
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listConversations, {
    folder: wanted.folder,
    page: pages.page,
    pageSize: PAGE_SIZE,
    ...(wanted.kind && { kind: wanted.kind }),
    ...(wanted.assignee && { assignee: wanted.assignee }),
    ...(wanted.tag && { tag: wanted.tag }),
    ...(wanted.q && { q: wanted.q }),
  })
  const shown = query.toString()
  /** The address of a conversation beside this list; of the list alone without an id. */
  const addressOf = useCallback(
    (id?: string) => `/inbox${id === undefined ? '' : `/${encodeURIComponent(id)}`}${shown && `?${shown}`}`,
    [shown],
  )
  return { wanted, pages, request, addressOf, setQuery }
}

export type ConversationListState = ReturnType<typeof useConversationList>
