import { useState } from 'react'
import type { PublishPlan } from '../use-plan.ts'

export type FindingGroup = PublishPlan['groups'][number]

export interface Accepted {
  /** Whether all warnings of a group are accepted. */
  readonly has: (group: FindingGroup) => boolean
  /** How many came to a group after its others were accepted. */
  readonly newIn: (group: FindingGroup) => number
  readonly toggle: (group: FindingGroup) => void
  /** The ids of those that are accepted and still there. */
  readonly ids: readonly string[]
  /** How many warnings wait to be accepted. */
  readonly open: number
}

/** Which warnings somebody accepted. They are ticked by group and kept one by one, so that a new one is not accepted with them. */
export function useAccepted(groups: readonly FindingGroup[]): Accepted {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const openIn = ({ ids }: FindingGroup): number => ids.filter((id) => !accepted.has(id)).length
  const has = (group: FindingGroup) => openIn(group) === 0
  return {
    has,
    newIn: (group) => (openIn(group) < group.ids.length ? openIn(group) : 0),
    toggle(group) {
      const next = new Set(accepted)
      for (const id of group.ids) {
        if (has(group)) next.delete(id)
        else next.add(id)
      }
      setAccepted(next)
    },
    ids: groups.flatMap(({ ids }) => ids).filter((id) => accepted.has(id)),
    open: groups.reduce((sum, group) => sum + openIn(group), 0),
  }
}
