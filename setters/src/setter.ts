import type { Json, SchemaNode } from '@vitrine/schemas'
import type { ComponentType } from 'react'
import { type SetterName, setterNames } from './setter-for.ts'

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
  readonly name: string
  readonly frame: Frame
  /** Whether its control is one element that carries the id; else the label names a group. */
  readonly isInput: boolean
  /** Whether it draws fields of its own, and nothing is typed into it itself. */
  readonly holdsFields: boolean
  /** Given only values of its own kind: `canShow` is asked first. */
  readonly Control: ComponentType<SetterProps>
}

/** Where a value stands, for what chooses its setter. */
export interface SchemaPlace {
  /** The name of the value inside its form: `items[0].title`; empty for the whole. */
  readonly path: string
  /** The schema of the whole form. */
  readonly root: SchemaNode
}

/**
 * A setter of one's own, and the values that it is for. `match` gets the schema of a value, its `$ref` followed, and
 * answers a rank, or `false` where it is none of its own; throwing counts as `false`. The highest rank wins, then the
 * later one. Ours rank 1 by type, 2 by format and choices, 3 by `$ref` of a shared definition, 4 by the keyword `setter`.
 */
export interface SetterMatch {
  readonly setter: Setter
  readonly match: (node: SchemaNode, at: SchemaPlace) => number | false
}

type SetterOptions = Partial<Omit<Setter, 'name' | 'Control'>>

/**
 * Registers a setter: one of ours by its name, which is its folder's; one of one's own by a match function, for
 * `setters` of a form.
 *
 * @throws TypeError with all reasons, when one of one's own has the name of one of ours, none, or no component.
 */
export function defineSetter<V extends Json>(
  name: string,
  Control: ComponentType<SetterProps<V>>,
  options: SetterOptions & Pick<SetterMatch, 'match'>,
): SetterMatch
/** One of ours, by the name of its folder. */
export function defineSetter<V extends Json>(
  name: SetterName,
  Control: ComponentType<SetterProps<V>>,
  options?: SetterOptions,
): Setter
export function defineSetter<V extends Json>(
  name: string,
  Control: ComponentType<SetterProps<V>>,
  { match, frame = 'block', isInput = true, holdsFields = false }: SetterOptions & Partial<SetterMatch> = {},
): Setter | SetterMatch {
  const setter = { name, frame, isInput, holdsFields, Control: Control as unknown as Setter['Control'] }
  if (match === undefined) return setter
  const reasons = [
    ...(name === '' ? ['It has no name.'] : []),
    ...(setterNames.some((known) => known === name) ? [`“${name}” is the name of a setter of ours.`] : []),
    ...(Control ? [] : ['It has no component.']),
    ...(typeof match === 'function' ? [] : ['Its match is no function.']),
  ]
  if (reasons.length > 0) throw new TypeError(`The setter “${name}” cannot be used. ${reasons.join(' ')}`)
  return { setter, match }
}

/** All setters of ours, by their names. */
export type Setters = Readonly<Record<SetterName, Setter>>
