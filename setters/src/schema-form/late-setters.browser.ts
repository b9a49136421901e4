import { type ComponentType, createElement, useState } from 'react'
import { choiceSetter } from '../choice/index.ts'
import { dateSetter } from '../date/index.ts'
import { groupSetter } from '../group/index.ts'
import { listSetter } from '../list/index.ts'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'
import { longTextSetter } from '../long-text/index.ts'
import { numberSetter } from '../number/index.ts'
import { rawSetter } from '../raw/index.ts'
import { isCompilerHere, loadCompiler } from '../reading/compiler/load-compiler.ts'
import { defineSetter, type Setter, type SetterProps, type Setters } from '../setter.ts'
import type { SetterName } from '../setter-for.ts'
import { switchSetter } from '../switch/index.ts'
import { textSetter } from '../text/index.ts'
import { unionSetter } from '../union/index.ts'

let loaded: Setters | undefined

/** Loads the setters that few schemas ask for, with what checks links: both at once. */
export async function loadLateSetters(): Promise<Setters> {
  const [{ setters }] = await Promise.all([import('../setters.ts'), isCompilerHere() || loadCompiler()])
  loaded = setters
  return setters
}

/** A setter whose control is loaded with the first form that shows it; a form that is not drawn yet waits for it. */
function late(name: SetterName, options: Partial<Pick<Setter, 'frame' | 'isInput'>> = {}): Setter {
  const Loading = lazyWithRetry<SetterProps>(
    async () => ({ default: (await loadLateSetters())[name].Control }),
    LoadFailed,
  )
  function LateControl(props: SetterProps) {
    // What is here already is drawn at once: a field that opens hides nothing around it.
    const [Control] = useState<ComponentType<SetterProps>>(() => loaded?.[name].Control ?? Loading)
    return createElement(Control, props)
  }
  return defineSetter(name, LateControl, options)
}

const group = { frame: 'group', isInput: false } as const

/** All setters: those of plain values are here, the others come when they are drawn. */
export const formSetters: Setters = {
  text: textSetter,
  'long-text': longTextSetter,
  number: numberSetter,
  switch: switchSetter,
  choice: choiceSetter,
  date: dateSetter,
  list: listSetter,
  group: groupSetter,
  union: unionSetter,
  raw: rawSetter,
  range: late('range'),
  colour: late('colour', { frame: 'line' }),
  alignment: late('alignment', { frame: 'line', isInput: false }),
  link: late('link', group),
  image: late('image', group),
  video: late('video', group),
  file: late('file'),
  icon: late('icon'),
  spacing: late('spacing', group),
  border: late('border', group),
  background: late('background', group),
  'rich-text': late('rich-text', { isInput: false }),
  source: late('source'),
  money: late('money'),
  'item-reference': late('item-reference', { isInput: false }),
}
