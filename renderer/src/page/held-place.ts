import type { ResolvedComponent } from '@vitrine/schemas'
import type { CSSProperties } from 'react'
import { deferred } from '../estimate/deferred.ts'
import type { Estimate } from '../section/section.ts'
import type { Stage } from '../stage/stage.ts'

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
  { language, visit, site }: Pick<Stage, 'language' | 'visit' | 'site'>,
): { readonly style: CSSProperties; readonly isLasting: boolean } {
  let isLasting = true
  const ofVisit = <T>(value: T): T => {
    isLasting = false
    return value
  }
  const asked = (props: ResolvedComponent['props']) => ({
    props,
    get data() {
      return ofVisit(data)
    },
    get visit() {
      return ofVisit(visit)
    },
    get menus() {
      return ofVisit(site.menus)
    },
  })
  const [phone, desk] = [asked({ ...props, ...mobile }), asked(props)]
  const style = deferred(language, (screen) => estimate(screen.isPhone ? phone : desk, screen))
  return { style, isLasting }
}
