import type { ResolvedComponent } from '@vitrine/schemas'
import type { CSSProperties } from 'react'
import { deferred } from '../estimate/deferred.ts'
import type { Estimate } from '../section/section.ts'
import type { Stage } from '../stage/stage.ts'

type Props = ResolvedComponent['props']

/** What an estimate is told. It notes whether more was asked for than props; a class, since each page makes hundreds. */
class Told {
  props: Props
  isLasting = true
  readonly #data: unknown
  readonly #stage: Pick<Stage, 'visit' | 'site'>

  constructor(props: Props, data: unknown, stage: Pick<Stage, 'visit' | 'site'>) {
    this.props = props
    this.#data = data
    this.#stage = stage
  }

  get data() {
    this.isLasting = false
    return this.#data
  }

  get visit() {
    this.isLasting = false
    return this.#stage.visit
  }

  get menus() {
    this.isLasting = false
    return this.#stage.site.menus
  }
}

/**
 * The style that holds the place of a component, by the estimate of its section: `isLasting` when that asked for
 * nothing but props, so that it stays the same from visit to visit.
 *
 * @throws whatever the estimate throws.
 */
export function heldPlace(
  estimate: Estimate<unknown, unknown>,
  { props, mobile }: ResolvedComponent,
  data: unknown,
  stage: Pick<Stage, 'language' | 'visit' | 'site'>,
): { readonly style: CSSProperties; readonly isLasting: boolean } {
  const told = new Told(props, data, stage)
  const onPhone = mobile ? { ...props, ...mobile } : props
  const style = deferred(stage.language, (screen) => {
    told.props = screen.isPhone ? onPhone : props
    return estimate(told, screen)
  })
  return { style, isLasting: told.isLasting }
}

export type HoldPlace = typeof heldPlace
