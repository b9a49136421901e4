import type { Json, SchemaNode } from '@vitrine/schemas'
import type { ComponentType, ReactNode } from 'react'
import type { Union } from '../reading/branches.ts'

export interface ObjectFieldsProps {
  readonly schema: SchemaNode
  /** The object whose properties these are; empty for the form itself. */
  readonly path: string
  readonly isTop?: boolean
  /** Properties that stand elsewhere: the choice of a union, an item's id. */
  readonly without?: readonly string[]
}

export interface UnionFieldsProps {
  readonly union: Union
  readonly path: string
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
  readonly disabled: boolean
  /** Of the field; a form and an item have none. */
  readonly label?: string
  readonly isTop?: boolean
  readonly without?: readonly string[]
  /** The fields of a branch are fields again: handed in, since they may hold unions. */
  readonly drawFields: (props: ObjectFieldsProps) => ReactNode
}

export interface OtherEntriesProps {
  readonly node: SchemaNode
  readonly path: string
  readonly without: readonly string[]
  /** Whose names are no strangers, whatever the conditions say at the moment. */
  readonly declared: SchemaNode
}

/** What draws of an object that is not its own properties; few objects ask for it. */
export interface ObjectParts {
  /** One of several kinds of objects. */
  readonly ObjectUnion: ComponentType<Omit<UnionFieldsProps, 'value' | 'onChange' | 'disabled'>>
  readonly OtherEntries: ComponentType<OtherEntriesProps>
}
