/** What is read of a field of Puck's, of whatever kind it is. */
export interface PuckField {
  readonly type: string
  readonly label?: string
  readonly options?: readonly { readonly label?: string; readonly value?: unknown }[]
  readonly arrayFields?: PuckFields
  readonly objectFields?: PuckFields
  readonly defaultItemProps?: unknown
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly allow?: readonly string[]
  readonly disallow?: readonly string[]
}

export type PuckFields = Readonly<Record<string, PuckField>>

/** What is read of the config of one component, or of the root. */
export interface PuckComponent {
  /** A function component; which props it takes is its own business. */
  readonly render?: (props: never) => unknown
  readonly label?: string
  readonly fields?: object
  readonly defaultProps?: object
  readonly metadata?: object
  readonly inline?: boolean
  readonly resolveData?: unknown
  readonly resolveFields?: unknown
  readonly permissions?: unknown
  readonly resolvePermissions?: unknown
}

/** A config of Puck's (`Config` of `@puckeditor/core`), as far as it is read. */
export interface PuckConfig {
  readonly components: Readonly<Record<string, PuckComponent>>
  readonly root?: PuckComponent
}

/** A document of Puck's (`Data` of `@puckeditor/core`), as it is stored: JSON. */
export interface PuckData {
  readonly root?: object
  readonly content?: readonly object[]
  readonly zones?: Readonly<Record<string, readonly object[]>>
}

export const fieldsOf = ({ fields }: PuckComponent): PuckFields => (fields ?? {}) as PuckFields
