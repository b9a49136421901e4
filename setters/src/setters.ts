import { alignmentSetter } from './alignment/index.ts'
import { backgroundSetter } from './background/index.ts'
import { borderSetter } from './border/index.ts'
import { choiceSetter } from './choice/index.ts'
import { colourSetter } from './colour/index.ts'
import { dateSetter } from './date/index.ts'
import { fileSetter } from './file/index.ts'
import { groupSetter } from './group/index.ts'
import { iconSetter } from './icon/index.ts'
import { imageSetter } from './image/index.ts'
import { itemReferenceSetter } from './item-reference/index.ts'
import { linkSetter } from './link/index.ts'
import { listSetter } from './list/index.ts'
import { longTextSetter } from './long-text/index.ts'
import { moneySetter } from './money/index.ts'
import { numberSetter } from './number/index.ts'
import { rangeSetter } from './range/index.ts'
import { rawSetter } from './raw/index.ts'
import { richTextSetter } from './rich-text/index.ts'
import type { Setters } from './setter.ts'
import { sourceSetter } from './source/index.ts'
import { spacingSetter } from './spacing/index.ts'
import { switchSetter } from './switch/index.ts'
import { textSetter } from './text/index.ts'
import { unionSetter } from './union/index.ts'
import { videoSetter } from './video/index.ts'

/** All setters, by name. */
export const setters: Setters = {
  text: textSetter,
  'long-text': longTextSetter,
  number: numberSetter,
  range: rangeSetter,
  switch: switchSetter,
  choice: choiceSetter,
  colour: colourSetter,
  alignment: alignmentSetter,
  link: linkSetter,
  image: imageSetter,
  video: videoSetter,
  file: fileSetter,
  icon: iconSetter,
  spacing: spacingSetter,
  border: borderSetter,
  background: backgroundSetter,
  date: dateSetter,
  'rich-text': richTextSetter,
  list: listSetter,
  group: groupSetter,
  union: unionSetter,
  source: sourceSetter,
  money: moneySetter,
  'item-reference': itemReferenceSetter,
  raw: rawSetter,
}
