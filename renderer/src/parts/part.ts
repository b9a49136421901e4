import type { Key, ReactElement, ReactNode } from 'react'
import { useDrawnComponent } from '#stage-context'
import { type DrawnComponent, drawnNow, noteElement } from '../stage/drawn-component.ts'

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

/**
 * The part drawn at once, when an element of one is made while a view is running; `null` when it
 * draws nothing, `undefined` when it is none or nobody knows its component yet.
 */
export function drawnAtOnce(type: unknown, props: unknown, key: Key | undefined): ReactElement | null | undefined {
  const drawn = drawnNow()
  if (drawn === undefined) return undefined
  if (typeof type === 'function' && 'draw' in type)
    return (type as Part<unknown>).draw(props, drawn, key) as ReactElement | null
  // Elements of HTML have names, and fragments a symbol; what React calls is a function or an object.
  noteElement(typeof type === 'function' || typeof type === 'object')
  return undefined
}
