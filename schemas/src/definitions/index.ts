import { background } from './background.ts'
import { border } from './border.ts'
import { button } from './button.ts'
import { colour } from './colour.ts'
import { icon } from './icon.ts'
import { image } from './image.ts'
import { link } from './link.ts'
import { richText, richTextNode } from './rich-text.ts'
import { seo } from './seo.ts'
import { spacing } from './spacing.ts'
import { video } from './video.ts'

/** The shared definitions that a props schema may name by `$ref`. */
export const definitions = [
  colour,
  link,
  image,
  video,
  spacing,
  background,
  border,
  button,
  icon,
  seo,
  richText,
  richTextNode,
] as const

export { background } from './background.ts'
export { border } from './border.ts'
export { image } from './image.ts'
export { link } from './link.ts'
