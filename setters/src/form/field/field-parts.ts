import type { Json, SchemaNode } from '@vitrine/schemas'
import type { FieldState } from '../../field-source.ts'
import type { Setter } from '../../setter.ts'
import type { ToldProblem } from '../submission/told-problem.ts'

/** What a field knows once its setter is chosen. */
export interface FieldParts {
  readonly path: string
  /** As it stands in the form's schema: for checks. */
  readonly schema: SchemaNode
  /** As it is drawn. */
  readonly node: SchemaNode
  /** What is stored; a field of one value shows what the form holds. */
  readonly value: Json | undefined
  readonly state: FieldState
  /** What was found wrong when the field was left or the form was sent. */
  readonly told: ToldProblem | undefined
  /** Whether the error of what is being typed is shown already. */
  readonly isErrorShown: boolean
  readonly setter: Setter
  readonly label: string
  readonly required: boolean
  readonly isNullable: boolean
  readonly definition: string | undefined
}
