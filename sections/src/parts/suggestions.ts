export interface Suggestion {
  readonly name: string
  /** Within the site: `/product/hex-bolt`. */
  readonly url: string
  readonly language?: string
}

export interface Suggestions {
  readonly products: readonly Suggestion[]
  readonly pages: readonly Suggestion[]
}

export const noSuggestions: Suggestions = { products: [], pages: [] }

interface Asking {
  /** The clientId; empty where the domain says which site it is. */
  readonly client: string
  readonly language: string
  readonly signal: AbortSignal
}

/**
 * Asks the service (`siteSuggest`) without its client, which would bring along all schemas.
 * @throws when it does not answer.
 */
export async function suggestionsFor(typed: string, { client, language, signal }: Asking): Promise<Suggestions> {
  const answer = await fetch(`/api/site/v1/site/suggest?${new URLSearchParams({ q: typed.slice(0, 200) })}`, {
    headers: { lang: language, ...(client !== '' && { 'client-id': client }) },
    signal,
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const { data }: { readonly data: Suggestions } = await answer.json()
  return data
}
