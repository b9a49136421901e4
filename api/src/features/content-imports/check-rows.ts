import { setImmediate as othersFirst } from 'node:timers/promises'
import {
  applyAll,
  baseLanguage,
  editedContentOf,
  idFrom,
  importSteps,
  mayDo,
  type ReadRow,
  type RecordOfCells,
  readRow,
  slugFrom,
} from '@vitrine/model'
import {
  type ContentRecord,
  entities,
  type Operation,
  type Problem,
  patternOf,
  type SpreadsheetColumn,
  type SpreadsheetRow,
  slug as slugSchema,
  spreadsheetColumn,
  usualValues,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { toJson } from '../../platform/database/json-text.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { problemsOf } from '../contents/editing/content-problems.ts'
import { storedContents } from '../contents/editing/stored-contents.queries.ts'
import { editableRecords } from '../contents/saving/editable-contents.ts'
import { mediaHostsOf } from '../domains/media-hosts.ts'
import { type ImportRow, rowsAbout, type StoredImport } from './imports.queries.ts'
import { readLookUps } from './look-ups.queries.ts'
import { type Match, matchRecords } from './match-records.queries.ts'
import type { StoredProblem } from './tables.ts'

/** So long is checked at a stretch, while everybody else waits, in milliseconds. A visit takes several turns. */
const STRETCH = 4

/** Longer texts are shown by their beginning. */
const SHOWN = 300

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text)

/** The columns of an import, by the cells of its rows. */
export const columnsOfImport = ({ kind, columns }: Pick<StoredImport, 'kind' | 'columns'>) =>
  columns.map(({ to }) => (to === null ? undefined : spreadsheetColumn(entities[kind], to)))

