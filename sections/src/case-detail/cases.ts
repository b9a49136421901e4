import type { Answer, caseDetail, productDetail } from '@vitrine/schemas'

export type Case = Answer<typeof caseDetail>
export type Product = Answer<typeof productDetail>

/** The products that a case names by slug or id, in its order, as far as they are there. */
export function productsOf({ props }: Case, all: readonly Product[]): readonly Product[] {
  const byName = new Map(all.flatMap((product) => [[product.id, product] as const, [product.slug, product] as const]))
  const named = (props.products ?? []).map((name) => byName.get(name)).filter((product) => product !== undefined)
  return [...new Set(named)]
}

/** Further cases: those of the same category first. */
export function relatedTo(shown: Case, all: readonly Case[], most: number): readonly Case[] {
  const others = all.filter(({ id }) => id !== shown.id)
  const isAlike = ({ props }: Case) => props.category !== undefined && props.category === shown.props.category
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, most)
}
