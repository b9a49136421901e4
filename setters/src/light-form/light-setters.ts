import { propertiesOf, type SectionProps } from '@vitrine/schemas'
import { choiceSetter } from '../choice/index.ts'
import { dateSetter } from '../date/index.ts'
import { groupSetter } from '../group/index.ts'
import { longTextSetter } from '../long-text/index.ts'
import { numberSetter } from '../number/index.ts'
import { defineSetter, type Setter, type Setters } from '../setter.ts'
import { type SetterName, setterFor } from '../setter-for.ts'
import { switchSetter } from '../switch/index.ts'
import { textSetter } from '../text/index.ts'
import { lateControl } from './late-control.tsx'

const loads = new Map<SetterName, () => void>()

/** A setter whose control comes by itself, when a field of its kind is drawn first. */
function late(
  name: SetterName,
  load: () => Promise<Setter['Control']>,
  options: Partial<Pick<Setter, 'frame' | 'isInput' | 'holdsFields'>> = {},
): Setter {
  const control = lateControl(name, load)
  loads.set(name, control.load)
  return defineSetter(name, control.Control, options)
}

const group = { frame: 'group', isInput: false } as const

/** All setters: those of plain values are here, each of the others comes when it is drawn. */
export const lightSetters: Setters = {
  text: textSetter,
  'long-text': longTextSetter,
  number: numberSetter,
  switch: switchSetter,
  choice: choiceSetter,
  date: dateSetter,
  group: groupSetter,
  raw: late('raw', async () => (await import('../raw/raw.tsx')).rawSetter.Control, { isInput: false }),
  list: late('list', async () => (await import('../list/list.tsx')).listSetter.Control, {
    ...group,
    holdsFields: true,
  }),
  union: late('union', async () => (await import('../union/union.tsx')).unionSetter.Control, {
    ...group,
    holdsFields: true,
  }),
  range: late('range', async () => (await import('../range/range.tsx')).rangeSetter.Control),
  colour: late('colour', async () => (await import('../colour/colour.tsx')).colourSetter.Control, { frame: 'line' }),
  alignment: late('alignment', async () => (await import('../alignment/alignment.tsx')).alignmentSetter.Control, {
    frame: 'line',
    isInput: false,
  }),
  link: late('link', async () => (await import('../link/link.tsx')).linkSetter.Control, group),
  image: late('image', async () => (await import('../image/image.tsx')).imageSetter.Control, group),
  video: late('video', async () => (await import('../video/video.tsx')).videoSetter.Control, group),
  file: late('file', async () => (await import('../file/file.tsx')).fileSetter.Control),
  icon: late('icon', async () => (await import('../icon/icon.tsx')).iconSetter.Control),
  spacing: late('spacing', async () => (await import('../spacing/spacing.tsx')).spacingSetter.Control, group),
  border: late('border', async () => (await import('../border/border.tsx')).borderSetter.Control, group),
  background: late(
    'background',
    async () => (await import('../background/background.tsx')).backgroundSetter.Control,
    group,
  ),
  // What it is written in, which the setter loads in the same way.
  'rich-text': late(
    'rich-text',
    async () => (await import('../rich-text/rich-text-editor.tsx')).default as unknown as Setter['Control'],
    { isInput: false },
  ),
  source: late('source', async () => (await import('../source/source.tsx')).sourceSetter.Control),
  money: late('money', async () => (await import('../money/money.tsx')).moneySetter.Control),
  'item-reference': late(
    'item-reference',
    async () => (await import('../item-reference/item-reference.tsx')).itemReferenceSetter.Control,
    { isInput: false },
  ),
}

/** Asks for the setters of a form's own fields before it is drawn: while its values are asked for, for example. */
export function loadSettersOf(schema: SectionProps): void {
  for (const node of Object.values(propertiesOf(schema))) loads.get(setterFor(node))?.()
}
