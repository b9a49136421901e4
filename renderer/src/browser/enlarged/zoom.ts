/** A place in the window, or a way across it, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

const MOST = 5

/** An image that can be zoomed: how large it is drawn, and how far from its middle. */
export function zoomed(image: HTMLImageElement, changed: (isZoomed: boolean) => void) {
  let scale = 1
  let x = 0
  let y = 0
  const draw = () => {
    // No edge comes further in than it is without zoom.
    const room = (side: number) => (side * (scale - 1)) / 2
    x = Math.max(-room(image.offsetWidth), Math.min(room(image.offsetWidth), x))
    y = Math.max(-room(image.offsetHeight), Math.min(room(image.offsetHeight), y))
    image.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    // A wider file is asked for, where there is one.
    if (scale > 1) image.sizes = '400vw'
    changed(scale > 1)
  }
  return {
    get scale() {
      return scale
    },
    move(by: Point) {
      x += by.x
      y += by.y
      draw()
    },
    /** Zooms around a point of the window, which stays where it is. */
    to(next: number, around?: Point) {
      const bounded = Math.max(1, Math.min(MOST, next))
      if (around) {
        const box = image.getBoundingClientRect()
        const factor = 1 - bounded / scale
        x += (around.x - box.x - box.width / 2) * factor
        y += (around.y - box.y - box.height / 2) * factor
      }
      scale = bounded
      draw()
    },
  }
}

export type Zoomed = ReturnType<typeof zoomed>
