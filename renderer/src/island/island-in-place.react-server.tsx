import type { ReactNode } from 'react'
import type { IslandInPlaceProps } from './island-in-place.tsx'
import { IslandStage } from './island-stage-in-browser.tsx'

/** An island that React draws in the browser: it is told by JSON what it needs of the page. */
export function IslandInPlace<P extends object>({
  of: { component: Component, words },
  props,
  stage: { language, direction, words: say },
}: IslandInPlaceProps<P>): ReactNode {
  const own = Object.fromEntries(words.map((key) => [key, say(key)]))
  return (
    <IslandStage context={{ language, direction, words: own }}>
      <Component {...props} />
    </IslandStage>
  )
}
