import type { Finding, Walk } from '../page/component-view.tsx'
import type { Registry } from '../section/registry.ts'

/** A walk that listens to nobody, or to the finder that is given. */
export const sampleWalk = (registry: Registry, find: (finding: Finding) => void = () => {}): Walk => ({
  registry,
  broken: new Set(),
  enterRoot: () => {},
  drawn: () => {},
  find,
})
