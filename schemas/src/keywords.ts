import type { KeywordDefinition } from 'ajv'
import { type ContentKind, contentKinds } from './content-kinds.ts'
import type { Json } from './json.ts'

/** Names a content of the site: by which of its names it is written; readers take either. */
export interface Reference {
  readonly kind: ContentKind
  readonly by: 'id' | 'slug'
}

/** How a column is drawn and edited where what follows from its schema is wrong. */
export interface Cell {
  /** In CSS pixels. */
  readonly width?: number
  /** Whether it is edited in its cell. */
  readonly edit?: boolean
  /** Whether it is changed in many records at once. */
  readonly bulk?: boolean
}

/** What the keywords of Vitrine say about a prop, beside what JSON Schema says. */
export interface Keywords {
  /** May have an entry in a language map. */
  readonly translatable?: boolean
  /** Stored as `{pc, mobile?}`; only for values that CSS can express, and for images. */
  readonly responsive?: boolean
  /** The setter that edits it; without it, one is chosen by type, format, enum or `$ref`. */
  readonly setter?: string
  readonly setterOptions?: Readonly<Record<string, unknown>>
  /** The group of the panel it stands in, and its place there. */
  readonly group?: string
  readonly order?: number
  /** The unit that is written behind the number in CSS. */
  readonly unit?: Unit
  /** Drawn as a heading: its level, or the name of the sibling prop that holds `h1` … `h6`. */
  readonly heading?: number | string
  /** Holds the id or slug of a content. */
  readonly reference?: Reference
  /** An amount in minor units (cents): the name of the prop that holds its currency. */
  readonly money?: string
  /** Tables of contents may be sorted and filtered by it. */
  readonly index?: boolean
  readonly cell?: Cell
}

export const units = ['px', 'rem', 'em', '%', 'vw', 'vh', 'fr', 'ms', 'deg', ''] as const
export type Unit = (typeof units)[number]

/**
 * The keywords as ajv takes them. Each has a meta-schema, so that a misspelt value refuses to
 * compile; they say nothing about data (`validate` is absent), so they cost nothing when checking.
 */
export const keywordDefinitions: readonly KeywordDefinition[] = [
  { keyword: 'translatable', metaSchema: { type: 'boolean' } },
  { keyword: 'responsive', metaSchema: { type: 'boolean' } },
  { keyword: 'setter', schemaType: 'string', metaSchema: { type: 'string', pattern: '^[a-z][a-z-]*$' } },
  { keyword: 'setterOptions', metaSchema: { type: 'object' } },
  { keyword: 'group', metaSchema: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' } },
  { keyword: 'order', metaSchema: { type: 'number' } },
  { keyword: 'unit', metaSchema: { enum: [...units] } },
  {
    keyword: 'heading',
    metaSchema: {
      oneOf: [
        { type: 'integer', minimum: 1, maximum: 6 },
        { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9]*$' },
      ],
    },
  },
  {
    keyword: 'reference',
    metaSchema: {
      type: 'object',
      required: ['kind', 'by'],
      additionalProperties: false,
      properties: { kind: { enum: contentKinds }, by: { enum: ['id', 'slug'] } },
    },
  },
  { keyword: 'money', metaSchema: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9]*$' } },
  { keyword: 'index', metaSchema: { type: 'boolean' } },
  {
    keyword: 'cell',
    metaSchema: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: {
        width: { type: 'integer', minimum: 40, maximum: 800 },
        edit: { type: 'boolean' },
        bulk: { type: 'boolean' },
      },
    },
  },
]

type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'

/** One node of a JSON Schema, with our keywords: what a person may write, and what is walked. */
export interface SchemaNode extends Keywords {
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, SchemaNode>>
  readonly title?: string
  readonly description?: string
  readonly type?: JsonType | readonly JsonType[]
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly default?: Json
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly multipleOf?: number
  readonly items?: SchemaNode
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>
  readonly propertyNames?: SchemaNode
  readonly additionalProperties?: boolean | SchemaNode
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly required?: readonly string[]
  readonly dependentSchemas?: Readonly<Record<string, SchemaNode>>
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>
  readonly oneOf?: readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly allOf?: readonly SchemaNode[]
  readonly not?: SchemaNode
  readonly if?: SchemaNode
  readonly then?: SchemaNode
  readonly else?: SchemaNode
  readonly discriminator?: { readonly propertyName: string }
}

/** The props schema of a section: a closed object. */
export interface SectionProps extends SchemaNode {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, SchemaNode>>
  readonly additionalProperties: false
}
