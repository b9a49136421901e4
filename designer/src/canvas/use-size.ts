import { useLayoutEffect, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight })

/**
 * The size of an element with its padding, in CSS pixels, as it changes. That of ahooks brings a polyfill along for browsers
 * without `ResizeObserver`, of which there are none left.
 */
export function useSize(element: HTMLElement): Size {
  const [size, setSize] = useState(() => sizeOf(element))
  useLayoutEffect(() => {
    const look = () =>
      setSize((before) => {
        const now = sizeOf(element)
        return now.width === before.width && now.height === before.height ? before : now
      })
    look()
    // A document without layout, as in tests, has no sizes.
    if (typeof ResizeObserver === 'undefined') return
    let frame = 0
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    sizes.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [element])
  return size
}
