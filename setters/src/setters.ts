import { alignment } from './alignment/index.ts'
import { background } from './background/index.ts'
import { border } from './border/index.ts'
import { choice } from './choice/index.ts'
import { colour } from './colour/index.ts'
import { date } from './date/index.ts'
import { file } from './file/index.ts'
import { group } from './group/index.ts'
import { icon } from './icon/index.ts'
import { image } from './image/index.ts'
import { link } from './link/index.ts'
import { list } from './list/index.ts'
import { longText } from './long-text/index.ts'
import { number } from './number/index.ts'
import { range } from './range/index.ts'
import { raw } from './raw/index.ts'
import { richText } from './rich-text/index.ts'
import type { Setters } from './setter.ts'
import { source } from './source/index.ts'
import { spacing } from './spacing/index.ts'
import { switchSetter } from './switch/index.ts'
import { text } from './text/index.ts'
import { union } from './union/index.ts'
import { video } from './video/index.ts'

/** All setters, by name. */
export const setters: Setters = {
  text,
  'long-text': longText,
  number,
  range,
  switch: switchSetter,
  choice,
  colour,
  alignment,
  link,
  image,
  video,
  file,
  icon,
  spacing,
  border,
  background,
  date,
  'rich-text': richText,
  list,
  group,
  union,
  source,
  raw,
}
