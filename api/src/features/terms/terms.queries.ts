import { newId, type TermKind } from '@vitrine/schemas'
import { sql } from 'kysely'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'
import { folded, type GivenTerm, type Term } from './term.ts'

/** So many values stand in one statement at most. */
const AT_ONCE = 200

const termsOf = (db: Database, tenantId: string) => db.selectFrom('terms').where('terms.tenant_id', '=', tenantId)

type Row = {
  readonly id: string
  readonly kind: TermKind
  readonly language: string
  readonly word: string
  readonly has_case: number
}

async function withTargets(db: Database, tenantId: string, rows: readonly Row[]): Promise<readonly Term[]> {
  const targets = new Map<string, { readonly language: string; readonly word: string }[]>()
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id)
    const found = await db
      .selectFrom('term_targets')
      .select(['term_id', 'language', 'word'])
      .where('tenant_id', '=', tenantId)
      .where('term_id', 'in', ids)
      .orderBy('term_id')
      .orderBy('position')
      .execute()
    for (const { term_id, ...target } of found) targets.set(term_id, [...(targets.get(term_id) ?? []), target])
  }
  return rows.map(({ id, kind, language, word, has_case }) => ({
    ...{ id, kind, language, word, hasCase: has_case === 1 },
    targets: targets.get(id) ?? [],
  }))
}

const columns = ['terms.id', 'terms.kind', 'terms.language', 'terms.word', 'terms.has_case'] as const

/** All words of a site, in the order of the alphabet. */
export async function allTerms(db: Database, tenantId: string): Promise<readonly Term[]> {
  const rows = await termsOf(db, tenantId).select(columns).orderBy('folded').orderBy('kind').orderBy('id').execute()
  return withTargets(db, tenantId, rows)
}

const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${folded(text).replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** One page of the words of a site. */
export async function listTerms(
  db: Database,
  tenantId: string,
  { kind, q = '' }: { readonly kind?: TermKind | undefined; readonly q?: string | undefined },
  paging: Paging,
) {
  const found = termsOf(db, tenantId)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind as TermKind))
    .$if(q.trim() !== '', (all) =>
      all.where(({ or, exists, selectFrom, ref, lit }) =>
        or([
          contains('terms.folded', q.trim()),
          exists(
            selectFrom('term_targets')
              .select(lit(1).as('one'))
              .where('term_targets.tenant_id', '=', tenantId)
              .where('term_targets.term_id', '=', ref('terms.id'))
              .where(contains('term_targets.folded', q.trim())),
          ),
        ]),
      ),
    )
  const { rows, total } = await pageOf(found, paging, (listed) =>
    listed.select(columns).orderBy('terms.folded').orderBy('terms.kind').orderBy('terms.id'),
  )
  return { items: await withTargets(db, tenantId, rows), total }
}

export async function termById(db: Database, tenantId: string, id: string): Promise<Term | undefined> {
  const rows = await termsOf(db, tenantId).select(columns).where('id', '=', id).execute()
  const [term] = await withTargets(db, tenantId, rows)
  return term
}

export async function countTerms(db: Database, tenantId: string): Promise<number> {
  const { count } = await termsOf(db, tenantId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds a word, or replaces the one with this id. Its id. */
export async function putTerm(write: Database, tenantId: string, given: GivenTerm, id = newId()): Promise<string> {
  const { kind, language, word, hasCase, targets } = given
  const values = { kind, language, word, folded: folded(word), has_case: hasCase ? 1 : 0 }
  await write
    .insertInto('terms')
    .values({ tenant_id: tenantId, id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
    .execute()
  await write.deleteFrom('term_targets').where('tenant_id', '=', tenantId).where('term_id', '=', id).execute()
  if (targets.length > 0)
    await write
      .insertInto('term_targets')
      .values(
        targets.map((target, position) => ({
          ...{ tenant_id: tenantId, term_id: id, position, ...target },
          folded: folded(target.word),
        })),
      )
      .execute()
  return id
}

/** Takes a word away; whether it was there. */
export async function deleteTerm(write: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('terms')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
