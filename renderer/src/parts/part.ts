import type { Key, ReactElement, ReactNode } from 'react'
import { type DrawnComponent, useDrawnComponent } from '../stage/context.tsx'

/** Draws a part from its props and the component it stands in. */
export type DrawPart<P> = (props: P, drawn: DrawnComponent, key?: Key) => ReactNode

/** A part as a component of React's, which can also be drawn at once where its component is known. */
export interface Part<P> {
  (props: P): ReactNode
  readonly draw: DrawPart<P>
}

/** Makes a part: used as an element anywhere, drawn at once inside of views (decision 006). */
export function partAttributes<P>(draw: DrawPart<P>): Part<P> {
  const element = (props: P) => draw(props, useDrawnComponent())
  return Object.assign(element, { draw })
}

/** The component whose view is running now. */
let drawing: DrawnComponent | undefined

/**
 * Says whose view runs from now on, and answers whose ran before: that one is to be said again when
 * the view has answered, or thrown.
 */
export function startDrawing(drawn: DrawnComponent | undefined): DrawnComponent | undefined {
  const before = drawing
  drawing = drawn
  return before
}

/**
 * The part drawn at once, when an element of one is made while a view is running; `null` when it
 * draws nothing, `undefined` when it is none or nobody knows its component yet.
 */
export function drawnAtOnce(type: unknown, props: unknown, key: Key | undefined): ReactElement | null | undefined {
  if (drawing === undefined || typeof type !== 'function' || !('draw' in type)) return undefined
  return (type as Part<unknown>).draw(props, drawing, key) as ReactElement | null
}
