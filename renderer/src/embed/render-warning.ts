import type { DrawProblem } from '../page/walk.ts'

/** What somebody who draws a page is told of it: something is drawn as nothing, or otherwise than it was asked for. */
export type RenderWarning =
  | DrawProblem
  /** The document does not have the page, so nothing is drawn. */
  | { readonly kind: 'unknown-page'; readonly page: string }
  /** The document does not speak the language, and is drawn in another one. */
  | { readonly kind: 'unknown-language'; readonly language: string; readonly drawn: string }
  /** A word of the interface is in no text that the page was given; its key is shown. */
  | { readonly kind: 'missing-word'; readonly key: string; readonly language: string }
  /** Checks cannot be compiled here, so values that do not fit their schemas are drawn as they are. */
  | { readonly kind: 'unchecked' }

/** What makes two warnings the same one. */
function keyOf(warning: RenderWarning): string {
  switch (warning.kind) {
    case 'unknown-page':
      return `${warning.kind} ${warning.page}`
    case 'unknown-language':
      return `${warning.kind} ${warning.language}`
    case 'missing-word':
      return `${warning.kind} ${warning.key}`
    case 'unchecked':
      return warning.kind
    case 'threw':
      return `${warning.kind} ${warning.component}`
    default:
      return `${warning.kind} ${warning.component.id} ${'paths' in warning ? warning.paths.join() : ''}`
  }
}

function sentenceOf(warning: RenderWarning): string {
  switch (warning.kind) {
    case 'unknown-page':
      return `The document has no page '${warning.page}'; nothing is drawn.`
    case 'unknown-language':
      return `The document does not speak '${warning.language}'; it is drawn in '${warning.drawn}'.`
    case 'missing-word':
      return `No text in '${warning.language}' says '${warning.key}': hand the texts of the sections to <VitrinePage texts>.`
    case 'unchecked':
      return 'Checks cannot be compiled here; values are drawn as they are.'
    case 'threw':
      return `The section '${warning.type}' (${warning.component}) threw, and is left out: ${String(warning.error)}`
    default: {
      const { id, type, version } = warning.component
      const paths =
        'paths' in warning ? warning.paths : 'problems' in warning ? warning.problems.map(({ path }) => path) : []
      return `${warning.kind}: '${type}' in version ${version} (${id}) ${paths.join(', ')}`.trim()
    }
  }
}

/** What bundlers put in, and Node has; a browser without a bundler has neither. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

function isDeveloping(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

/** Says a warning on the console while developing; what a translator or an owner has to add is no warning there. */
export function warnOnConsole(warning: RenderWarning): void {
  if (warning.kind === 'untranslated' || warning.kind === 'missing-image' || !isDeveloping()) return
  console.warn(`Vitrine: ${sentenceOf(warning)}`)
}

/** Who tells the warnings of one page. */
interface Warnings {
  readonly warn: (warning: RenderWarning) => void
  /** Called when what was drawn is shown: only then is anything told in a browser. */
  readonly shown: () => void
}

/**
 * Tells each warning once, however often the page is drawn: on a server at once, in a browser when the page is shown, as
 * React may throw away what it has drawn, and whoever hears of a warning may set a state.
 */
export function createWarnings(tell: (warning: RenderWarning) => void): Warnings {
  const told = new Set<string>()
  const waiting: RenderWarning[] = []
  let isShown = false
  const flush = () => {
    for (const warning of waiting.splice(0)) tell(warning)
  }
  return {
    warn(warning) {
      const key = keyOf(warning)
      if (told.has(key)) return
      told.add(key)
      if (typeof window === 'undefined') tell(warning)
      else if (waiting.push(warning) === 1 && isShown) queueMicrotask(flush)
    },
    shown() {
      isShown = true
      flush()
    },
  }
}
