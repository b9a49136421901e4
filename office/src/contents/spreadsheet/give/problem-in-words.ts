import type { OfficeTranslate } from '../../../context/office-context.ts'
import { bytesInWords } from '../../../controls/amounts.ts'
import { pictureLimits } from '../reader/picture-limits.ts'
import { ReadProblem, spreadsheetLimits } from '../reader/spreadsheet.ts'

interface ProblemOptions {
  readonly t: OfficeTranslate
  readonly locale: string
  /** What was to be read. */
  readonly of: 'table' | 'pictures'
}

/** Why a file cannot be read, and what to do about it. */
export function problemInWords(error: unknown, { t, locale, of }: ProblemOptions): string {
  const { code, row } = error instanceof ReadProblem ? error : new ReadProblem('damaged')
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  switch (code) {
    case 'too-large':
      return t('import.problem.too-large', {
        size: bytesInWords(of === 'pictures' ? pictureLimits.zip : spreadsheetLimits.file, locale),
      })
    case 'too-many-rows':
      return t('import.problem.too-many-rows', { count: spreadsheetLimits.rows, rows: number(spreadsheetLimits.rows) })
    case 'too-many-columns':
      return t('import.problem.too-many-columns', { columns: number(spreadsheetLimits.columns) })
    case 'open-quote':
      return t('import.problem.open-quote', { row: number(row ?? 1) })
    case 'damaged':
      return t(of === 'pictures' ? 'import.problem.damagedZip' : 'import.problem.damaged')
    default:
      return t(`import.problem.${code}`)
  }
}
