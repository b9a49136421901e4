import { imageVariant } from '@vitrine/schemas'

/** The narrowest copy of a picture that is at least so wide, in pixels; the picture itself, where none is. */
export function copyOf(
  { src, widths = [] }: { readonly src: string; readonly widths?: readonly number[] },
  least: number,
) {
  const enough = widths.filter((width) => width >= least)
  return enough.length > 0 ? imageVariant(src, Math.min(...enough)) : src
}
