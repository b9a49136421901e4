import { createContext, useContext } from 'react'

/** The frame of the canvas, once its document is there. */
export interface FrameOfCanvas {
  readonly frame: HTMLIFrameElement | undefined
  readonly setFrame: (frame: HTMLIFrameElement) => void
}

const FrameContext = createContext<FrameOfCanvas>({ frame: undefined, setFrame: () => {} })
export const FrameProvider = FrameContext.Provider
export const useFrame = (): FrameOfCanvas => useContext(FrameContext)

/** The element of a component on the canvas. */
export const elementOf = (frame: HTMLIFrameElement | undefined, component: string): HTMLElement | undefined =>
  frame?.contentDocument?.querySelector<HTMLElement>(`[data-component-id="${CSS.escape(component)}"]`) ?? undefined
