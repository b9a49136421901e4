import { performance } from 'node:perf_hooks'

/** The section that whoever follows the guide makes first. */
export const firstSection = 'price-table'

/** Does something, and answers how long it took, in seconds. */
export async function secondsOf(work) {
  const since = performance.now()
  await work()
  return (performance.now() - since) / 1000
}
