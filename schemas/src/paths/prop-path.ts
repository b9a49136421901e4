/** The names of an object's type, without those of an index signature: they would let any text through. */
type NameIn<P> = keyof { readonly [K in keyof P as K extends string ? (string extends K ? never : K) : never]: unknown }

/** What is kept and replaced whole has no paths inside. */
type Whole = { readonly type: 'doc' }

/** The paths below a value, as they go on behind its own. */
type Below<V, Wanted> = V extends readonly (infer Item)[]
  ? Item extends { readonly id: string }
    ? `[${string}]${(Item extends Wanted ? '' : never) | Below<Item, Wanted>}`
    : never
  : V extends Whole
    ? never
    : V extends object
      ? `.${PathTo<V, Wanted>}`
      : never

/**
 * The paths of props that lead to a value of some type. An item's id is any text in brackets; for a list
 * inside of a list that is too much, where both have a prop of one name.
 *
 * `PathTo<BannerProps, string>` has `title`, `image.alt` and `` `facts[${string}].label` ``.
 */
export type PathTo<P, Wanted> = P extends object
  ? {
      readonly [K in NameIn<P>]-?: K extends string & keyof P
        ? (NonNullable<P[K]> extends Wanted ? K : never) | `${K}${Below<NonNullable<P[K]>, Wanted>}`
        : never
    }[NameIn<P>]
  : never
