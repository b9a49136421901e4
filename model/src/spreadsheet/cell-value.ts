import type { Json } from '@vitrine/schemas'

/** What is wrong with a cell: the key of a message with what it names. */
export interface CellProblem {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The value that a cell says, or what is wrong with it. */
export type CellValue = { readonly value: Json } | { readonly problem: CellProblem }

export const problemWith = (key: string, params: CellProblem['params'] = {}): { readonly problem: CellProblem } => ({
  problem: { key, params },
})

/** Several texts in one cell; a backslash stands before what would end one, and before spaces at its ends. */
export const joinParts = (parts: readonly string[], sign: string): string =>
  parts
    .map((part) =>
      [...part]
        .map((letter, at, all) => {
          const isEnd = at === 0 || at === all.length - 1
          return letter === '\\' || letter === sign || (isEnd && /\s/.test(letter)) ? `\\${letter}` : letter
        })
        .join(''),
    )
    .join(sign === '|' ? '|' : `${sign} `)

/** The texts of a cell that `joinParts` made, or somebody typed: spaces around them do not count. */
export function splitParts(cell: string, sign: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  /** Up to where spaces stay. */
  let kept = 0
  const end = () => {
    parts.push(part.slice(0, kept) + part.slice(kept).trimEnd())
    part = ''
    kept = 0
  }
  for (let at = 0; at < cell.length; at++) {
    const letter = cell[at] ?? ''
    const next = cell[at + 1]
    if (letter === '\\' && next !== undefined && (next === '\\' || next === sign || /\s/.test(next))) {
      part += next
      kept = part.length
      at++
    } else if (letter === sign) end()
    else if (part !== '' || !/\s/.test(letter)) part += letter
  }
  end()
  return parts
}

const groups = { '.': ',', ',': '.' } as const

/** A number as people write it: `1,234.5`, or `1.234,5` with a comma as decimal sign. Its digits as a program writes them. */
export function plainNumber(text: string, decimalSign: '.' | ','): string | undefined {
  const bare = text.trim().replaceAll(/[\s\u00A0\u202F'’]/g, '')
  const [whole = '', ...decimals] = bare.split(decimalSign)
  if (decimals.length > 1 || (decimals.length === 1 && !/^\d+$/.test(decimals[0] ?? ''))) return undefined
  const group = groups[decimalSign]
  const digits = whole.includes(group)
    ? new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)
      ? whole.replaceAll(group, '')
      : undefined
    : whole
  if (digits === undefined || !/^-?\d{1,15}$/.test(digits)) return undefined
  return decimals.length === 1 ? `${digits}.${decimals[0]}` : digits
}

/** An amount in minor units; nothing where it has more decimals than the currency. */
export function minorUnits(plain: string, decimals: number): number | undefined {
  const [whole = '0', part = ''] = plain.split('.')
  const kept = part.replace(/0+$/, '')
  if (kept.length > decimals) return undefined
  const amount = Number(`${whole}${kept.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(amount) ? amount : undefined
}
