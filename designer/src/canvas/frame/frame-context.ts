import { createContext, useContext } from 'react'

/** The frame of the canvas, once its document is there. */
export interface FrameOfCanvas {
  readonly frame: HTMLIFrameElement | undefined
  readonly setFrame: (frame: HTMLIFrameElement) => void
  /** What was pressed last, measured when it was pressed: nothing had changed by then. */
  readonly pressed: { current?: { readonly component: string; readonly box: DOMRect } | undefined }
}

const FrameContext = createContext<FrameOfCanvas>({ frame: undefined, setFrame: () => {}, pressed: {} })
export const FrameProvider = FrameContext.Provider
export const useFrame = (): FrameOfCanvas => useContext(FrameContext)

/** The element of a component on the canvas. */
export const elementOf = (frame: HTMLIFrameElement | undefined, component: string): HTMLElement | undefined =>
  frame?.contentDocument?.querySelector<HTMLElement>(`[data-component-id="${CSS.escape(component)}"]`) ?? undefined
