import {
  type Answer,
  type Call,
  layoutProps,
  type PropsOf,
  type PropsWith,
  type Question,
  type ResolvedMenu,
  type SchemaNode,
  type SectionProps,
  type SectionSpec,
} from '@vitrine/schemas'
import type { InquiryList } from '@vitrine/schemas/inquiry-list'
import type { CSSProperties, ReactNode } from 'react'
import type { Screen } from '../estimate/screen.ts'

/** The address that is visited, as far as a section may know it. */
export interface StageVisit {
  /** The path without clientId, query and hash: `/products`. */
  readonly path: string
  /** The `{id}` of the route, if it has one. */
  readonly id?: string
  readonly query: Readonly<Record<string, string>>
  /** The inquiry list, on its page alone; nothing where nobody visits it, as while it is laid out. */
  readonly list?: StageList | undefined
}

/** The inquiry list of a visitor, as far as its products are offered. */
export interface StageList extends InquiryList {
  /** Combinations that were on it and are not offered any more. */
  readonly dropped: readonly { readonly productId: string; readonly options: readonly string[] }[]
  /** How many products were on it that are gone. */
  readonly gone: number
  /** Whether there was no room for what was to be put on it. */
  readonly isFull: boolean
}

/** A call that a section needs answered before it is drawn. */
export interface LoadRequest<C extends Call = Call> {
  readonly call: C
  readonly question: Question<C>
}

/** Names a call and its question: `request(productList, { pageSize: 8 })`. */
export const request = <C extends Call>(call: C, question: Question<C>): LoadRequest<C> => ({ call, question })

/** The calls that a component needs, by the name under which its view finds the answers. */
export type Load<P> = (component: {
  readonly props: P
  readonly visit: StageVisit
}) => Readonly<Record<string, LoadRequest>>

/** The answers to what a load asked for; one that failed is `undefined`. */
export type DataOf<L> = L extends (...args: never[]) => infer Requests
  ? {
      readonly [K in keyof Requests]:
        | (NonNullable<Requests[K]> extends { readonly call: infer C } ? Answer<C> : never)
        | undefined
    }
  : Readonly<Record<string, never>>

/** Attributes for the outermost element of a view: spread them on it, all of them. */
export interface RootAttributes {
  readonly id?: string
  readonly style?: CSSProperties
  readonly 'data-section': string
  readonly [data: `data-${string}`]: string | undefined
}

/** What a view gets. The names of `load` are in `data`; slots are drawn by `<Slot name="…">`. */
export interface ViewProps<P, D = Readonly<Record<string, never>>> {
  readonly id: string
  readonly props: P
  readonly root: RootAttributes
  readonly data: D
}

/** The view of a section: a function component. */
export type SectionView<P, D> = (props: ViewProps<P, D>) => ReactNode

/**
 * How high a component stands on a screen, in CSS pixels, so that a page need not lay it out before it comes near. Within
 * a quarter of the truth: the difference moves what is below it when it comes near. `props` are those of that screen.
 */
export type Estimate<P, D> = (
  component: {
    readonly props: P
    readonly data: D
    readonly visit: StageVisit
    /** The menus of the site by their id. */
    readonly menus: Readonly<Record<string, ResolvedMenu>>
  },
  screen: Screen,
) => number

/** A section that can be drawn: its spec and its view. Without an estimate it is always laid out at once. */
export interface Section {
  readonly spec: SectionSpec
  readonly view: SectionView<never, never>
  readonly load?: Load<never>
  readonly estimate?: Estimate<never, never>
  /** What it says to buyers in English, by flat keys: for pages that are given no texts. */
  readonly texts?: Readonly<Record<string, string>>
}

/** What draws a section with such props, and what is asked for it. */
interface SectionParts<P, L extends Load<P> | undefined> {
  readonly view: SectionView<P, DataOf<L>>
  readonly load?: L
  readonly estimate?: Estimate<P, DataOf<L>>
}

/** A section in one: of its spec, only the type and what can be set must stand there. */
interface WholeSection<F extends PropSchemas, L extends Load<WholeProps<F>> | undefined>
  extends SectionParts<WholeProps<F>, L>,
    Partial<Omit<SectionSpec, 'type' | 'props'>> {
  readonly type: string
  /** The schemas of what can be set, by name. The props that every section has are added. */
  readonly props: F
}

type PropSchemas = Readonly<Record<string, SchemaNode>>
/** What the view of such a section gets: what has a default is always there. */
type WholeProps<F> = PropsWith<F & typeof layoutProps>

/** What a section is that says no more than what can be set: text, with one preset that has the defaults. */
const usual = { version: 1, category: 'text', icon: 'square', presets: [{ id: 'default', props: {} }] } as const

/**
 * Joins the two halves of a section, or makes one in one piece.
 *
 * ```tsx
 * export const banner = defineSection(bannerSpec, { view: Banner, load })
 * export const quote = defineSection({
 *   type: 'acme-quote',
 *   props: { text: { type: 'string', default: 'Words', translatable: true } },
 *   view: ({ root }) => <blockquote {...root}><Text path="text" /></blockquote>,
 * })
 * ```
 */
export function defineSection<const F extends PropSchemas, L extends Load<WholeProps<F>> | undefined = undefined>(
  section: WholeSection<F, L>,
): Section
/** Joins the two halves of a section: what can be set, and how it is drawn. */
export function defineSection<P extends SectionProps, L extends Load<PropsOf<P>> | undefined = undefined>(
  spec: SectionSpec<P>,
  parts: SectionParts<PropsOf<P>, L>,
): Section
export function defineSection(
  spec: SectionSpec | WholeSection<PropSchemas, undefined>,
  parts?: SectionParts<never, undefined>,
): Section {
  if (parts) return { spec: spec as SectionSpec, ...(parts as object) } as Section
  const { view, load, estimate, props, ...rest } = spec as WholeSection<PropSchemas, undefined>
  const properties = { ...props, ...layoutProps }
  const required = Object.entries(props).flatMap(([name, schema]) => (schema.default === undefined ? [] : [name]))
  return {
    spec: { ...usual, ...rest, props: { type: 'object', required, additionalProperties: false, properties } },
    view,
    ...(load !== undefined && { load }),
    ...(estimate !== undefined && { estimate }),
  } as unknown as Section
}
