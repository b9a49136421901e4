import { isList, type Json, own, splitPath } from '@vitrine/schemas'

/** All values at a pattern of props, in their order: those of `priceTiers[].price` are the price of each tier. */
export function valuesAt(props: unknown, pattern: string): readonly Json[] {
  let values: readonly unknown[] = [props]
  for (const segment of splitPath(pattern))
    values = 'name' in segment ? values.map((value) => own(value, segment.name)) : values.filter(isList).flat()
  return values.filter((value): value is Json => value !== undefined)
}
