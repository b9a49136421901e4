import type { ReactElement, ReactNode } from 'react'
import { type DrawnComponent, useDrawnComponent } from '../stage/context.tsx'

/** Draws a part from its props and the component it stands in. */
export type DrawPart<P> = (given: P, drawn: DrawnComponent, key?: string) => ReactNode

/** A part as a component of React's, which can also be drawn at once where its component is known. */
export interface Part<P> {
  (given: P): ReactNode
  readonly draw: DrawPart<P>
}

/** Makes a part: used as an element anywhere, drawn at once inside of views (decision 006). */
export function part<P>(draw: DrawPart<P>): Part<P> {
  const element = (given: P) => draw(given, useDrawnComponent())
  return Object.assign(element, { draw })
}

/** The component whose view is running now. */
let drawing: DrawnComponent | undefined

/** Runs a view; the parts in what it answers belong to this component. */
export function whileDrawing<T>(drawn: DrawnComponent, view: () => T): T {
  const before = drawing
  drawing = drawn
  try {
    return view()
  } finally {
    drawing = before
  }
}

/** The part drawn at once, when an element of one is made while a view is running. */
export function drawnAtOnce(type: unknown, given: unknown, key: string | undefined): ReactElement | undefined {
  if (drawing === undefined || typeof type !== 'function' || !('draw' in type)) return undefined
  return (type as Part<unknown>).draw(given, drawing, key) as ReactElement
}
