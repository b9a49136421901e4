import { spawnSync } from 'node:child_process'
import { findSwift } from './object-store.ts'
import { findPostgres } from './postgres.ts'
import type { Scenario } from './results.ts'

/** A command runs with file systems of its own, where the system allows that. */
export const withOwnMounts = ['unshare', '--user', '--map-root-user', '--mount'] as const

const found = {
  postgres: () => findPostgres() !== undefined,
  mounts: () => spawnSync(withOwnMounts[0], [...withOwnMounts.slice(1), 'true']).status === 0,
  build: () => true,
  machines: () => findPostgres() !== undefined && findSwift(),
} as const

/** Whether this machine has what a scenario needs. */
export const isPossible = ({ needs }: Pick<Scenario, 'needs'>): boolean => needs === undefined || found[needs]()
