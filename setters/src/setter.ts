import type { Json, SchemaNode } from '@vitrine/schemas'
import type { ComponentType } from 'react'
import type { SetterName } from './setter-for.ts'

/** The props of a setter: a value and `onChange`. It knows nothing of pages, drafts or languages. */
export interface SetterProps<V extends Json = Json> {
  /** The schema of the value, its `$ref` followed. */
  readonly schema: SchemaNode
  /** The name of the value inside its form: `items[k3v9Qa2Z].title`. */
  readonly path: string
  /** The value that counts now, also where it comes from another layer; undefined where no layer has one. */
  readonly value: V | undefined
  readonly onChange: (value: V) => void
  /** Takes the value away, so that the layer below shows. */
  readonly onClear: () => void
  /** The field's title, for the names of buttons: never the whole name of one. */
  readonly label: string
  /** The id of the input that the label belongs to. */
  readonly id: string
  /** The id of the label, for `aria-labelledby` of what is no single input. */
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
}

/** How a field stands around its setter: beside its label, below it, as a group of its own, or without any. */
export type Frame = 'line' | 'block' | 'group'

/** A setter as it is registered. */
export interface Setter {
  readonly name: SetterName
  readonly frame: Frame
  /** Whether its control is one element that carries the id; else the label names a group. */
  readonly isInput: boolean
  /** Whether it draws fields of its own, and nothing is typed into it itself. */
  readonly holdsFields: boolean
  /** Given only values of its own kind: `canShow` is asked first. */
  readonly Control: ComponentType<SetterProps>
}

/** Registers a setter: its name is its folder's. */
export const defineSetter = <V extends Json>(
  name: SetterName,
  Control: ComponentType<SetterProps<V>>,
  { frame = 'block', isInput = true, holdsFields = false }: Partial<Omit<Setter, 'name' | 'Control'>> = {},
): Setter => ({ name, frame, isInput, holdsFields, Control: Control as unknown as Setter['Control'] })

export type Setters = Readonly<Record<SetterName, Setter>>
