import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { background } from '../definitions/background.ts'
import type { border } from '../definitions/border.ts'
import type { button } from '../definitions/button.ts'
import type { colour } from '../definitions/colour.ts'
import type { image } from '../definitions/image.ts'
import type { link } from '../definitions/link.ts'
import type { seo } from '../definitions/seo.ts'
import type { spacing } from '../definitions/spacing.ts'
import type { video } from '../definitions/video.ts'

/** Rich text as far as types go: its nodes nest without end, so they stay `unknown` here. */
type RichTextShape = {
  readonly $id: 'rich-text'
  readonly type: 'object'
  readonly required: readonly ['type']
  readonly additionalProperties: false
  readonly properties: { readonly type: { readonly const: 'doc' }; readonly content: { readonly type: 'array' } }
}

type References = [
  typeof colour,
  typeof link,
  typeof image,
  typeof video,
  typeof spacing,
  typeof background,
  typeof border,
  typeof button,
  typeof seo,
  RichTextShape,
]

/**
 * The type of the value that a schema describes, shared definitions included. For a section it is
 * what the view gets: resolved, in one language, with the values for pc.
 */
export type PropsOf<S> = S extends JSONSchema ? FromSchema<S, { references: References }> : never

/** The same for some properties by themselves, as several sections have them. */
export type PropsWith<F> = PropsOf<{
  readonly type: 'object'
  readonly additionalProperties: false
  readonly properties: F
}>

/** The same for a value that is given to be checked: what has a default may be missing. */
export type GivenOf<S> = S extends JSONSchema
  ? FromSchema<S, { references: References; keepDefaultedPropertiesOptional: true }>
  : never

export type LinkValue = PropsOf<typeof link>
export type ImageValue = PropsOf<typeof image>
export type VideoValue = PropsOf<typeof video>
export type Spacing = PropsOf<typeof spacing>
export type Background = PropsOf<typeof background>
export type Border = PropsOf<typeof border>
export type ButtonValue = PropsOf<typeof button>
export type Seo = PropsOf<typeof seo>
export type RichTextValue = { readonly type: 'doc'; readonly content?: readonly unknown[] }
