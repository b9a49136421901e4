import type { Direction } from '@vitrine/schemas'
import { StageProvider } from '#stage-context'
import { htmlOf } from '../page/html-of.tsx'
import type { IslandsOfStage } from '../stage/stage.ts'
import { islandStage, type PageContext } from './island-stage.ts'

/** The islands of one page on the server: they are rendered apart, and their words are collected. */
export function renderIslands({
  language,
  direction,
  template,
  srcOf,
}: {
  readonly language: string
  readonly direction: Direction
  /** A word with its placeholders unfilled, in the language of the page. */
  readonly template: (key: string) => string
  /** The address of an island's code, by its name. */
  readonly srcOf: (name: string) => string
}): IslandsOfStage & { readonly context: () => PageContext | undefined } {
  const words: Record<string, string> = {}
  let any = false
  const context = (): PageContext => ({ language, direction, words })
  return {
    render(part, props, id, resources) {
      any = true
      for (const key of part.words) words[key] = template(key)
      const Component = part.component
      const html = htmlOf(
        <StageProvider stage={islandStage(context(), resources)}>
          <Component {...props} />
        </StageProvider>,
        { identifierPrefix: id },
      )
      return { html, src: srcOf(part.name) }
    },
    context: () => (any ? context() : undefined),
  }
}
