import { type ListedTextState, listTexts, type TextList } from '@vitrine/schemas'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { createTextRows, type LoadedRow } from './text-rows.ts'
import { createTextSaver } from './text-save.ts'
import { type TextsView, textsQuestion } from './texts-view.ts'

/** So long until it is asked again while the texts are being read, in milliseconds. */
const AGAIN = 1500

/** The texts that match what the address says, with their rows as far as they were looked at, and what saves them. */
export function useTextList(view: TextsView, language: string | undefined) {
  const { send } = useOffice()
  const question = textsQuestion(view, language ?? '')
  const request = useCall(listTexts, question, { isReady: language !== undefined })
  const { data, refresh } = request
  const isReading = data?.isReading === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each answer that says so
  useEffect(() => {
    if (!isReading) return undefined
    const timer = setTimeout(refresh, AGAIN)
    return () => clearTimeout(timer)
  }, [isReading, data])

  const made = useMemo(() => {
    if (!data || language === undefined) return undefined
    const rows = createTextRows(send, data, language)
    return { rows, saver: createTextSaver({ send, rows, language, draftsId: data.draftsId }) }
    // An answer for another language is on its way while this one still shows the last: they come together.
  }, [data, send, language])
  useSyncExternalStore(made?.rows.subscribe ?? never, made?.rows.version ?? zero)

  const [moved, setMoved] = useState<{ readonly of: TextList | undefined; readonly counts: TextList['counts'] }>()
  const counts = moved && moved.of === data ? moved.counts : data?.counts
  return {
    request,
    ...made,
    counts,
    /** After a save: the list stays as it is, and the counts go on. */
    noteSaved(before: LoadedRow, after: LoadedRow | undefined) {
      if (!after || !data || after.state === before.state) return
      setMoved((last) => {
        const from = last && last.of === data ? last.counts : data.counts
        return { of: data, counts: movedCounts(from, before.state, after.state) }
      })
    },
  }
}

const never = () => () => undefined
const zero = () => 0

const movedCounts = (counts: TextList['counts'], from: ListedTextState, to: ListedTextState): TextList['counts'] => ({
  ...counts,
  [from]: Math.max(0, counts[from] - 1),
  [to]: counts[to] + 1,
})
