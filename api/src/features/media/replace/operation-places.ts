import { contentOf } from '@vitrine/model'
import { type ContentRecord, contentKey, type Operation, type PageRecord } from '@vitrine/schemas'
import { nameProp } from '../../contents/plain-words.ts'
import type { ReplacedPlace } from '../tables.ts'

const keyOf = ({ kind, id, draftsId = '' }: ReplacedPlace): string => `${kind} ${id} ${draftsId}`

const once = (places: readonly ReplacedPlace[]): readonly ReplacedPlace[] => [
  ...new Map(places.map((place) => [keyOf(place), place])).values(),
]

/** Some places but those of others. */
export function placesWithout(places: readonly ReplacedPlace[], others: readonly ReplacedPlace[]): ReplacedPlace[] {
  const gone = new Set(others.map(keyOf))
  return places.filter((place) => !gone.has(keyOf(place)))
}

interface NamedPage {
  readonly id: string
  readonly name: unknown
}

export const pageOfRecord = ({ id, settings }: PageRecord): NamedPage => ({ id, name: settings.props.name })

/** A page of a draft as a place. */
export const pagePlace = (draftsId: string, { id, name }: NamedPage): ReplacedPlace => ({
  kind: 'page',
  id,
  draftsId,
  ...(typeof name === 'string' && { name }),
})

/** What stands around all pages of a draft, as a place. */
export const aroundPlace = (draftsId: string): ReplacedPlace => ({ kind: 'site', id: draftsId, draftsId })

/** The page of an operation on settings; nothing where it is about what stands around all pages. */
function pageOf(operation: Operation): string | undefined {
  if (!('of' in operation)) return undefined
  const { of } = operation
  return 'pageRecord' in of ? of.pageRecord : 'page' in of ? of.page : undefined
}

/** Where operations of a draft change something, each place once. */
export function placesInDraft(
  draftsId: string,
  operations: readonly Operation[],
  pages: readonly NamedPage[],
): readonly ReplacedPlace[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  return once(
    operations.map((operation) => {
      const page = pageOf(operation)
      return page === undefined
        ? aroundPlace(draftsId)
        : pagePlace(draftsId, byId.get(page) ?? { id: page, name: page })
    }),
  )
}

/** A content as a place. */
export function contentPlace({ kind, id, settings: { props } }: ContentRecord): ReplacedPlace {
  const name = props[nameProp(kind)]
  return { kind: 'content', id, content: kind, ...(typeof name === 'string' && { name }) }
}

/** Which contents operations change, each once. */
export function placesInContents(
  operations: readonly Operation[],
  records: readonly ContentRecord[],
): readonly ReplacedPlace[] {
  const byKey = new Map(records.map((record) => [contentKey(record), record]))
  return once(
    operations.flatMap((operation) => {
      const record = byKey.get(contentOf(operation) ?? '')
      return record ? [contentPlace(record)] : []
    }),
  )
}
