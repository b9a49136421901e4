import type { SendCall } from '@vitrine/editor-core'
import { contentRows, type EntitySpec, type Question } from '@vitrine/schemas'
import type { RefObject } from 'react'
import { readRowsView, rowsQuestion } from './rows-view.ts'

/** What the table of a kind showed last: the list that a content was opened from. */
export interface ListedRows {
  readonly question: Question<typeof contentRows>
  /** What its address asked for: `q=bolt&page=2`, without the question mark. */
  readonly query: string
}

/** Kept for as long as one is among the contents of a kind. */
export type ListedRowsRef = RefObject<ListedRows | undefined>

/** The list of a kind as it is opened from the navigation. */
export const listOf = (entity: EntitySpec, query = new URLSearchParams()): ListedRows => ({
  question: rowsQuestion(entity, readRowsView(entity, query)),
  query: query.toString(),
})

/** The list at another of its pages. */
function atPage({ question, query }: ListedRows, page: number): ListedRows {
  const next = new URLSearchParams(query)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  return { question: { ...question, page }, query: next.toString() }
}

/**
 * The content that stands before or after one in a list, over the ends of pages.
 *
 * @returns its id and the list at its page; nothing where there is none, or where the list does not hold the content.
 * @throws CallError
 */
export async function neighbourIn(
  send: SendCall,
  listed: ListedRows,
  id: string,
  step: 1 | -1,
): Promise<{ readonly id: string; readonly listed: ListedRows } | undefined> {
  const { page = 1 } = listed.question
  const ids = async (wanted: number): Promise<readonly string[]> =>
    (await send(contentRows, { ...listed.question, page: wanted, columns: 'title' })).items.map((row) => row.id)
  const here = await ids(page)
  const at = here.indexOf(id)
  if (at < 0) return undefined
  const beside = here[at + step]
  if (beside !== undefined) return { id: beside, listed }
  const next = page + step
  if (next < 1) return undefined
  const there = await ids(next)
  const found = step === 1 ? there[0] : there.at(-1)
  return found === undefined ? undefined : { id: found, listed: atPage(listed, next) }
}
