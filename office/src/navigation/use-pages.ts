import { useQuery } from './navigation-context.ts'

/** The address may name any number. */
const MOST = 100_000

/** A list that comes in pages, one of which the address names. */
export interface Pages {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Shows another page. */
  readonly onChange: (page: number) => void
}

/** The page that an address names; the first one where it names none. */
export const pageIn = (query: URLSearchParams): number =>
  Math.max(1, Math.min(MOST, Math.floor(Number(query.get('page'))) || 1))

/** What the address says of a page: nothing of the first one. */
export const pageChange = (page: number): { readonly page: string | undefined } => ({
  page: page === 1 ? undefined : String(page),
})

/** The page of a list that the address names, and the way to another one: Back and links lead to it. */
export function usePages(pageSize: number): Pages {
  const [query, setQuery] = useQuery()
  return { page: pageIn(query), pageSize, onChange: (next) => setQuery(pageChange(next)) }
}
