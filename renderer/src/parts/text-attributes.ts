import { directionOf, type ResolvedComponent } from '@vitrine/schemas'
import type { HTMLAttributes } from 'react'
import type { Stage } from '../stage/stage.ts'

/** `lang` and `dir` for a piece in another language than its page (R225); nothing for the same one. */
export const inLanguage = (
  language: string | undefined,
  stage: Stage,
): Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'> =>
  language === undefined || language === stage.language ? {} : { lang: language, dir: directionOf(language) }

/** What an element says of the text it shows: its language, and the owner's handle for it. */
export function textAttributes(component: ResolvedComponent, path: string, stage: Stage): object | undefined {
  const language = component.languages?.[path]
  // The usual case makes no object: pages have thousands of texts.
  if (language === undefined && !stage.textHandles) return undefined
  return { ...inLanguage(language, stage), ...stage.textHandles?.(component, path) }
}

/** Whether there is anything to read in a text: spaces alone are no words. */
export const isBlank = (text: string): boolean => text === '' || (text.charCodeAt(0) <= 32 && text.trim() === '')
