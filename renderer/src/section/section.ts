import type { Answer, Call, PropsOf, Question, SectionProps, SectionSpec } from '@vitrine/schemas'
import type { CSSProperties, ReactNode } from 'react'

/** The address that is visited, as far as a section may know it. */
export interface StageVisit {
  /** The path without clientId, query and hash: `/products`. */
  readonly path: string
  /** The `{id}` of the route, if it has one. */
  readonly id?: string
  readonly query: Readonly<Record<string, string>>
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

/** A section that can be drawn: its spec and its view. */
export interface Section {
  readonly spec: SectionSpec
  readonly view: SectionView<never, never>
  readonly load?: Load<never>
}

/**
 * Joins the two halves of a section.
 *
 * ```ts
 * export const banner = defineSection(bannerSpec, { view: Banner })
 * export const productList = defineSection(productListSpec, { view: ProductList, load })
 * ```
 */
export function defineSection<P extends SectionProps, L extends Load<PropsOf<P>> | undefined = undefined>(
  spec: SectionSpec<P>,
  parts: { readonly view: SectionView<PropsOf<P>, DataOf<L>>; readonly load?: L },
): Section {
  return { spec, ...parts } as unknown as Section
}
