/** How high parts below each other stand, with a gap between those that are there. */
export function stackHeight(gap: number, parts: readonly number[]): number {
  const shown = parts.filter((height) => height > 0)
  return shown.reduce((sum, height) => sum + height, 0) + Math.max(0, shown.length - 1) * gap
}
