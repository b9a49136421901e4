import type { Json } from '@vitrine/schemas'

/** A value as people read it; nothing where there is none. */
export const jsonText = (value: Json | undefined): string =>
  value === undefined ? '' : JSON.stringify(value, undefined, 2)

export type ParsedJson = { readonly value: Json | undefined } | { readonly error: string }

/** What a text says; an empty one says nothing. */
export function readText(text: string): ParsedJson {
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) as Json }
  } catch (error) {
    return { error: (error as Error).message }
  }
}
