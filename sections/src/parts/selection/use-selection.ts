import { calculate, combinationKey, optionsOfKey, readQuantity, type SelectionLine } from '@vitrine/schemas/selection'
import { useState } from 'react'
import type { SelectionData } from './selection-data.ts'

/** What a buyer has chosen, and what it comes to. */
export interface Selection {
  readonly lines: readonly SelectionLine[]
  readonly chosen: Readonly<Record<string, string>>
  readonly wrong: Readonly<Record<string, string>>
  readonly calculation: ReturnType<typeof calculate>
  /** Takes what was typed for combinations; what is no quantity stays beside them, and an empty text removes a line. */
  readonly enter: (typed: Readonly<Record<string, string>>) => void
  readonly set: (line: SelectionLine) => void
  readonly remove: (key: string) => void
  readonly choose: (kind: string, option: string) => void
}

interface State {
  readonly lines: readonly SelectionLine[]
  readonly wrong: Readonly<Record<string, string>>
}

const without = <V>(map: Readonly<Record<string, V>>, key: string) =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== key))

function withLine(lines: readonly SelectionLine[], line: SelectionLine): readonly SelectionLine[] {
  const key = combinationKey(line.options)
  const isThere = lines.some((one) => combinationKey(one.options) === key)
  if (!isThere) return [...lines, line]
  return lines.map((one) => (combinationKey(one.options) === key ? line : one))
}

const withoutLine = (lines: readonly SelectionLine[], key: string) =>
  lines.filter(({ options }) => combinationKey(options) !== key)

/** The state after a text was typed for a combination. */
function entered({ lines, wrong }: State, key: string, typed: string): State {
  const quantity = typed.trim() === '' ? 0 : readQuantity(typed)
  if (quantity === undefined) return { lines: withoutLine(lines, key), wrong: { ...wrong, [key]: typed } }
  const rest = without(wrong, key)
  if (quantity === 0) return { lines: withoutLine(lines, key), wrong: rest }
  return { lines: withLine(lines, { options: optionsOfKey(key), quantity }), wrong: rest }
}

export function useSelection(data: SelectionData): Selection {
  const [state, setState] = useState<State>({ lines: data.lines, wrong: data.wrong })
  const [chosen, setChosen] = useState(data.chosen)
  return {
    ...state,
    chosen,
    calculation: calculate({ ...data.terms, kinds: data.kinds }, state.lines),
    enter: (typed) =>
      setState((before) => Object.entries(typed).reduce((now, [key, text]) => entered(now, key, text), before)),
    set: (line) =>
      setState(({ lines, wrong }) => ({
        lines: withLine(lines, line),
        wrong: without(wrong, combinationKey(line.options)),
      })),
    remove: (key) => setState(({ lines, wrong }) => ({ lines: withoutLine(lines, key), wrong: without(wrong, key) })),
    choose: (kind, option) => setChosen((before) => ({ ...before, [kind]: option })),
  }
}
