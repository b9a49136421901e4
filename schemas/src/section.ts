import type { Json } from './json.ts'
import type { SectionProps } from './keywords.ts'

/** What may be placed in a slot. */
export interface SlotSpec {
  /** Section types that are accepted; everything when left out. */
  readonly accepts?: readonly string[]
  readonly max?: number
}

/** What all pages share: the header above and the footer below each of them. */
export type SitePart = 'header' | 'footer'

/** Where a section may stand. */
export interface Nesting {
  /** May it stand on the page itself? Yes, unless this is `false`. */
  readonly root?: boolean
  /** Section types in whose slots it may stand; any, when left out. */
  readonly within?: readonly string[]
  /** May there be only one on a page? */
  readonly single?: boolean
  /** The part of the site that it is made for: a new one goes there, and so to every page. */
  readonly part?: SitePart
}

/** A section with content, ready to be placed; its name stands in the labels as `presets.{id}`. */
export interface Preset {
  readonly id: string
  readonly props: Readonly<Record<string, Json>>
  /** Components that it brings along in its slots. */
  readonly slots?: Readonly<Record<string, readonly PresetComponent[]>>
}

export interface PresetComponent {
  readonly type: string
  readonly props: Readonly<Record<string, Json>>
}

/**
 * One step of an upgrade. Steps speak of paths as patterns (`items[].title`), so the same step
 * rewrites base values, language maps, their meta data and deletions alike, and editions that were
 * published before.
 *
 * A value that is kept for each device (`{ pc, mobile? }`: a responsive value, or a spacing) is given to
 * `change` one device at a time, so a step is written for the value that the schema describes:
 * `{ step: 'change', path: 'height', change: (height) => (height === 'big' ? 'tall' : height) }`.
 *
 * - `add` puts a value where none stands; with `responsive` it is stored for pc.
 * - `add-devices` comes with a prop that becomes responsive: what stood there counts for pc.
 * - `remove-devices` comes with a prop that is no longer responsive: the value for pc stays.
 * - `rename-slot` takes what stands in a slot along to its new name.
 */
export type UpgradeStep =
  | { readonly step: 'rename'; readonly from: string; readonly to: string }
  | { readonly step: 'remove'; readonly path: string }
  | { readonly step: 'change'; readonly path: string; readonly change: (value: Json) => Json }
  | { readonly step: 'add'; readonly path: string; readonly value: Json; readonly responsive?: true }
  | { readonly step: 'add-devices'; readonly path: string }
  | { readonly step: 'remove-devices'; readonly path: string }
  | { readonly step: 'rename-slot'; readonly from: string; readonly to: string }

export const categories = ['page', 'layout', 'text', 'media', 'products', 'company', 'forms'] as const

/**
 * The half of a section that is data: what it is called, what can be set, what may stand in it.
 * It knows neither React nor CSS; `defineSection` of the renderer joins it with its view.
 */
export interface SectionSpec<P extends SectionProps = SectionProps> {
  /** Lower case with hyphens; the folder's name, and `data-section` on the page. */
  readonly type: string
  readonly version: number
  readonly category: (typeof categories)[number]
  /** The name of a lucide icon. */
  readonly icon: string
  readonly props: P
  readonly slots?: Readonly<Record<string, SlotSpec>>
  readonly nesting?: Nesting
  readonly presets: readonly Preset[]
  /** Values that a fuzz test or a story may show beside the presets. */
  readonly examples?: readonly Readonly<Record<string, Json>>[]
  /** Steps from version n to n + 1, by n. */
  readonly upgrades?: Readonly<Record<number, readonly UpgradeStep[]>>
}
