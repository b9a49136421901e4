import { type Json, type JsonObject, own, type Settings, type SpreadsheetColumn } from '@vitrine/schemas'
import { type CellValue, minorUnits, plainNumber, problemWith, splitParts } from './cell-value.ts'
import { decimalsOf, idOf, listAt, nameIn } from './record-cells.ts'
import { readRichText } from './rich-text-cell.ts'

/** What names in cells stand for. */
export interface CellLookUp {
  /**
   * A file of the site by its name or address, fit for a column of pictures or of any files: what is stored of it, `src`
   * among it; nothing when there is none.
   */
  readonly media: (name: string, kind: SpreadsheetColumn['kind']) => JsonObject | undefined
  /** A content by id, slug or name: as a column writes it; nothing when there is none. */
  readonly content: (reference: NonNullable<SpreadsheetColumn['reference']>, name: string) => string | undefined
}

export interface CellOptions {
  readonly decimalSign: '.' | ','
  readonly lookUp: CellLookUp
}

/** Reads what is written of a choice, whatever its case. */
function choiceIn(choices: readonly Json[], text: string): Json | undefined {
  const wanted = text.trim().toLowerCase()
  return choices.find((choice) => String(choice).toLowerCase() === wanted)
}

const noChoice = (choices: readonly Json[]) => problemWith('problem.enum', { allowedValues: choices.join(', ') })

/** Reads each part of a cell; the first problem counts. */
function readParts(
  cell: string,
  sign: string,
  read: (part: string) => string | Json | ReturnType<typeof problemWith> | undefined,
  problem: (part: string) => ReturnType<typeof problemWith>,
): CellValue {
  const values: Json[] = []
  for (const part of splitParts(cell, sign)) {
    if (part === '') continue
    const value = read(part)
    if (value === undefined) return problem(part)
    values.push(value as Json)
  }
  return { value: [...new Set(values)] }
}

/** An item of a list of lists by what it is called: `Size=M8`, `M8`, or its id. */
function itemNamed(settings: Settings, { names }: SpreadsheetColumn, name: string): string | undefined {
  if (!names) return undefined
  let bare: string | undefined
  for (const list of listAt(settings, names.lists)) {
    const items = own(list, names.items)
    for (const item of Array.isArray(items) ? (items as readonly Json[]) : []) {
      if (`${nameIn(list)}=${nameIn(item)}` === name || idOf(item) === name) return idOf(item)
      if (nameIn(item) === name) bare ??= idOf(item)
    }
  }
  return bare
}

const foreignAddress = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)/i

function readMedia(text: string, kind: SpreadsheetColumn['kind'], { media }: CellLookUp): CellValue {
  const name = text.trim()
  const found = media(name, kind)
  if (found) return { value: found }
  const [, host] = foreignAddress.exec(name) ?? []
  return host === undefined
    ? problemWith('problem.import.media', { name })
    : problemWith('problem.import.foreignMedia', { host })
}

function readMoney(text: string, settings: Settings, column: SpreadsheetColumn, sign: '.' | ','): CellValue {
  if (text.trim().toLowerCase() === 'pending') return { value: 'pending' }
  // A sign or a code of a currency may stand before or after it.
  const bare = text.trim().replace(/^(?:[A-Z]{3}\b|\p{Sc})\s*|\s*(?:\b[A-Z]{3}|\p{Sc})$/gu, '')
  const plain = plainNumber(bare, sign)
  if (plain === undefined) return problemWith('problem.import.number', { text: text.slice(0, 80) })
  const decimals = decimalsOf(settings, column)
  const amount = minorUnits(plain, decimals)
  return amount === undefined ? problemWith('problem.import.decimals', { limit: decimals }) : { value: amount }
}

/**
 * The value that a text of a cell says, or of a line of one.
 *
 * @param settings of the record as far as it is read: the currency of amounts, the items that combinations name.
 */
export function readCell(
  text: string,
  column: SpreadsheetColumn,
  settings: Settings,
  { decimalSign, lookUp }: CellOptions,
): CellValue {
  const { kind, choices = [], reference } = column
  switch (kind) {
    case 'id':
    case 'slug':
      return { value: text.trim() }
    case 'text':
    case 'items':
      return { value: text }
    case 'rich-text':
      return readRichText(text)
    case 'number': {
      const plain = plainNumber(text, decimalSign)
      return plain === undefined
        ? problemWith('problem.import.number', { text: text.slice(0, 80) })
        : { value: Number(plain) }
    }
    case 'money':
      return readMoney(text, settings, column, decimalSign)
    case 'choice': {
      const choice = choiceIn(choices, text)
      return choice === undefined ? noChoice(choices) : { value: choice }
    }
    case 'choices':
      return readParts(
        text,
        ',',
        (part) => choiceIn(choices, part),
        () => noChoice(choices),
      )
    case 'switch': {
      const isOn = choiceIn(['true', 'false'], text)
      return isOn === undefined ? noChoice(['true', 'false']) : { value: isOn === 'true' }
    }
    case 'date':
      return Number.isNaN(Date.parse(text.trim())) || !/^\d{4}-\d{2}-\d{2}/.test(text.trim())
        ? problemWith('problem.date')
        : { value: text.trim() }
    case 'picture':
    case 'file':
      return readMedia(text, kind, lookUp)
    case 'references':
      return readParts(
        text,
        ',',
        (part) => reference && lookUp.content(reference, part),
        (name) => problemWith('problem.import.content', { name }),
      )
    case 'item-references':
      return readParts(
        text,
        '|',
        (part) => itemNamed(settings, column, part),
        (name) => problemWith('problem.import.option', { name }),
      )
  }
}
