import { contentKinds, type TextPlaceKind } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/tables.ts'
import type { TextScope } from '../text-index/text-scopes.queries.ts'

declare module '../../http/endpoint/context.ts' {
  interface Stores {
    readonly textOrders: TextOrders
  }
}

/** What is listed together, with its texts in their order. */
export interface OrderedPlace {
  readonly scope: string
  /** `page/home`. */
  readonly place: string
  /** In the source language, of what has a name of its own. */
  readonly name: string | undefined
  /** Where it stands among others of its kind, as far as the index says: menus. */
  readonly position: number
  /** The numbers of its texts, and of those whose they are. */
  readonly ids: readonly number[]
  readonly owners: readonly number[]
}

/** All texts of a scope in their order, by place. */
export interface TextOrder {
  readonly places: ReadonlyMap<string, OrderedPlace>
}

export interface TextOrders {
  /** The order of a scope as it is now, or newer. */
  of(db: Database, at: TextScope): Promise<TextOrder>
}

/** So many texts are remembered, of all scopes. */
const ROOM = 500_000

/**
 * Remembers in which order texts stand, until it is another one: a filter looks at the states of texts alone, and not at
 * all that they belong to. The next number of a scope goes on with each change of the order (`noteOrder`).
 */
export function createTextOrders(): TextOrders {
  const known = new LRUCache<string, TextOrder>({
    maxSize: ROOM,
    sizeCalculation: ({ places }) => 1 + [...places.values()].reduce((sum, { ids }) => sum + ids.length, 0),
  })
  return {
    async of(db, at) {
      const scope = await db
        .selectFrom('text_scopes')
        .select('next_id')
        .where('tenant_id', '=', at.tenantId)
        .where('scope', '=', at.scope)
        .executeTakeFirst()
      const key = `${at.tenantId} ${at.scope} ${scope?.next_id}`
      const order = known.get(key) ?? (await readOrder(db, at))
      known.set(key, order)
      return order
    },
  }
}

async function readOrder(db: Database, at: TextScope): Promise<TextOrder> {
  const owners = await db
    .selectFrom('text_owners')
    .select(['id', 'owner', 'place', 'position', 'name'])
    .where('tenant_id', '=', at.tenantId)
    .where('scope', '=', at.scope)
    .execute()
  const texts = await db
    .selectFrom('texts')
    .select(['id', 'owner_id', 'position'])
    .where('tenant_id', '=', at.tenantId)
    .where('scope', '=', at.scope)
    .execute()
  const textsOf = Map.groupBy(texts, ({ owner_id }) => Number(owner_id))
  const places = new Map<string, OrderedPlace>()
  for (const [place, some] of Map.groupBy(owners, (owner) => owner.place)) {
    const ordered = some.toSorted((one, other) => one.position - other.position || (one.owner < other.owner ? -1 : 1))
    const itself = some.find(({ owner }) => owner === place || owner.startsWith('record/'))
    places.set(place, {
      ...{ scope: at.scope, place, name: itself?.name, position: ordered[0]?.position ?? 0 },
      owners: ordered.map(({ id }) => Number(id)),
      ids: ordered.flatMap(({ id }) =>
        (textsOf.get(Number(id)) ?? [])
          .toSorted((one, other) => one.position - other.position || Number(one.id) - Number(other.id))
          .map((text) => Number(text.id)),
      ),
    })
  }
  return { places }
}

const kindsInOrder: readonly TextPlaceKind[] = ['page', 'header', 'footer', 'menu', ...contentKinds]

/** What a place is, by its key. */
export const placeKind = (place: string): TextPlaceKind => place.split('/')[0] as TextPlaceKind

/** Places in the order in which they are listed: pages as the draft has them, menus likewise, contents by name. */
export function inOrder(places: readonly OrderedPlace[], pages: readonly string[]): readonly OrderedPlace[] {
  const pageAt = new Map(pages.map((id, at) => [`page/${id}`, at]))
  const at = ({ place, position }: OrderedPlace) => pageAt.get(place) ?? (placeKind(place) === 'menu' ? position : 0)
  const kindOf = ({ place }: OrderedPlace) => kindsInOrder.indexOf(placeKind(place))
  return places.toSorted(
    (one, other) =>
      kindOf(one) - kindOf(other) ||
      at(one) - at(other) ||
      (one.name ?? '').localeCompare(other.name ?? '') ||
      (one.place < other.place ? -1 : 1),
  )
}
