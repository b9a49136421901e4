/**
 * Metric coarse threads with hex heads: pitch, flank and core diameter (ISO 724), stress area
 * (ISO 898-1), head of ISO 4014 grade A, medium hole of ISO 273. Millimetres, square millimetres.
 */
export const threads = [
  { d: 5, pitch: 0.8, d2: 4.48, d3: 4.019, area: 14.2, face: 6.88, hole: 5.5 },
  { d: 6, pitch: 1, d2: 5.35, d3: 4.773, area: 20.1, face: 8.88, hole: 6.6 },
  { d: 8, pitch: 1.25, d2: 7.188, d3: 6.466, area: 36.6, face: 11.63, hole: 9, k: 5.3, s: 13, e: 14.38, b: 22 },
  { d: 10, pitch: 1.5, d2: 9.026, d3: 8.16, area: 58, face: 14.63, hole: 11, k: 6.4, s: 16, e: 17.77, b: 26 },
  { d: 12, pitch: 1.75, d2: 10.863, d3: 9.853, area: 84.3, face: 16.63, hole: 13.5, k: 7.5, s: 18, e: 20.03, b: 30 },
  { d: 16, pitch: 2, d2: 14.701, d3: 13.546, area: 157, face: 22.49, hole: 17.5, k: 10, s: 24, e: 26.75, b: 38 },
  { d: 20, pitch: 2.5, d2: 18.376, d3: 16.933, area: 245, face: 28.19, hole: 22, k: 12.5, s: 30, e: 33.53, b: 46 },
  { d: 24, pitch: 3, d2: 22.051, d3: 20.319, area: 353, face: 33.61, hole: 26 },
]

/**
 * Preload and torque of a bolt that uses 90 % of its yield strength when tightened (VDI 2230-1).
 *
 * @param thread one of `threads`
 * @param yields 0.2 % yield strength in MPa
 * @param friction in the thread and under the head alike
 * @returns preload in kN, torque in Nm
 */
export function tightened({ pitch, d2, d3, face, hole }, yields, friction) {
  const d0 = (d2 + d3) / 2
  const twist = 1.5 * (d2 / d0) * (pitch / (Math.PI * d2) + 1.155 * friction)
  const force = (0.9 * yields * (Math.PI / 4) * d0 ** 2) / Math.sqrt(1 + 3 * twist ** 2)
  const arm = 0.16 * pitch + 0.58 * d2 * friction + ((face + hole) / 4) * friction
  return { preload: force / 1000, torque: (force * arm) / 1000 }
}

/** The mass in kilograms of 100 hex bolts of 1.4401 (8.0 kg/dm³), `length` in mm. */
export function massOfHundred({ d, d2, d3, k, s, b }, length) {
  const head = 0.866 * s ** 2 * k
  const shank = (Math.PI / 4) * d ** 2 * (length - b)
  const thread = (Math.PI / 4) * ((d2 + d3) / 2) ** 2 * b
  return (head + shank + thread) * 8e-4
}
