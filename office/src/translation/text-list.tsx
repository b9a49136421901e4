import { wordsOfValue } from '@vitrine/model'
import { directionOf, type ListedTextState, type TextRow } from '@vitrine/schemas'
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Badge, type Tone } from '../controls/page.tsx'
import type { TextRowsStore } from './text-rows.ts'
import styles from './translation.module.css'
import type { PlaceWords } from './use-place-words.ts'

/** A row is so high, in CSS pixels: the list knows where each stands without drawing those before it. */
const ROW = 64
/** So many rows are drawn above and below those that are seen. */
const MORE = 6

export const tones: Readonly<Record<ListedTextState, Tone>> = {
  missing: 'bad',
  stale: 'warn',
  new: 'plain',
  machine: 'plain',
  'needs-review': 'warn',
  translated: 'good',
}

/** Said in so many words: rows stand where the list is scrolled to, which tables cannot do. */
const cell = { role: 'gridcell' } as const
const heading = { role: 'columnheader' } as const
const group = { role: 'rowgroup' } as const
const rowRole = (at: number) => ({ role: 'row', 'aria-rowindex': at + 1 }) as const

interface TextListProps {
  readonly ids: readonly number[]
  readonly rows: TextRowsStore
  readonly words: PlaceWords
  readonly language: string
  readonly sourceLanguage: string
  readonly languageNames: { readonly source: string; readonly target: string }
  readonly selected: number | undefined
  /** Whether something was typed for a text and is not saved. */
  readonly isUnsaved: (id: number) => boolean
  readonly onSelect: (id: number) => void
  /** Enter: on to the field. */
  readonly onOpen: () => void
  readonly listRef: RefObject<HTMLDivElement | null>
}

/** Which rows are seen, as the list is scrolled. */
function useSeen(listRef: RefObject<HTMLDivElement | null>, count: number) {
  const [seen, setSeen] = useState({ from: 0, to: 30 })
  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return undefined
    const look = () => {
      const from = Math.max(0, Math.floor(list.scrollTop / ROW) - MORE)
      const to = Math.ceil((list.scrollTop + (list.clientHeight || 20 * ROW)) / ROW) + MORE
      setSeen((now) => (now.from === from && now.to === to ? now : { from, to }))
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(list)
    return () => {
      list.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [listRef])
  return { from: Math.min(seen.from, Math.max(0, count - 1)), to: Math.min(seen.to, count) }
}

/** Scrolls the list as little as needed to show a row. */
export function showRow(list: HTMLElement, at: number): void {
  const top = at * ROW
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + ROW > list.scrollTop + list.clientHeight) list.scrollTop = top + ROW - list.clientHeight
}

/** All texts that match, of which only those are drawn that are seen. Arrows choose, Enter goes on to the field. */
export function TextList(props: TextListProps) {
  const { ids, rows, words, language, sourceLanguage, languageNames, selected, isUnsaved, onSelect, onOpen, listRef } =
    props
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const id = useId()
  const { from, to } = useSeen(listRef, ids.length)
  useEffect(() => rows.need(from, to), [rows, from, to])
  const at = selected === undefined ? -1 : ids.indexOf(selected)
  const pageStep = useRef(1)

  function choose(next: number): void {
    const list = listRef.current
    const place = Math.min(Math.max(next, 0), ids.length - 1)
    const text = ids[place]
    if (text === undefined || !list) return
    showRow(list, place)
    onSelect(text)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    pageStep.current = Math.max(1, Math.floor((listRef.current?.clientHeight ?? ROW) / ROW) - 1)
    const to: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + pageStep.current,
      PageUp: at - pageStep.current,
      Home: 0,
      End: ids.length - 1,
    }
    const next = to[event.key]
    if (event.key === 'Enter' && at >= 0) onOpen()
    else if (next !== undefined) choose(next)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.list}>
      <div
        ref={listRef}
        className={styles.scroller}
        {...{
          role: 'grid',
          tabIndex: 0,
          'aria-label': t('screen.translation'),
          'aria-rowcount': ids.length + 1,
          'aria-colcount': 3,
          'aria-activedescendant': at >= from && at < to ? `${id}-${selected}` : undefined,
          onKeyDown,
        }}
      >
        <div {...rowRole(0)} className={styles.headings}>
          <span {...heading}>{languageNames.source}</span>
          <span {...heading}>{languageNames.target}</span>
          <span {...heading}>{t('translation.state')}</span>
        </div>
        <div {...group} className={styles.rows} style={{ blockSize: ids.length * ROW }}>
          {ids.slice(from, to).map((text, index) => (
            <div
              key={text}
              id={`${id}-${text}`}
              className={styles.row}
              style={{ insetBlockStart: (from + index) * ROW }}
              {...{
                ...rowRole(from + index + 1),
                'aria-selected': text === selected,
                onClick() {
                  onSelect(text)
                  onOpen()
                },
              }}
            >
              <RowCells
                row={rows.at(text)}
                {...{ words, language, sourceLanguage }}
                unsaved={isUnsaved(text) ? t('translation.unsaved') : undefined}
                stateOf={(state) => label(`origin.${state}`) ?? state}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

interface RowCellsProps {
  readonly row: TextRow | undefined
  readonly words: PlaceWords
  readonly language: string
  readonly sourceLanguage: string
  readonly unsaved: string | undefined
  readonly stateOf: (state: ListedTextState) => string
}

function RowCells({ row, words, language, sourceLanguage, unsaved, stateOf }: RowCellsProps) {
  if (!row)
    return (
      <span {...cell} className={styles.waiting}>
        …
      </span>
    )
  return (
    <>
      <span {...cell} className={styles.sourceCell}>
        <span className={styles.line} lang={sourceLanguage} dir={directionOf(sourceLanguage)}>
          {wordsOfValue(row.source)}
        </span>
        <span className={styles.where}>
          <bdi>{words.nameOfPlace(row.place)}</bdi> › {words.nameOfField(row)}
        </span>
      </span>
      <span {...cell} className={styles.line} lang={language} dir={directionOf(language)}>
        {row.value === undefined ? '' : wordsOfValue(row.value)}
      </span>
      <span {...cell} className={styles.stateCell}>
        <Badge tone={unsaved === undefined ? tones[row.state] : 'warn'}>{unsaved ?? stateOf(row.state)}</Badge>
      </span>
    </>
  )
}
