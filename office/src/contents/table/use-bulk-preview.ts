import {
  type BulkChange,
  type BulkOutcome,
  type BulkPreviewItem,
  type ContentKind,
  type ContentSelection,
  previewBulkChange,
} from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useOffice } from '../../context/office-context.ts'

/** The first ones are there soon, the others come in larger pages. */
const PAGE = 100
/** So long nobody has typed, in milliseconds. */
const REST = 350

/** What a change would make of all that are chosen, as far as it is known. */
export interface BulkPreview {
  readonly items: readonly BulkPreviewItem[]
  readonly counts: Readonly<Record<BulkOutcome, number>>
  /** How many there are; nothing until it is known. */
  readonly total: number | undefined
  readonly isComplete: boolean
  readonly error: Error | undefined
}

const none: BulkPreview = {
  items: [],
  counts: { changed: 0, same: 0, refused: 0 },
  total: undefined,
  isComplete: false,
  error: undefined,
}

function withItems(before: BulkPreview, items: readonly BulkPreviewItem[], total: number): BulkPreview {
  const counts = { ...before.counts }
  for (const { outcome } of items) counts[outcome] += 1
  const all = [...before.items, ...items]
  // One that somebody deleted meanwhile is not there.
  return { ...before, items: all, counts, total, isComplete: all.length >= total || items.length === 0 }
}

/** Looks page by page at what a change would do; begins anew when it is another one. Nothing where there is none. */
export function useBulkPreview(kind: ContentKind, selection: ContentSelection, change: BulkChange | undefined) {
  const { send } = useOffice()
  const [preview, setPreview] = useState(none)
  const question = change && JSON.stringify({ kind, selection, change })
  useEffect(() => {
    setPreview(none)
    if (question === undefined) return
    let isLate = false
    async function look(asked: string) {
      let known = none
      for (let page = 1; !known.isComplete && !isLate; page += 1) {
        const answer = await send(previewBulkChange, { ...JSON.parse(asked), page, pageSize: PAGE })
        known = withItems(known, answer.items, answer.total)
        if (!isLate) setPreview(known)
      }
    }
    const timer = setTimeout(() => {
      look(question).catch((error: Error) => isLate || setPreview((now) => ({ ...now, error })))
    }, REST)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [send, question])
  return preview
}
