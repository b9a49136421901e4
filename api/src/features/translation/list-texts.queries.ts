import { type ListedTextState, type SettingsOf, type TextPlace, type TextRow, textStates } from '@vitrine/schemas'
import { type Expression, type SqlBool, sql } from 'kysely'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { folded } from '../../platform/language/folded.ts'
import { pageIdsOf } from '../drafts/store/draft-pages.queries.ts'
import { scopeOfContents, scopeOfDraft } from '../text-index/text-scopes.queries.ts'
import { inOrder, type OrderedPlace, placeKind, type TextOrder, type TextOrders } from './text-order.queries.ts'

/** Which texts are asked for. */
export interface TextsQuestion {
  readonly tenantId: string
  readonly draftsId: string | undefined
  readonly language: string
  readonly state?: ListedTextState | 'open' | undefined
  readonly place?: string | undefined
  readonly q?: string | undefined
  readonly by?: string | undefined
  readonly problems?: boolean | undefined
}

/** A text's number for programs: those of drafts are even, those of contents odd, so that no two are the same. */
const asId = (scope: string, id: number): number => id * 2 + (scope === 'contents' ? 1 : 0)

const scopesOf = ({ tenantId, draftsId }: Pick<TextsQuestion, 'tenantId' | 'draftsId'>): readonly string[] => [
  ...(draftsId === undefined ? [] : [scopeOfDraft(tenantId, draftsId).scope]),
  scopeOfContents(tenantId).scope,
]

/** Words as a pattern of `like`: what stands for any letters there stands for itself. */
const patternOf = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export interface FoundTexts {
  readonly ids: readonly number[]
  readonly counts: Readonly<Record<ListedTextState, number>>
  readonly problems: number
  readonly places: readonly TextPlace[]
  readonly people: readonly string[]
}

