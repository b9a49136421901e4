import {
  type Answer,
  addContentImportRows,
  applyContentImport,
  cancelContentImport,
  contentImportDetail,
  contentImportMatching,
  createContentImport,
  type ImportOutcome,
  importOutcomes,
  listContentImports,
  mendContentImportRow,
  type Question,
  undoContentImport,
} from '@vitrine/schemas'
import { answering } from './open-screen.tsx'

type Import = Answer<typeof contentImportDetail>
type Row = Import['rows']['items'][number]

const defaults: Import['options'] = { emptyCells: 'keep', decimalSign: '.', newAre: 'draft', newRows: 'add' }
const at = '2026-11-26T08:00:00.000Z'

/** Imports in memory. A row whose price is no number is refused; one that names what is there already changes it. */
export function importsService(there: Readonly<Record<string, string>> = {}) {
  const imports = new Map<
    string,
    { of: Question<typeof createContentImport>; rows: Map<number, Row>; state: Import['state'] }
  >()
  let remembered: { header: string; to: string | null }[] = []

  function held(id: string) {
    const one = imports.get(id)
    if (!one) throw new Error(`No import: ${id}`)
    return one
  }
  function check(id: string, row: number, cells: readonly string[]): Row {
    const { columns } = held(id).of
    const cellOf = (key: string) => cells[columns.findIndex(({ to }) => to === key)] ?? ''
    const name = cellOf('name')
    const before = there[cellOf('model')]
    const price = columns.findIndex(({ to }) => to?.startsWith('priceTiers['))
    const isWrong = price >= 0 && !/^\d+([.,]\d+)?$/.test(cells[price] ?? '')
    const outcome: ImportOutcome = isWrong
      ? 'refused'
      : before === undefined
        ? 'new'
        : before === name
          ? 'same'
          : 'changed'
    return {
      ...{ row, outcome, cells: [...cells] },
      ...(!isWrong && { record: { id: `p${row}`, name } }),
      changes:
        outcome === 'new' || outcome === 'changed'
          ? [{ column: 'name', after: name, ...(before !== undefined && { before }) }]
          : [],
      problems: isWrong ? [{ column: columns[price]?.to ?? '', message: `“${cells[price]}” is not a number.` }] : [],
    }
  }
  const countsOf = (id: string) => {
    const rows = [...held(id).rows.values()]
    return Object.fromEntries(
      importOutcomes.map((one) => [one, rows.filter(({ outcome }) => outcome === one).length]),
    ) as Import['counts']
  }
  const summaryOf = (id: string) => {
    const { of, state } = held(id)
    const { kind, name } = of
    const mayUndo = state === 'done'
    return { ...{ id, kind, name, state, mayUndo }, counts: countsOf(id), createdAt: at, updatedAt: at }
  }
  function become(id: string, state: Import['state'], from: readonly ImportOutcome[], to: ImportOutcome) {
    const one = held(id)
    one.state = state
    for (const [row, { outcome, ...rest }] of one.rows)
      if (from.includes(outcome)) one.rows.set(row, { ...rest, outcome: to })
    return { job: 'j1' }
  }
  const answers = [
    answering(contentImportMatching, () => remembered),
    answering(listContentImports, () => {
      const items = [...imports.keys()].map(summaryOf)
      return { items, total: items.length, page: 1, pageSize: 5 }
    }),
    answering(createContentImport, (of) => {
      const id = `i${imports.size + 1}`
      imports.set(id, { of, rows: new Map(), state: 'checking' })
      remembered = of.columns.map(({ header, to }) => ({ header, to }))
      return { id }
    }),
    answering(addContentImportRows, ({ id, rows }) => {
      for (const { row, cells } of rows) held(id).rows.set(row, check(id, row, cells))
      return { counts: countsOf(id) }
    }),
    answering(contentImportDetail, ({ id, outcome, page = 1, pageSize = 50 }) => {
      const { of, rows } = held(id)
      const all = [...rows.values()].filter((row) => outcome === undefined || outcome.split(',').includes(row.outcome))
      return {
        ...summaryOf(id),
        columns: of.columns.map(({ header, to }) => ({ header, to })),
        options: { ...defaults, ...of.options },
        rows: { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize },
      }
    }),
    answering(mendContentImportRow, ({ id, row, cells }) => {
      const mended = check(id, row, cells)
      held(id).rows.set(row, mended)
      return { row: mended, counts: countsOf(id) }
    }),
    answering(applyContentImport, ({ id }) => become(id, 'done', ['new', 'changed'], 'applied')),
    answering(undoContentImport, ({ id }) => become(id, 'undone', ['applied'], 'undone')),
    answering(cancelContentImport, ({ id }) => {
      imports.delete(id)
      return { state: 'cancelled' as const }
    }),
  ]
  return { answers, imports }
}
