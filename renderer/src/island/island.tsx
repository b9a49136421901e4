import { useId } from 'react'
import { IslandInPlace } from '#island-in-place'
import { useStage } from '#stage-context'
import type { IslandPart } from '../stage/island-part.ts'

/** When an island comes to life: at the first touch, when it is seen, or at once. */
export type IslandMoment = 'intent' | 'visible' | 'load'

/** JSON that may stand inside a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

interface IslandProps<P> {
  readonly of: IslandPart<P>
  /** JSON only: they are written into the page. */
  readonly props: P
  readonly when?: IslandMoment
  readonly className?: string | undefined
}

/**
 * Places an island. Where the stage renders islands apart (the visitor's), its HTML, its props and
 * the address of its code stand in the page, and the loader does the rest. Elsewhere it is drawn in
 * place.
 */
export function Island<P extends object>({ of: part, props, when = 'intent', className }: IslandProps<P>) {
  const stage = useStage()
  const id = useId()
  // The element around it is the same on every stage, so that its class and its layout are.
  if (!stage.islands)
    return (
      <div className={className}>
        <IslandInPlace of={part} props={props} stage={stage} />
      </div>
    )
  stage.resources?.loader()
  const { html, src } = stage.islands.render(part, props, id, stage.resources)
  return (
    <>
      <div
        className={className}
        data-island={src}
        data-when={when}
        id={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered apart
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        data-props={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
        dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
      />
    </>
  )
}
