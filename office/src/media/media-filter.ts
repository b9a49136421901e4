import { mediaKinds } from '@vitrine/schemas'
import { pageIn } from '../navigation/use-pages.ts'
import type { MediaKind } from './media-item.ts'

/** What may be wanted of the library beside kinds and words: all files, or those that need a look. */
export const mediaShows = ['unused', 'duplicates'] as const
export type MediaShow = (typeof mediaShows)[number]

export interface MediaFilter {
  readonly kind: MediaKind | undefined
  readonly show: MediaShow | undefined
  readonly tag: string
  readonly q: string
  readonly page: number
}

/** What the address of the list asks for; what it says wrongly is left out. */
export function filterIn(query: URLSearchParams): MediaFilter {
  const kind = query.get('kind')
  const show = query.get('show')
  return {
    kind: mediaKinds.find((one) => one === kind),
    show: mediaShows.find((one) => one === show),
    tag: (query.get('tag') ?? '').slice(0, 40),
    q: (query.get('q') ?? '').slice(0, 200),
    page: pageIn(query),
  }
}

/** The same as a question of the list. */
export const questionOf = ({ kind, show, tag, q, page }: MediaFilter, pageSize: number) => ({
  page,
  pageSize,
  ...(kind && { kind }),
  ...(show === 'unused' && { unused: true }),
  ...(show === 'duplicates' && { duplicates: true }),
  ...(tag !== '' && { tag }),
  ...(q !== '' && { q }),
})

/** Whether less than the whole library is asked for. */
export const isFiltered = ({ kind, show, tag, q }: MediaFilter): boolean =>
  kind !== undefined || show !== undefined || tag !== '' || q !== ''
