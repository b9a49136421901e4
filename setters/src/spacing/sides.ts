import type { Direction, Spacing } from '@vitrine/schemas'

export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]
export type SpacingDevice = 'pc' | 'mobile'
/** A spacing as it is stored: a part that is not said is not there. */
export type SpacingValue = Partial<Spacing>

/** Which sides change together. */
export const bonds = ['each', 'opposite', 'all'] as const
export type Bond = (typeof bonds)[number]

const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** The sides that a change of one changes. */
export const bound = (side: Side, bond: Bond): readonly Side[] =>
  bond === 'all' ? sides : bond === 'opposite' ? [side, opposite[side]] : [side]

/** How the sides seem to be meant: alike on all, alike across, or each on its own. */
export function bondOf(value: SpacingValue | undefined): Bond {
  const known = [value?.pc, value?.mobile].filter((all) => all !== undefined)
  const isAlike = (one: Side, other: Side) => known.every((all) => all[one] === all[other])
  if (known.length === 0 || !isAlike('top', 'bottom') || !isAlike('left', 'right')) return 'each'
  return isAlike('top', 'left') ? 'all' : 'opposite'
}

/** A spacing with one side changed, and those that are bound to it; without an amount they say nothing any more. */
export function withSide(
  value: SpacingValue | undefined,
  device: SpacingDevice,
  changed: readonly Side[],
  amount: number | undefined,
): SpacingValue {
  const others = Object.entries(value?.[device] ?? {}).filter(([name]) => !changed.some((side) => side === name))
  const ofDevice = [...others, ...(amount === undefined ? [] : changed.map((side) => [side, amount] as const))]
  const { [device]: _before, ...rest } = value ?? {}
  return ofDevice.length === 0 ? rest : { ...rest, [device]: Object.fromEntries(ofDevice) }
}

/**
 * Where a stored side is seen. `left` is stored for where lines begin, unless the spacing is physical;
 * on a page that runs from right to left it is seen on the right.
 */
export const seenAt = (side: Side, direction: Direction, isPhysical: boolean): Side =>
  direction === 'rtl' && !isPhysical && (side === 'left' || side === 'right') ? opposite[side] : side
