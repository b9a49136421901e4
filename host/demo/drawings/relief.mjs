/** Marks that are pressed into metal or printed on paper: drawn as SVG, read back as numbers. */
import sharp from 'sharp'
import { clamp } from './shapes.mjs'

/** Reads an SVG of `width` × `height` as brightness 0–1 at (u, v), both 0–1; 0 outside. */
export async function reliefOf(svg, width, height, blur = 0) {
  const drawing = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#000"/>${svg}</svg>`,
    ),
  ).greyscale()
  const { data, info } = await (blur ? drawing.blur(blur) : drawing).raw().toBuffer({ resolveWithObject: true })
  const at = (x, y) => data[(y * width + x) * info.channels] / 255
  return (u, v) => {
    if (u <= 0 || v <= 0 || u >= 1 || v >= 1) return 0
    const x = clamp(u * width - 0.5, 0, width - 1.001)
    const y = clamp(v * height - 0.5, 0, height - 1.001)
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    return (
      (at(left, top) * (1 - fx) + at(left + 1, top) * fx) * (1 - fy) +
      (at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx) * fy
    )
  }
}

/** Reads an SVG as linear colours at (u, v), 0–1. */
export async function printOf(svg, width, height) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (u, v) => {
    const x = clamp(Math.floor(u * width), 0, width - 1)
    const y = clamp(Math.floor(v * height), 0, height - 1)
    const from = (y * width + x) * info.channels
    return [0, 1, 2].map((c) => (data[from + c] / 255) ** 2.2)
  }
}

/** The mark on a bolt's head: the maker's letters, a line, the grade of the steel. */
export const headMark = (maker, grade) =>
  reliefOf(
    `<g fill="#fff" font-family="DejaVu Sans" font-weight="bold" text-anchor="middle"><text x="128" y="98" font-size="58" letter-spacing="4">${maker}</text><text x="128" y="192" font-size="58">${grade}</text></g>`,
    256,
    256,
    1.6,
  )
