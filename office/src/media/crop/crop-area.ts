/** A part of a picture, in its pixels. */
export interface CropArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The shapes that are offered: width through height; nothing for any shape. */
export const cropShapes = [
  { id: 'free', ratio: undefined },
  { id: 'square', ratio: 1 },
  { id: '4:3', ratio: 4 / 3 },
  { id: '3:2', ratio: 3 / 2 },
  { id: '16:9', ratio: 16 / 9 },
  { id: '3:4', ratio: 3 / 4 },
] as const

/** What of an area is dragged, or moved by keys: all of it, or one of its corners. */
export const cropHandles = ['all', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type CropHandle = (typeof cropHandles)[number]

const LEAST = 16

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** An area in whole pixels, no smaller than can be seen, and inside of its picture. */
export function fitted({ left, top, width, height }: CropArea, size: PictureSize): CropArea {
  const least = { width: Math.min(LEAST, size.width), height: Math.min(LEAST, size.height) }
  const fits = {
    width: Math.round(within(width, least.width, size.width)),
    height: Math.round(within(height, least.height, size.height)),
  }
  return {
    ...fits,
    left: Math.round(within(left, 0, size.width - fits.width)),
    top: Math.round(within(top, 0, size.height - fits.height)),
  }
}

/** The largest area of a shape around the middle of another one. */
export function shaped(area: CropArea, ratio: number | undefined, size: PictureSize): CropArea {
  if (ratio === undefined) return area
  const width = Math.min(size.width, size.height * ratio)
  const height = width / ratio
  const left = area.left + area.width / 2 - width / 2
  const top = area.top + area.height / 2 - height / 2
  return fitted({ left, top, width, height }, size)
}

/** An area of which a corner, or all of it, moved by some pixels. The corner across stays where it is. */
export function moved(
  area: CropArea,
  handle: CropHandle,
  by: { readonly x: number; readonly y: number },
  size: PictureSize,
  ratio?: number,
): CropArea {
  if (handle === 'all') return fitted({ ...area, left: area.left + by.x, top: area.top + by.y }, size)
  const isLeft = handle.endsWith('left')
  const isTop = handle.startsWith('top')
  const right = area.left + area.width
  const bottom = area.top + area.height
  const most = { width: isLeft ? right : size.width - area.left, height: isTop ? bottom : size.height - area.top }
  let width = within(area.width + (isLeft ? -by.x : by.x), Math.min(LEAST, size.width), most.width)
  let height = within(area.height + (isTop ? -by.y : by.y), Math.min(LEAST, size.height), most.height)
  if (ratio !== undefined) {
    // The side that was moved further says how large it becomes, as far as there is room.
    const wanted = Math.abs(by.x) >= Math.abs(by.y) ? width : height * ratio
    width = Math.min(wanted, most.width, most.height * ratio)
    height = width / ratio
  }
  return fitted(
    { left: isLeft ? right - width : area.left, top: isTop ? bottom - height : area.top, width, height },
    size,
  )
}
