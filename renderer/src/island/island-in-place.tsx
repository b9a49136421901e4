import type { ReactNode } from 'react'
import type { IslandPart } from '../stage/island-part.ts'
import type { Stage } from '../stage/stage.ts'

export interface IslandInPlaceProps<P> {
  readonly of: IslandPart<P>
  readonly props: P
  readonly stage: Stage
}

/** An island that is drawn where it stands, on the stage around it. */
export const IslandInPlace = <P extends object>({
  of: { component: Component },
  props,
}: IslandInPlaceProps<P>): ReactNode => <Component {...props} />
