import { directionOf, type Json, parsePath, type ResolvedComponent } from '@vitrine/schemas'
import type { HTMLAttributes } from 'react'
import type { Stage } from '../stage/stage.ts'

/** The value at a path of resolved props: `title`, `items[k3v9Qa2Z].link`. */
export function valueAt(props: Readonly<Record<string, Json>>, path: string): Json | undefined {
  if (Object.hasOwn(props, path)) return props[path]
  let value: unknown = props
  for (const segment of parsePath(path) ?? []) {
    if ('item' in segment) value = Array.isArray(value) ? value.find((item) => item?.id === segment.item) : undefined
    else
      value =
        value !== null && typeof value === 'object' && Object.hasOwn(value, segment.name)
          ? (value as Record<string, unknown>)[segment.name]
          : undefined
  }
  return value as Json | undefined
}

/** `lang` and `dir` for a piece in another language than its page (R225); nothing for the same one. */
export const inLanguage = (
  language: string | undefined,
  stage: Stage,
): Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'> =>
  language === undefined || language === stage.language ? {} : { lang: language, dir: directionOf(language) }

/** What an element says of the text it shows: its language, and the owner's handle for it. */
export const textAttributes = (component: ResolvedComponent, path: string, stage: Stage) => ({
  ...inLanguage(component.languages?.[path], stage),
  ...stage.textHandles?.(component, path),
})
