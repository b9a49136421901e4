/** The kinds of pictures: what stands around the parts, where the camera stands, how large the print is. */
import { modelLights } from './scenery.mjs'
import { together } from './shapes.mjs'
import { light, studio } from './studio.mjs'

export const fjord = {
  from: light('#dfe8ec'),
  to: light('#c9d7dd'),
  spot: light('#f4f8fa'),
  floor: light('#dfe8ec'),
  shadow: light('#2f4a55'),
}

/** A camera on its stand: how far away, how far around and how high it looks from, in degrees. */
export const from = (around, high, away, target = [0, 0.5, 0], span = 0.36, fill = 0.74) => {
  const [a, h] = [(around * Math.PI) / 180, (high * Math.PI) / 180]
  return {
    target,
    span,
    fill,
    eye: [
      target[0] + away * Math.cos(h) * Math.sin(a),
      target[1] + away * Math.sin(h),
      target[2] + away * Math.cos(h) * Math.cos(a),
    ],
  }
}

/** A part or a few on a pale floor; where there is much detail, a lower `quality` keeps the file small. */
export const product = (parts, camera, { quality, ...more } = {}) => ({
  quality,
  size: [1200, 1200],
  widths: [320, 640, 960],
  look: () => studio({ solid: together(parts), camera, backdrop: fjord, ...more }),
})

/** A place as a model, seen from so far above that nothing grows smaller with distance. */
export const model = (parts, camera, { quality, ...more } = {}) => ({
  quality,
  ...wide,
  look: () =>
    studio({
      solid: together(parts()),
      camera: { ...camera, isometric: true },
      backdrop: { ...fjord, spot: light('#eef5f7') },
      lights: modelLights,
      floor: -0.4,
      reach: 14,
      gloss: 0,
      ...more,
    }),
})

/** Wide pictures are 4:3, for cases, news and pages. */
export const wide = { size: [1600, 1200], widths: [640, 960, 1280] }

/** A place for a part: where it stands, along which direction, turned how far around it. */
export const at = (x, y, z, along = [0, 1, 0], spin = 0) => ({ at: [x, y, z], along, spin })
