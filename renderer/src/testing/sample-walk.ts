import type { DrawProblem, Walk } from '../page/walk.ts'
import type { Registry } from '../section/prepared-section.ts'

/** A walk that listens to nobody, or to the finder that is given. */
export const sampleWalk = (registry: Registry, report: (problem: DrawProblem) => void = () => {}): Walk => ({
  registry,
  draws: () => true,
  report,
})
