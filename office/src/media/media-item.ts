import type { Answer, listMedia, mediaDetail, mediaKinds, mediaSummary } from '@vitrine/schemas'

export type MediaItem = Answer<typeof listMedia>['items'][number]
/** With where it is used. */
export type MediaDetailItem = Answer<typeof mediaDetail>
export type MediaKind = (typeof mediaKinds)[number]
/** What the library holds altogether. */
export type MediaSummary = Answer<typeof mediaSummary>