/** The texts that match, in their order, and how many there are of each state. */
export async function foundTexts(db: Database, question: TextsQuestion, orders: TextOrders): Promise<FoundTexts> {
  const { state, problems: onlyProblems } = question
  const known = await Promise.all(
    scopesOf(question).map((scope) => orders.of(db, { tenantId: question.tenantId, scope })),
  )
  const from = db.selectFrom('text_states').where((eb) => eb.and(conditionsOf(db, question, known)))
  const counted = await from
    .select((eb) => [
      'state',
      'by_whom',
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(case when problems > 0 then 1 else 0 end)`.as('problems'),
    ])
    .groupBy(['state', 'by_whom'])
    .execute()
  const found = await from
    .$if(state !== undefined, (query) =>
      state === 'open' ? query.where('state', '<>', 'translated') : query.where('state', '=', state ?? 'missing'),
    )
    .$if(onlyProblems === true, (query) => query.where('problems', '>', 0))
    .select(['scope', sql<string>`string_agg(cast(id as text), ',')`.as('ids')])
    .groupBy('scope')
    .execute()
  const pages = question.draftsId === undefined ? [] : await pageIdsOf(db, question.tenantId, Number(question.draftsId))
  const places = inOrder(
    known.flatMap((order) => [...order.places.values()]),
    pages,
  )
  const matching = new Map(found.map(({ scope, ids }) => [scope, new Set(ids.split(',').map(Number))]))
  const counts = Object.fromEntries(textStates.map((one) => [one, 0])) as Record<ListedTextState, number>
  for (const one of counted) counts[one.state] += Number(one.count)
  return {
    ids: places.flatMap(({ scope, ids }) => {
      const some = matching.get(scope)
      return some ? ids.filter((id) => some.has(id)).map((id) => asId(scope, id)) : []
    }),
    counts,
    problems: counted.reduce((sum, one) => sum + Number(one.problems), 0),
    places: places.map(({ place, name }) => ({ place, kind: placeKind(place), ...(name !== undefined && { name }) })),
    people: peopleIn(counted.map(({ by_whom }) => by_whom)),
  }
}

const MOST_PEOPLE = 200
const peopleIn = (names: readonly (string | null)[]): readonly string[] =>
  [...new Set(names.flatMap((name) => name ?? []))]
    .toSorted((one, other) => one.localeCompare(other))
    .slice(0, MOST_PEOPLE)

/** All that narrows the texts but their state and what is wrong with them. */
function conditionsOf(
  db: Database,
  question: TextsQuestion,
  orders: readonly TextOrder[],
): readonly Expression<SqlBool>[] {
  const { tenantId, language, place, q = '', by } = question
  const words = folded(q)
  const conditions: Expression<SqlBool>[] = [
    sql<SqlBool>`text_states.tenant_id = ${tenantId}`,
    sql<SqlBool>`text_states.scope in (${sql.join(scopesOf(question))})`,
    sql<SqlBool>`text_states.language = ${language}`,
  ]
  if (by !== undefined) conditions.push(sql<SqlBool>`text_states.by_whom = ${by}`)
  if (place !== undefined) conditions.push(inPlace(orders.flatMap((order) => order.places.get(place) ?? [])))
  if (words !== '') {
    const pattern = patternOf(words)
    const inSource = db
      .selectFrom('texts')
      .select('texts.id')
      .where('texts.tenant_id', '=', tenantId)
      .where(sql<SqlBool>`texts.scope = text_states.scope and texts.id = text_states.id`)
      .where(sql<SqlBool>`texts.words like ${pattern} escape '\\'`)
    conditions.push(sql<SqlBool>`(text_states.words like ${pattern} escape '\\' or exists ${inSource})`)
  }
  return conditions
}

/** A place is one page, menu or content: its owners are of one scope. */
function inPlace([place]: readonly OrderedPlace[]): Expression<SqlBool> {
  if (!place) return sql<SqlBool>`1 = 0`
  return sql<SqlBool>`(text_states.scope = ${place.scope} and text_states.owner_id in (${sql.join(place.owners)}))`
}

/** Whose settings an owner is. */
function ofOwner(owner: string): SettingsOf {
  const [kind = '', id = '', component = ''] = owner.split('/')
  if (kind === 'page') return { page: id, component }
  if (kind === 'record') return { pageRecord: id }
  if (kind === 'menu') return { menu: id }
  if (kind === 'header' || kind === 'footer') return { part: kind, component: id }
  return { content: owner } as SettingsOf
}

/** Some texts with what became of them in a language, in the order of their ids. */
export async function textRows(
  db: Database,
  question: Pick<TextsQuestion, 'tenantId' | 'draftsId' | 'language'>,
  ids: readonly number[],
): Promise<readonly TextRow[]> {
  const rows = new Map<number, TextRow>()
  for (const scope of scopesOf(question)) {
    const isContents = scope === 'contents'
    const mine = ids.filter((id) => id % 2 === (isContents ? 1 : 0)).map((id) => Math.floor(id / 2))
    if (mine.length === 0) continue
    const found = await db
      .selectFrom('text_states')
      .innerJoin('texts', (join) =>
        join
          .onRef('texts.tenant_id', '=', 'text_states.tenant_id')
          .onRef('texts.scope', '=', 'text_states.scope')
          .onRef('texts.id', '=', 'text_states.id'),
      )
      .select([
        ...(['texts.id', 'texts.owner_id', 'texts.path', 'texts.value as source', 'texts.fingerprint'] as const),
        ...(['text_states.state', 'text_states.value', 'text_states.note', 'text_states.problems'] as const),
      ])
      .where('text_states.tenant_id', '=', question.tenantId)
      .where('text_states.scope', '=', scope)
      .where('text_states.language', '=', question.language)
      .where('text_states.id', 'in', mine)
      .execute()
    const owners = await db
      .selectFrom('text_owners')
      .select(['id', 'owner', 'place', 'name'])
      .where('tenant_id', '=', question.tenantId)
      .where('scope', '=', scope)
      .where('id', 'in', [...new Set(found.map(({ owner_id }) => owner_id)), -1])
      .execute()
    const known = new Map(owners.map((owner) => [Number(owner.id), owner]))
    for (const { id, owner_id, path, source, fingerprint, state, value, note, problems } of found) {
      const owner = known.get(Number(owner_id))
      if (!owner) continue
      const of = ofOwner(owner.owner)
      rows.set(asId(scope, Number(id)), {
        id: asId(scope, Number(id)),
        of,
        place: owner.place,
        ...('component' in of && { section: owner.name }),
        path,
        source: fromJson(source),
        fingerprint,
        state,
        ...(value !== null && { value: fromJson(value) }),
        ...(note !== null && { note: fromJson(note) }),
        problems,
      })
    }
  }
  return ids.flatMap((id) => rows.get(id) ?? [])
}
