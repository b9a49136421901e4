import { CallError, changeMedia, mediaKinds, mediaSummary, tagMedia } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { cleanFileName } from '../../platform/media/file-name.ts'
import { changedTags, cleanedTags, MOST_TAGS } from './cleaned-tags.ts'
import { countDuplicates, type Media, mediaById, mediaByKind, mediaTags, updateMedia } from './media.queries.ts'
import { shownMedia } from './shown-media.ts'

/** A name that somebody gives to a file, which keeps the ending that its content asks for. */
function renamed({ name: before }: Pick<Media, 'name'>, name: string): string {
  const extension = before.slice(before.lastIndexOf('.') + 1)
  return cleanFileName(name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`, extension)
}

/** What members say of files: their names, tags and focal points; and what the library holds altogether. */
export const changeMediaRoutes: readonly Endpoint[] = [
  memberEndpoint(mediaSummary, async (_, { storage: { db }, tenant, language }) => {
    const tags = await mediaTags(db, tenant.id)
    const kinds = await mediaByKind(db, tenant.id)
    const { compare } = new Intl.Collator(language)
    return {
      kinds: kinds.toSorted((one, other) => mediaKinds.indexOf(one.kind) - mediaKinds.indexOf(other.kind)),
      tags: [...tags].map(([tag, files]) => ({ tag, files })).sort((one, other) => compare(one.tag, other.tag)),
      duplicates: await countDuplicates(db, tenant.id),
    }
  }),

  memberEndpoint(changeMedia, async ({ id, revision, name, tags, focalPoint }, { storage: { db }, tenant }) => {
    const media = await mediaById(db, tenant.id, id)
    const isDone = await updateMedia(
      db,
      tenant.id,
      { id, revision },
      {
        ...(name !== undefined && { name: renamed(media, name) }),
        ...(tags && { tags: cleanedTags(tags) }),
        // Only pictures are cut.
        ...(focalPoint !== undefined && media.kind === 'image' && { focalPoint }),
      },
    )
    const now = shownMedia(await mediaById(db, tenant.id, id))
    if (!isDone) throw new CallError('conflict', { details: { media: now } })
    return now
  }),

  memberEndpoint(tagMedia, async ({ ids, add = [], remove = [] }, { storage, tenant, t }) => {
    const changed = await storage.db.transaction().execute(async (db) => {
      let count = 0
      for (const id of new Set(ids)) {
        const media = await mediaById(db, tenant.id, id)
        const tags = changedTags(media.tags, { add, remove })
        if (tags.length > MOST_TAGS)
          throw new CallError('invalid_request', { fields: { add: t('problem.maxItems', { limit: MOST_TAGS }) } })
        if (JSON.stringify(tags) === JSON.stringify(media.tags)) continue
        if (!(await updateMedia(db, tenant.id, media, { tags }))) throw new CallError('conflict')
        count += 1
      }
      return count
    })
    return { changed }
  }),
]
