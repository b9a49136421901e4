import type { Google, SiteTags } from '@vitrine/schemas'

/**
 * What the pages of a site load from Google once a visitor agrees (R240, R241); nothing where the ids that its mode
 * needs are missing. The tag manager brings the other ids itself, so that nothing is loaded twice.
 */
export function tagsOf(google: Partial<Google> = {}): Omit<SiteTags, 'policy'> | undefined {
  const { mode = 'gtag', measurementId, tagManagerId, adIds = [] } = google
  if (mode === 'tag-manager') return tagManagerId === undefined ? undefined : { tagManagerId }
  if (mode === 'off' || (measurementId === undefined && adIds.length === 0)) return undefined
  return { ...(measurementId !== undefined && { measurementId }), ...(adIds.length > 0 && { adIds }) }
}