/** The column that a problem of a record is about, by the place of its value. */
function columnOfProblem(
  { path, params }: Pick<Problem, 'path' | 'params'>,
  columns: readonly (SpreadsheetColumn | undefined)[],
): string | undefined {
  const [, language, inMap] = /^settings\.editPropsByLangEnvMap\.([A-Za-z0-9-]+)\.(.*)$/s.exec(path) ?? []
  const inProps = inMap ?? path.replace(/^settings\.props\.?/, '')
  const whole = [inProps, params.missingProperty].filter((part) => part !== undefined && part !== '').join('.')
  const known = columns.filter((column) => column !== undefined)
  for (const one of [whole, inProps]) {
    const pattern = patternOf(one)
    const found =
      known.find((column) => column.path === pattern && column.language === language) ??
      known.find((column) => column.path?.startsWith(`${pattern}.`) && column.language === language) ??
      known.find((column) => column.field === pattern && column.path === undefined)
    if (found) return found.key
  }
  const top = /^[^.[]*/.exec(inProps)?.[0]
  return known.find((column) => column.path?.startsWith(`${top}[`) && column.language === language)?.key
}

/** The operations of a row: their ids follow from the import and the row, so that what is done twice is done once. */
const withOwnIds = (importId: string, row: number, operations: readonly Operation[]): readonly Operation[] =>
  operations.map((operation, at) => ({ ...operation, id: idFrom(`import ${importId} ${row} ${at}`) }))

const nameOf = (record: RecordOfCells, title: string): string => {
  const name = record.settings.props[title]
  return typeof name === 'string' ? name.slice(0, SHOWN).toWellFormed() : record.slug
}

const canBeSlug = new RegExp(slugSchema.pattern)

/** Addresses for records that name none: what follows from their name, with a number where another one has that. */
function candidates(base: string): readonly string[] {
  return [base, ...Array.from({ length: 8 }, (_, at) => `${base}-${at + 2}`)]
}

interface Checked {
  readonly match: Match
  readonly read?: ReadRow
  readonly problems: readonly StoredProblem[]
}

/**
 * Checks rows of an import: which record each is about, what it changes of it, and whether the member may and can do so.
 * Nothing is stored.
 */
export async function checkRows(
  given: StoredImport,
  rows: readonly SpreadsheetRow[],
  context: MemberContext,
): Promise<readonly ImportRow[]> {
  const { storage, stores, tenant, member, parts } = context
  const { db } = storage
  const { kind, options } = given
  const entity = entities[kind]
  const columns = columnsOfImport(given)
  const cells = rows.map((row) => columns.map((_, at) => row.cells[at] ?? ''))
  const numbers = new Set(rows.map(({ row }) => row))
  let since = performance.now()
  const breathe = async () => {
    if (performance.now() - since < STRETCH) return
    await othersFirst()
    since = performance.now()
  }

  const matches = await matchRecords(db, { tenantId: tenant.id, entity }, columns, cells)
  // On SQLite a query is answered at once, so that nobody had a turn since.
  await breathe()
  const mediaHosts = await mediaHostsOf(context, db)
  const hosts = new Set([...(mediaHosts ?? []), new URL(parts.systemOrigin).host].map((host) => host.toLowerCase()))
  const lookUp = await readLookUps(db, { tenantId: tenant.id, hosts }, columns, cells)
  const configured = await configuredLanguages(db, tenant)
  const languages = new Set([baseLanguage(tenant), ...configured])
  const newProps = usualValues(entity, await stores.sites.facts(tenant.id))

  const checked: Checked[] = []
  for (const [at, match] of matches.entries()) {
    await breathe()
    if ('problem' in match) {
      checked.push({ match, problems: [match.problem] })
      continue
    }
    const { record } = match
    if (!record && options.newRows === 'refuse') {
      checked.push({ match, problems: [{ key: 'problem.import.unknownRecord', params: {} }] })
      continue
    }
    const id = match.id ?? idFrom(`import ${given.id} ${rows[at]?.row} record`)
    const row = { entity, columns, cells: cells[at] ?? [], ...(record && { record }), id }
    const read = readRow(row, { ...options, newProps, lookUp })
    checked.push({ match, read, problems: read.problems })
  }

  // Addresses that new records come to, and who has them already: in the site, or in another row.
  const wanted = new Set<string>()
  for (const { match, read } of checked)
    if (read && !('problem' in match)) {
      if (match.record && match.record.slug === read.record.slug) continue
      for (const slug of candidates(read.record.slug)) wanted.add(slug)
    }
  const holders = await storedContents(db, tenant.id, {
    contents: [],
    slugs: [...wanted].map((slug) => `${kind}/${slug}`),
  })
  const holderOf = new Map(holders.map((record) => [record.slug, record.id]))
  await breathe()
  const rowsWithSlug = await rowsAbout(db, given, 'slug', wanted, numbers)
  await breathe()
  const ids = new Set(checked.flatMap(({ read }) => (read ? [read.record.id] : [])))
  const rowsWithId = new Map(await rowsAbout(db, given, 'content_id', ids, numbers))
  const slugsHere = new Map<string, number>()

  const stored: ImportRow[] = []
  for (const [at, { match, read, problems }] of checked.entries()) {
    await breathe()
    const { row = 0 } = rows[at] ?? {}
    const before = 'problem' in match ? undefined : match.record
    const base = {
      ...{ tenant_id: tenant.id, import_id: given.id, row, cells: toJson(cells[at] ?? []), applied_revision: null },
      ...{ revision: before?.revision ?? null, content_id: before?.id ?? null, slug: null },
      name: before ? nameOf(before, entity.title) : '',
    }
    const refused = (wrong: readonly StoredProblem[]): ImportRow => ({
      ...base,
      outcome: 'refused',
      ...(read && !before && { name: nameOf(read.record, entity.title) }),
      ...{ changes: toJson([]), problems: toJson(wrong), operations: toJson([]) },
    })
    if (!read || problems.length > 0) {
      stored.push(refused(problems))
      continue
    }
    const other = rowsWithId.get(read.record.id)
    if (other !== undefined) {
      stored.push(refused([{ key: 'problem.import.sameRecord', params: { row: other } }]))
      continue
    }
    const hasOwnSlug = columns.some(
      (column, index) => column?.key === 'slug' && (cells[at]?.[index] ?? '').trim() !== '',
    )
    const addressed = withAddress(read.record, { before, hasOwnSlug, kind, holderOf, rowsWithSlug, slugsHere })
    if ('problem' in addressed) {
      stored.push(refused([addressed.problem]))
      continue
    }
    const after = editedContentOf(addressed.record)
    const named = { kind, id: read.record.id }
    const operations = withOwnIds(given.id, row, importSteps(named, before && editedContentOf(before), after))
    const wrong = problemsOfSteps(operations, { before, after: addressed.record, kind })
    if (wrong.length > 0) {
      stored.push(refused(wrong))
      continue
    }
    rowsWithId.set(read.record.id, row)
    if (!before || before.slug !== after.slug) slugsHere.set(after.slug, row)
    stored.push({
      ...base,
      outcome: operations.length === 0 ? 'same' : before ? 'changed' : 'new',
      content_id: read.record.id,
      name: nameOf(addressed.record, entity.title),
      slug: before?.slug === after.slug ? null : after.slug,
      changes: toJson(
        read.changes.map(({ column, before: was, after: is }) => ({
          column,
          ...(was !== undefined && { before: shown(was) }),
          ...(is !== undefined && { after: shown(is) }),
        })),
      ),
      problems: toJson([]),
      operations: toJson(operations),
    })
  }
  return stored

  /** Why the operations of a row may not or cannot be done. */
  function problemsOfSteps(
    operations: readonly Operation[],
    { before, after }: { before: ContentRecord | undefined; after: RecordOfCells; kind: typeof kind },
  ): readonly StoredProblem[] {
    if (operations.length === 0) return []
    const draft = editableRecords(tenant, before ? [before] : [], configured)
    for (const operation of operations) {
      const error = mayDo(member, operation, draft, [])
      if (error !== true) return [{ key: error.key, params: error.params }]
    }
    const known = Object.keys(before?.settings.editPropsByLangEnvMap ?? {})
    const rules = {
      languages: new Set([...languages, ...known]),
      baseLanguage: baseLanguage(tenant),
      hosts: mediaHosts,
    }
    const { settings, status, publishedAt } = after
    const found = problemsOf(
      { kind, settings, status, ...(publishedAt !== undefined && { publishedAt }) },
      before?.settings,
      rules,
    )
    if (found.length > 0)
      return found.map((problem) => {
        const column = columnOfProblem(problem, columns)
        return { key: problem.key, params: problem.params, ...(column !== undefined && { column }) }
      })
    if (!canBeSlug.test(after.slug) || after.slug.length > slugSchema.maxLength)
      return [{ column: 'slug', key: 'problem.pattern', params: { pattern: slugSchema.pattern } }]
    if (!Number.isSafeInteger(after.order) || after.order < 0 || after.order > 1_000_000)
      return [{ column: 'order', key: 'problem.maximum', params: { limit: 1_000_000 } }]
    const done = applyAll(draft, operations, [])
    if (!('error' in done)) return []
    const { key, params, problem } = done.error
    const column = columnOfProblem({ path: String(problem?.path ?? params.path ?? ''), params: {} }, columns)
    return [{ ...(problem ?? { key, params }), ...(column !== undefined && { column }) }].map(
      ({ key, params, column }) => ({
        ...{ key, params },
        ...(column !== undefined && { column }),
      }),
    )
  }
}

interface Addresses {
  readonly before: ContentRecord | undefined
  /** Whether the row names the address itself. */
  readonly hasOwnSlug: boolean
  readonly kind: StoredImport['kind']
  /** The ids of the records that have an address now, and the rows that give one. */
  readonly holderOf: ReadonlyMap<string, string>
  readonly rowsWithSlug: ReadonlyMap<string, number>
  readonly slugsHere: ReadonlyMap<string, number>
}

/** The record with an address that nobody else has. */
function withAddress(
  record: RecordOfCells,
  { before, hasOwnSlug, kind, holderOf, rowsWithSlug, slugsHere }: Addresses,
): { readonly record: RecordOfCells } | { readonly problem: StoredProblem } {
  if (before && before.slug === record.slug) return { record }
  const rowWith = (slug: string) => rowsWithSlug.get(slug) ?? slugsHere.get(slug)
  const isFree = (slug: string) => !holderOf.has(slug) && rowWith(slug) === undefined
  if (isFree(record.slug) && record.slug !== '') return { record }
  if (hasOwnSlug || before) {
    const row = rowWith(record.slug)
    return {
      problem:
        row === undefined
          ? { column: 'slug', key: 'problem.slugTaken', params: { place: record.slug } }
          : { column: 'slug', key: 'problem.import.sameAddress', params: { row } },
    }
  }
  const end = record.id.toLowerCase()
  const base = record.slug || kind
  const free = record.slug === '' ? undefined : candidates(record.slug).find(isFree)
  return { record: { ...record, slug: free ?? slugFrom(`${base}-${end}`) } }
}
