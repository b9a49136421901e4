import type { Json } from '@vitrine/schemas'

/** A value as people read it; nothing where there is none. */
export const jsonText = (value: Json | undefined): string =>
  value === undefined ? '' : JSON.stringify(value, undefined, 2)

export type ParsedJson = { readonly value: Json | undefined } | { readonly error: string }

/** What a text says; an empty one says nothing. */
export function readText(text: string): ParsedJson {
  if (text.trim() === '') return { value: undefined }
  try {
    const value: Json = JSON.parse(text)
    return { value }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
