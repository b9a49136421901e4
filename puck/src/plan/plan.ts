import type { Json, SchemaNode, SlotSpec } from '@vitrine/schemas'
import type { PuckComponent } from '../config.ts'

/** What every field that is stored as a prop says: the name of the prop, and its schema. */
interface StoredField {
  readonly name: string
  readonly node: SchemaNode
}

/** A field whose value is stored as it is. */
export interface ValueField extends StoredField {
  readonly kind: 'value'
  readonly fits: (value: Json) => boolean
}

/** One of several values; what JSON Schema cannot name in an `enum` has a code. */
export interface ChoiceField extends StoredField {
  readonly kind: 'choice'
  readonly codes: readonly { readonly value: unknown; readonly code: Json; readonly label?: string | undefined }[]
}

/** Text with structure. `asHtml`: the component takes it as HTML; otherwise as an element of React's. */
export interface RichTextField extends StoredField {
  readonly kind: 'rich-text'
  readonly asHtml: boolean
}

export interface ListField extends StoredField {
  readonly kind: 'list'
  readonly item: ObjectPlan
  readonly min: number
  readonly max: number
}

export interface GroupField extends StoredField {
  readonly kind: 'group'
  readonly object: ObjectPlan
}

/** Other components. */
export interface SlotField {
  readonly kind: 'slot'
  readonly slot: string
  readonly allow?: readonly string[] | undefined
  readonly disallow?: readonly string[] | undefined
}

/** A list whose items hold other components: each is a component of its own, in a slot. */
export interface ItemsField {
  readonly kind: 'items'
  readonly slot: string
  readonly item: SectionPlan
}

export type FieldPlan = ValueField | ChoiceField | RichTextField | ListField | GroupField | SlotField | ItemsField

/** How the values of an object are stored, by the names that they have in Puck. */
export interface ObjectPlan {
  readonly fields: ReadonlyMap<string, FieldPlan>
}

/** One section that a config comes to, and how its values are stored. */
export interface SectionPlan extends ObjectPlan {
  /** What it is called in Puck. */
  readonly component: string
  readonly type: string
  readonly config: PuckComponent
  /** What it is placed with, as the config has it. */
  readonly initial: unknown
  readonly properties: Readonly<Record<string, SchemaNode>>
  readonly slots: ReadonlyMap<string, SlotField | ItemsField>
  /** The sections that its items are. */
  readonly items: readonly ItemsField[]
  /** The type of the section whose items these are. */
  readonly within?: string
}

/** The sections of a config. */
export interface ConfigPlan {
  readonly components: ReadonlyMap<string, SectionPlan>
  readonly root: SectionPlan
  /** What a slot accepts, as types of sections. */
  readonly accepts: (slot: SlotField | ItemsField) => SlotSpec
}

export type StoredPlan = Exclude<FieldPlan, SlotField | ItemsField>

/** The section that stands around a page, where the root of a config draws or holds something. */
export const ROOT_TYPE = 'puck-root'
export const ROOT_SLOT = 'content'
/** A component that the config does not have: its values as they are. */
export const UNKNOWN_TYPE = 'puck-unknown'
/** What stood in a `DropZone` that is no field: a component with the name of the zone, in this slot of the section. */
export const ZONE_TYPE = 'puck-zone'
export const ZONES_SLOT = 'zones'
export const ZONE_SLOT = 'content'
