import type { ReactNode } from 'react'
import type { ValidateAt } from '../form/submission/submission.ts'
import type { Formats } from '../reading/form-schema.ts'
import type { SetterServices } from '../services.ts'
import type { SetterMatch } from '../setter.ts'
import type { AnsweredProblem } from './answered-problems.ts'
import type { Labels } from './words.ts'

/** Any schema: draft 4 to 2020-12. */
export type JsonSchema = object | boolean

/** The props of `SchemaForm`, whose value has the type `T`. */
export interface SchemaFormProps<T> {
  readonly schema: JsonSchema
  /** The value, where it is kept outside. Handing back what `onChange` gave does nothing; any other value is taken over. */
  readonly value?: T
  /** What the form begins with where no value is given: `{}`. */
  readonly defaultValue?: T
  /**
   * Told every change that fits the schema, as far as the value is filled in. What does not fit stays in its field.
   *
   * @param path where it was changed: `address.zip`, `items[0]`; empty for the whole.
   */
  readonly onChange?: (value: T, path: string) => void
  /**
   * Called with the complete value, defaults included, when it is valid. Problems that are answered stand at their
   * fields; while a promise is pending nothing can be sent again, and where it is rejected the form says so.
   */
  readonly onSubmit?: (value: T) => void | Promise<void> | Promise<readonly AnsweredProblem[] | undefined>
  /** When a field says what is wrong with it: `blur`. Submitting lists all problems and goes to the first. */
  readonly validate?: ValidateAt
  /** Setters of one's own, made by `defineSetter` with a match function. */
  readonly setters?: readonly SetterMatch[]
  /** What setters of pages, links and files ask for. Without it there are none. */
  readonly services?: Partial<SetterServices>
  /** Labels of fields by their path, `fields.address.zip`, and other words of the form by their keys. */
  readonly labels?: Labels
  /** The language of what the form says by itself: that of the document, else `en`. */
  readonly locale?: string
  /**
   * Finds other files that the schema refers to. It gets the address without its fragment, once each. Without it, or
   * where it finds nothing, such a value is edited as JSON, and its field says so.
   */
  readonly resolveRef?: (uri: string) => JsonSchema | undefined | Promise<JsonSchema | undefined>
  /** Formats beside those of JSON Schema, or in place of them: whether a text has one. */
  readonly formats?: Formats
  readonly disabled?: boolean
  /** A button of type `submit` in place of ours. */
  readonly children?: ReactNode
}
