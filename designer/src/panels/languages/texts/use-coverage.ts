import type { CoverageByLanguage } from '@vitrine/model'
import { useEffect, useState } from 'react'
import { useEditor } from '../../../store/context.ts'
import type { Editor } from '../../../store/editor.ts'
import { type Counted, countGroup, type Group, groupsIn, keyOfGroup } from './owners.ts'

export interface GroupCoverage {
  readonly group: Group
  readonly coverage: CoverageByLanguage
}

/** After so many milliseconds of counting, others have their turn. */
const SLICE = 8
/** So long after the last change, it is counted again. */
const REST = 400

const pause = (): Promise<void> => new Promise((done) => setTimeout(done))

async function count(editor: Editor, counted: Counted, isOver: () => boolean): Promise<readonly GroupCoverage[]> {
  const found: GroupCoverage[] = []
  let since = performance.now()
  for (const group of groupsIn(editor)) {
    const counting = countGroup(editor, group, counted)
    for (let step = counting.next(); ; step = counting.next()) {
      if (step.done) {
        found.push({ group, coverage: step.value })
        break
      }
      if (performance.now() - since < SLICE) continue
      await pause()
      if (isOver()) return found
      since = performance.now()
    }
  }
  return found
}

/**
 * What is translated of all that is loaded, by page, part and menu. It is counted while this is
 * drawn, in slices, and again after changes; only settings that are new are looked at again.
 */
export function useCoverage(): ReadonlyMap<string, GroupCoverage> | undefined {
  const editor = useEditor()
  const [coverage, setCoverage] = useState<ReadonlyMap<string, GroupCoverage>>()
  useEffect(() => {
    let counted: Counted = new WeakMap()
    let newest = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      newest += 1
      const mine = newest
      const found = await count(editor, counted, () => mine !== newest)
      if (mine === newest) setCoverage(new Map(found.map((each) => [keyOfGroup(each.group), each])))
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void look(), REST)
    }
    void look()
    const stops = [
      editor.onDone(later),
      editor.state.subscribe(({ loaded, configuration }, before) => {
        if (configuration.languages !== before.configuration.languages) counted = new WeakMap()
        if (loaded !== before.loaded || configuration.languages !== before.configuration.languages) later()
      }),
    ]
    return () => {
      newest = -1
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [editor])
  return coverage
}
