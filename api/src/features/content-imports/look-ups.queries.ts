import { type CellLookUp, namesIn } from '@vitrine/model'
import type { ContentKind, JsonObject, Reference, SpreadsheetColumn } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { idOf } from '../../platform/files/file-names.ts'
import { folded } from '../../platform/language/folded.ts'
import { idOfFound, nameAt } from '../../platform/media/media-address.ts'
import { mediaCalled } from '../media/media.queries.ts'
import { shownMedia } from '../media/shown-media.ts'
import { inLists } from './imports.queries.ts'

type Named = ReturnType<typeof namesIn>

/** An address of the site itself, with or without its host. */
const localAddress = (name: string, hosts: ReadonlySet<string>): string => {
  const [, host, path] = /^https?:\/\/([^/?#]+)(\/.*)$/i.exec(name) ?? []
  return host !== undefined && path !== undefined && hosts.has(host.toLowerCase()) ? path : name
}

async function readMedia(
  db: Database,
  tenantId: string,
  names: ReadonlySet<string>,
  hosts: ReadonlySet<string>,
): Promise<CellLookUp['media']> {
  const found = new Map<string, ReturnType<typeof shownMedia>>()
  for (const some of inLists(names)) {
    const fileOf = new Map(some.map((name) => [name, nameAt(localAddress(name, hosts), tenantId)]))
    const ids = [...fileOf.values()].flatMap((file) => (file === undefined ? [] : [idOf(file), idOfFound(file)]))
    const rows = (await mediaCalled(db, tenantId, some, ids)).map(shownMedia)
    const byId = new Map(rows.map((row) => [row.id, row]))
    // The newest of those that are called the same: it stands first.
    const byName = new Map(rows.toReversed().map((row) => [row.name, row]))
    for (const [name, file] of fileOf) {
      const one = file === undefined ? byName.get(name) : (byId.get(idOf(file)) ?? byId.get(idOfFound(file)))
      if (one) found.set(name, one)
    }
  }
  return (name, kind): JsonObject | undefined => {
    const one = found.get(name)
    if (!one || (kind === 'picture' && one.kind !== 'image')) return undefined
    const { src, width, height, widths, focalPoint } = one
    const size = width !== undefined && height !== undefined ? { width, height } : {}
    if (one.kind !== 'image') return { src, ...size }
    return {
      src,
      ...size,
      ...(widths && { widths: [...widths] }),
      ...(focalPoint && { focalPoint: { ...focalPoint } }),
    }
  }
}

async function readContents(db: Database, tenantId: string, byKind: Named['contents']): Promise<CellLookUp['content']> {
  const found = new Map<string, { readonly id: string; readonly slug: string }>()
  for (const [kind, names] of byKind)
    for (const some of inLists(names)) {
      const rows = await db
        .selectFrom('contents')
        .select(['id', 'slug', 'sort_name', 'names'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', kind as ContentKind)
        .where(({ or, eb }) =>
          or([eb('id', 'in', some), eb('slug', 'in', some), eb('sort_name', 'in', some.map(folded))]),
        )
        .execute()
      // What is an id or an address is meant so; two that are called the same are told apart by those.
      const byName = Map.groupBy(rows, ({ sort_name }) => sort_name)
      for (const name of some) {
        const called = byName.get(folded(name)) ?? []
        const one =
          rows.find(({ id }) => id === name) ??
          rows.find(({ slug }) => slug === name) ??
          (called.length === 1
            ? called[0]
            : called.find(({ names: all }) => Object.values(fromJson(all)).includes(name)))
        if (one) found.set(`${kind}/${name}`, one)
      }
    }
  return ({ kind, by }: Reference, name) => found.get(`${kind}/${name}`)?.[by]
}

/** Reads what the cells of some rows name, so that each is read without a question to the database. */
export async function readLookUps(
  db: Database,
  { tenantId, hosts }: { readonly tenantId: string; readonly hosts: ReadonlySet<string> },
  columns: readonly (SpreadsheetColumn | undefined)[],
  rows: readonly (readonly string[])[],
): Promise<CellLookUp> {
  const { media, contents } = namesIn(columns, rows)
  return {
    media: await readMedia(db, tenantId, media, hosts),
    content: await readContents(db, tenantId, contents),
  }
}
