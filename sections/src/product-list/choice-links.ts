import { type Stage, useStage } from '@vitrine/renderer'
import { type Choice, choiceOf } from './load.ts'
import type { ProductListProps } from './spec.ts'

/** The list that is shown, and the addresses of the same list chosen differently. */
export interface ShownList {
  readonly choice: Choice
  /** The address of this list with another choice: what is left out is not chosen. */
  readonly href: (choice: Partial<Choice>) => string
  /** Where the form of the filters leads, and what it has to carry along. */
  readonly form: { readonly action: string; readonly kept: readonly (readonly [name: string, value: string])[] }
}

export function useList(props: ProductListProps): ShownList {
  const stage = useStage()
  return {
    choice: choiceOf(props, stage.visit),
    href: (choice) => stage.address(stage.visit.path, queryOf(choice, props)),
    form: formOf(stage),
  }
}

/** Only what differs from the plain list stands in the address; page 1 never does (R130). */
const queryOf = ({ q, category, sort, page = 1 }: Partial<Choice>, props: ProductListProps) => ({
  ...(q && { q }),
  ...(category && { category }),
  ...(sort && sort !== props.sort && { sort }),
  ...(page > 1 && { page: String(page) }),
})

/** A form replaces the query of its address, so what stands there (the language) goes into fields. */
function formOf({ address, visit }: Stage): ShownList['form'] {
  const [action = '', query = ''] = address(visit.path).split('?')
  return { action, kept: [...new URLSearchParams(query)] }
}
