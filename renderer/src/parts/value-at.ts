import { directionOf, type Json, parsePath, type ResolvedComponent, type Segment } from '@vitrine/schemas'
import type { HTMLAttributes } from 'react'
import type { Stage } from '../stage/stage.ts'

/** Paths are few and read again for every visitor; ids of many sites must not fill the memory. */
const parsed = new Map<string, readonly Segment[]>()
const MAX_PARSED = 10_000

function segmentsOf(path: string): readonly Segment[] {
  const known = parsed.get(path)
  if (known) return known
  if (parsed.size >= MAX_PARSED) parsed.clear()
  const segments = parsePath(path) ?? []
  parsed.set(path, segments)
  return segments
}

const field = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

/** The value at a path of resolved props: `title`, `items[k3v9Qa2Z].link`. */
export function valueAt(props: Readonly<Record<string, Json>>, path: string): Json | undefined {
  if (Object.hasOwn(props, path)) return props[path]
  let value: unknown = props
  for (const segment of segmentsOf(path)) {
    if ('item' in segment) value = Array.isArray(value) ? value.find((item) => item?.id === segment.item) : undefined
    else value = field(value, segment.name)
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
export function textAttributes(component: ResolvedComponent, path: string, stage: Stage): object | undefined {
  const language = component.languages?.[path]
  // The usual case makes no object: pages have thousands of texts.
  if (language === undefined && !stage.textHandles) return undefined
  return { ...inLanguage(language, stage), ...stage.textHandles?.(component, path) }
}

/** Whether there is anything to read in a text: spaces alone are no words. */
export const isBlank = (text: string): boolean => text === '' || (text.charCodeAt(0) <= 32 && text.trim() === '')
