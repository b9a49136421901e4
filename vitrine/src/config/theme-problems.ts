import { isEnough, themeContrasts } from '@vitrine/model'
import { checkOf, isObject, type Theme, theme as themeSchema } from '@vitrine/schemas'

const nameOf = (theme: unknown): string =>
  isObject(theme) && typeof theme._$id_ === 'string' ? `theme ${theme._$id_}` : 'a theme'

/** What is wrong with a theme, in words. */
export const themeProblems = (theme: unknown): readonly string[] =>
  checkOf(themeSchema)(theme).map(
    ({ path, key, params }) =>
      `${nameOf(theme)}: ${path === '' ? 'it' : path} is wrong (${key} ${JSON.stringify(params)}).`,
  )

/** Colours of a theme that cannot be read well on each other (WCAG 2.2 AA), in words. */
export const themeWarnings = (theme: Theme): readonly string[] =>
  themeContrasts(theme.colors)
    .filter((contrast) => !isEnough(contrast))
    .map(
      ({ ink, paper, ratio, needed }) =>
        `theme ${theme._$id_}: ${ink} on ${paper} has a contrast of ${ratio.toFixed(2)}; ${needed} is needed.`,
    )
