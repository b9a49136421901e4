import { directionOf } from '@vitrine/schemas'
import { useSize } from 'ahooks'
import { line } from 'd3-shape'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import type { CountedDay } from '../counted-day.ts'
import { useNumberWords } from '../words.ts'
import styles from './chart.module.css'
import { type ChartScales, scalesOf } from './scales.ts'

const HEIGHT = 240
/** Until its room is known, in pixels. */
const WIDTH = 640
/** On more days than these, points would be a line. */
const MOST_POINTS = 62

interface DayChartProps {
  readonly days: readonly CountedDay[]
  /** The days before, one for each; nothing where they are not compared. */
  readonly before: readonly CountedDay[] | undefined
}

/** What a day came to, in a sentence: it is said when the day has the focus, and stands below the chart. */
function useDayText({ days, before }: DayChartProps): (at: number) => string {
  const { t } = useTranslation('office')
  const words = useNumberWords()
  return (at) => {
    const [day, then] = [days[at], before?.[at]]
    if (!day) return ''
    const said = t('numbers.dayText', {
      day: words.day(day.day),
      views: t('numbers.viewsCount', { count: day.views, value: words.number(day.views) }),
      visitors: t('numbers.visitorsCount', { count: day.visitors, value: words.number(day.visitors) }),
    })
    if (!then) return said
    const earlier = t('numbers.viewsCount', { count: then.views, value: words.number(then.views) })
    return `${said} ${t('numbers.dayBefore', { day: words.day(then.day), views: earlier })}`
  }
}

/** The visits of each day as lines. Days are gone through by arrow keys, and what they came to is said. */
export function DayChart(props: DayChartProps) {
  const { days, before } = props
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const isRtl = directionOf(locale) === 'rtl'
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const width = useSize(frame)?.width || WIDTH
  const hint = useId()
  const [active, setActive] = useState<number | undefined>()
  const textOf = useDayText(props)
  const most = Math.max(...[...days, ...(before ?? [])].map(({ views, visitors }) => Math.max(views, visitors)), 0)
  const scales = scalesOf(days.length, most, { width, height: HEIGHT }, isRtl)
  const last = days.length - 1
  const current = Math.min(active ?? last, last)

  function go(event: KeyboardEvent) {
    const forward = isRtl ? -1 : 1
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      ArrowUp: current + 1,
      ArrowDown: current - 1,
      PageUp: current + 7,
      PageDown: current - 7,
      Home: 0,
      End: last,
    }
    const to = moves[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const day = Math.max(0, Math.min(last, to))
    setActive(day)
    drawing.current?.querySelector<SVGGElement>(`[data-day="${day}"]`)?.focus()
  }
  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setActive(scales.nearest(clientX - currentTarget.getBoundingClientRect().left))

  /** The day that has the focus, to which the pointer leaves the reading. */
  const focused = () => {
    const day = drawing.current?.querySelector(':focus')?.getAttribute('data-day')
    return day == null ? undefined : Number(day)
  }

  return (
    <div ref={frame} className={styles.chart}>
      <Legend isCompared={before !== undefined} length={days.length} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
      <svg
        ref={drawing}
        role="group"
        aria-label={t('numbers.chart')}
        aria-describedby={hint}
        className={styles.drawing}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        onKeyDown={go}
        onPointerMove={point}
        onPointerLeave={() => setActive(focused())}
      >
        <Grid scales={scales} days={days} isRtl={isRtl} />
        <Lines {...props} scales={scales} />
        <Points
          days={days}
          scales={scales}
          current={current}
          isMarked={active !== undefined}
          textOf={textOf}
          onFocus={setActive}
        />
      </svg>
      <p className={styles.reading} aria-hidden>
        {textOf(current)}
      </p>
      <p id={hint} className={styles.hint}>
        {t('numbers.chartHint')}
      </p>
    </div>
  )
}

