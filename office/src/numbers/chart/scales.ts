import { scaleLinear, scalePoint } from 'd3-scale'

/** The room that the chart has, in pixels of CSS. */
interface ChartSize {
  readonly width: number
  readonly height: number
}

/** Beside and below the lines stand numbers and days. */
const room = { start: 48, end: 16, top: 12, bottom: 28 } as const
/** About so many lines of the scale, and so many pixels between two days that are written. */
const LINES = 4
const APART = 90

/** A number on the scale, or a day, with its place in pixels. */
interface Tick {
  readonly value: number
  readonly at: number
}

export interface ChartScales {
  /** Where a day stands, by its number. */
  readonly x: (day: number) => number
  readonly y: (value: number) => number
  readonly lines: readonly Tick[]
  readonly days: readonly Tick[]
  /** Where lines of the scale begin and end. */
  readonly start: number
  readonly end: number
  readonly bottom: number
  /** The day that is nearest to a place. */
  readonly nearest: (at: number) => number
}

/** Where the days and numbers of a chart stand. Time runs as one reads. */
export function scalesOf(count: number, most: number, { width, height }: ChartSize, isRtl: boolean): ChartScales {
  const [first, last] = isRtl ? [width - room.start, room.end] : [room.start, width - room.end]
  const days = Array.from({ length: count }, (_, day) => day)
  const point = scalePoint<number>().domain(days).range([first, last])
  const x = (day: number): number => point(day) ?? first
  const y = scaleLinear()
    .domain([0, Math.max(1, most)])
    .nice(LINES)
    .range([height - room.bottom, room.top])
  const every = Math.max(1, Math.ceil((count * APART) / Math.max(1, Math.abs(last - first))))
  const step = point.step()
  return {
    x,
    y,
    lines: y
      .ticks(LINES)
      .filter(Number.isInteger)
      .map((value) => ({ value, at: y(value) })),
    // From the last day back: that one is always written.
    days: days.filter((day) => (count - 1 - day) % every === 0).map((value) => ({ value, at: x(value) })),
    start: first,
    end: last,
    bottom: height - room.bottom,
    nearest: (at) =>
      step === 0 ? 0 : Math.max(0, Math.min(count - 1, Math.round((isRtl ? first - at : at - first) / step))),
  }
}
