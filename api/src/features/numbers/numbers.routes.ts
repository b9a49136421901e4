import { type Answer, MOST_NUMBER_DAYS, MOST_NUMBER_ROWS, type NumberDimension, siteNumbers } from '@vitrine/schemas'
import { datesOf } from '@vitrine/schemas/format'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { namesOfContents } from '../contents/rows/named-contents.queries.ts'
import type { Measure } from './counted-event.ts'
import { addDays, dayInZone, isDay } from './day-in-zone.ts'
import { countsByDay, countsByValue, firstDay, type Span } from './numbers.queries.ts'

type Numbers = Answer<typeof siteNumbers>
type Row = Numbers['rows'][number]

/** What is seen, by what it is told apart by; the rest is pages. */
const seen: Readonly<Partial<Record<NumberDimension, Measure>>> = { search: 'search', product: 'product' }

function daysOf({ from, to }: Span): readonly string[] {
  const days: string[] = []
  if (!isDay(from) || !isDay(to)) return days
  for (let day = from; day <= to && days.length <= MOST_NUMBER_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

async function byDay(context: MemberContext, span: Span, days: readonly string[]): Promise<Numbers['days']> {
  const counted = new Map(
    (await countsByDay(context.storage.db, span)).map((row) => [`${row.day} ${row.measure}`, row] as const),
  )
  return days.map((day) => ({
    day,
    views: counted.get(`${day} view`)?.views ?? 0,
    visitors: counted.get(`${day} view`)?.visitors ?? 0,
    inquiries: counted.get(`${day} inquiry`)?.views ?? 0,
    productViews: counted.get(`${day} product`)?.views ?? 0,
  }))
}

/** The rows of a dimension, the most seen first. */
async function byValue(context: MemberContext, span: Span, by: NumberDimension): Promise<readonly Row[]> {
  const measure = seen[by] ?? 'view'
  const rows = new Map<string, Row>()
  for (const { measure: of, value, views, visitors } of await countsByValue(
    context.storage.db,
    span,
    [measure, 'inquiry'],
    by,
  )) {
    const row = rows.get(value) ?? { value, views: 0, visitors: 0, inquiries: 0 }
    rows.set(value, of === 'inquiry' ? { ...row, inquiries: views } : { ...row, views, visitors })
  }
  return [...rows.values()].sort(
    (one, other) => other.views - one.views || other.inquiries - one.inquiries || (one.value < other.value ? -1 : 1),
  )
}

/** Rows of products with what these are called now. */
async function withNames(context: MemberContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const { storage, tenant, chain } = context
  const ids = new Set(rows.map(({ value }) => value))
  const names = await namesOfContents(storage.db, { tenantId: tenant.id, kind: 'product' }, ids, chain)
  return rows.map((row) => {
    const name = names.get(row.value)
    return name === undefined ? row : { ...row, name }
  })
}

export const numbersRoutes: readonly Endpoint[] = [
  memberEndpoint(siteNumbers, async ({ from, to, by }, context) => {
    const { storage, tenant } = context
    const span = { tenantId: tenant.id, from, to }
    const days = daysOf(span)
    // Backwards, or longer than anything is kept.
    const isSpan = days.length > 0 && days.length <= MOST_NUMBER_DAYS
    for (const [path, isRight] of [
      ['from', isDay(from)],
      ['to', isDay(to) && isSpan],
    ] as const)
      if (!isRight) throw new InvalidQuestion([{ path, key: 'problem.format.date', params: {} }])
    const { timeZone } = datesOf(tenant)
    const all = by === undefined ? [] : await byValue(context, span, by)
    const first = all.slice(0, MOST_NUMBER_ROWS)
    const since = await firstDay(storage.db, tenant.id)
    return {
      days: await byDay(context, span, days),
      rows: by === 'product' ? await withNames(context, first) : first,
      total: all.length,
      timeZone,
      today: dayInZone(Date.now(), timeZone),
      ...(since !== undefined && { since }),
      isCounting: tenant.numbers !== false,
      isPublished: tenant.currentRelease !== null,
    }
  }),
]