/** What the lines are: each has a pattern of its own. */
function Legend({ isCompared, length }: { readonly isCompared: boolean; readonly length: number }) {
  const { t } = useTranslation('office')
  const kinds = ['views', 'visitors', ...(isCompared ? (['before'] as const) : [])] as const
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg width="32" height="10" aria-hidden>
            <path d="M0 5H32" className={styles.line} data-kind={kind} />
            <Mark kind={kind} x={16} y={5} />
          </svg>
          {kind === 'before' ? t('numbers.viewsBefore', { count: length }) : t(`numbers.${kind}`)}
        </li>
      ))}
    </ul>
  )
}

function Mark({
  kind,
  x,
  y,
}: {
  readonly kind: 'views' | 'visitors' | 'before'
  readonly x: number
  readonly y: number
}) {
  if (kind === 'views') return <circle cx={x} cy={y} r={3} className={styles.mark} data-kind={kind} />
  if (kind === 'visitors')
    return <rect x={x - 3} y={y - 3} width={6} height={6} className={styles.mark} data-kind={kind} />
  return null
}

interface GridProps {
  readonly scales: ChartScales
  readonly days: readonly CountedDay[]
  readonly isRtl: boolean
}

/** The scale and the days; both stand in the table too. */
function Grid({ scales: { lines, days: written, start, end, bottom }, days, isRtl }: GridProps) {
  const words = useNumberWords()
  const aside = isRtl ? 8 : -8
  return (
    <g aria-hidden className={styles.scale}>
      {lines.map(({ value, at }) => (
        <g key={value}>
          <path d={`M${start} ${at}H${end}`} className={styles.grid} />
          <text x={start + aside} y={at + 4} textAnchor="end">
            {words.number(value)}
          </text>
        </g>
      ))}
      {written.map(({ value, at }) => (
        <text
          key={value}
          x={at}
          y={bottom + 18}
          textAnchor={value === days.length - 1 && days.length > 1 ? 'end' : 'middle'}
        >
          {words.shortDay(days[value]?.day ?? '')}
        </text>
      ))}
    </g>
  )
}

/** The lines themselves: what they say is said by the points. */
function Lines({ days, before, scales: { x, y } }: DayChartProps & { readonly scales: ChartScales }) {
  const path = (of: readonly CountedDay[], count: 'views' | 'visitors') =>
    line<CountedDay>()
      .x((_, at) => x(at))
      .y((day) => y(day[count]))(of) ?? ''
  return (
    <g aria-hidden>
      {before && <path d={path(before, 'views')} className={styles.line} data-kind="before" />}
      <path d={path(days, 'visitors')} className={styles.line} data-kind="visitors" />
      <path d={path(days, 'views')} className={styles.line} data-kind="views" />
    </g>
  )
}

interface PointsProps {
  readonly days: readonly CountedDay[]
  readonly scales: ChartScales
  /** The day that the Tab key leads to. */
  readonly current: number
  /** Whether somebody is on it. */
  readonly isMarked: boolean
  readonly textOf: (at: number) => string
  readonly onFocus: (at: number | undefined) => void
}

function Points({ days, scales: { x, y, bottom }, current, isMarked, textOf, onFocus }: PointsProps) {
  const isDotted = days.length <= MOST_POINTS
  return days.map(({ day, views, visitors }, at) => {
    const isCurrent = at === current
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point of a drawing, which is heard when it has the focus
      <g
        key={day}
        role="img"
        aria-label={textOf(at)}
        tabIndex={isCurrent ? 0 : -1}
        data-day={at}
        className={styles.point}
        onFocus={() => onFocus(at)}
        onBlur={() => onFocus(undefined)}
      >
        {isCurrent && isMarked && <path d={`M${x(at)} 0V${bottom}`} className={styles.guide} />}
        {(isDotted || (isCurrent && isMarked)) && (
          <>
            <Mark kind="visitors" x={x(at)} y={y(visitors)} />
            <Mark kind="views" x={x(at)} y={y(views)} />
          </>
        )}
        <circle cx={x(at)} cy={y(views)} r={7} className={styles.ring} />
      </g>
    )
  })
}
