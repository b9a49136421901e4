import { setImmediate } from 'node:timers/promises'
import { altTextsIn, altTextsOf, type DraftAltText, outdatedAlts, type Specs } from '@vitrine/model'
import { contentKey, contentProps, type MediaAlt } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { storedContents } from '../../contents/editing/stored-contents.queries.ts'
import { readDraft } from '../../drafts/store/drafts.queries.ts'

/** So many contents are looked through at once, so that others are answered in between. */
const AT_ONCE = 100

type Picture = MediaAlt['picture']

/** Of a picture no more than it takes to show it. */
function shownPicture({ src, width, height, widths }: Readonly<Record<string, unknown>>): Picture {
  return {
    src: String(src),
    ...(typeof width === 'number' && { width }),
    ...(typeof height === 'number' && { height }),
    ...(Array.isArray(widths) && { widths: widths.filter((one): one is number => typeof one === 'number') }),
  }
}

/** Where a text of a draft stands, in words of the list. */
function placeOf(of: DraftAltText['of'], names: ReadonlyMap<string, string>): Pick<MediaAlt, 'place' | 'id' | 'name'> {
  if ('part' in of) return { place: of.part }
  if ('menu' in of) return { place: 'menu', id: of.menu }
  const id = 'page' in of ? of.page : of.pageRecord
  const name = names.get(id)
  return { place: 'page', id, ...(name !== undefined && { name }) }
}

/** The pictures of a draft, page by page. */
async function altsOfDraft(
  db: Database,
  specs: Specs,
  { tenantId, draftsId, sourceLanguage }: { tenantId: string; draftsId: string; sourceLanguage: string },
): Promise<{ readonly revision: number; readonly items: readonly MediaAlt[] } | undefined> {
  const draft = await readDraft(db, specs, tenantId, draftsId)
  if (!draft) return undefined
  const names = new Map(
    draft.pagesList.map(({ id, settings: { props } }) => [id, typeof props.name === 'string' ? props.name : id]),
  )
  const order = new Map(draft.pagesList.map(({ id }, at) => [id, at]))
  const found = altTextsIn(draft, specs, sourceLanguage).map((one): MediaAlt => {
    const { of, path, basePath, picture, texts, outdated } = one
    return { of, path, basePath, ...placeOf(of, names), picture: shownPicture(picture), texts, outdated }
  })
  const rank = ({ place, id = '' }: MediaAlt) => (place === 'page' ? (order.get(id) ?? 0) : order.size)
  return { revision: draft.revision, items: found.toSorted((one, other) => rank(one) - rank(other)) }
}

/** The pictures of the contents, but of archived ones: by kind, and each kind in its order. */
async function altsOfContents(db: Database, tenantId: string, sourceLanguage: string): Promise<readonly MediaAlt[]> {
  const alts: MediaAlt[] = []
  for (let from = 0; ; from += AT_ONCE) {
    const rows = await db
      .selectFrom('contents')
      .select(['id', 'kind', 'names', 'settings'])
      .where('tenant_id', '=', tenantId)
      .where('status', '!=', 'archived')
      .orderBy('kind')
      .orderBy('position')
      .orderBy('id')
      .limit(AT_ONCE)
      .offset(from)
      .execute()
    for (const { id, kind, names, settings } of rows) {
      const name = fromJson(names)['']
      for (const { path, basePath, picture, texts } of altTextsOf(
        contentProps[kind],
        fromJson(settings),
        sourceLanguage,
      ))
        alts.push({
          of: { content: contentKey({ kind, id }) },
          path,
          basePath,
          place: 'content',
          id,
          content: kind,
          ...(name !== undefined && { name }),
          picture: shownPicture(picture),
          texts,
          // Told of those that are shown (`withOutdated`), since it takes much longer than all else.
          outdated: [],
        })
    }
    if (rows.length < AT_ONCE) return alts
    await setImmediate()
  }
}

/** Some of these, with the languages whose texts were made from what the source said before. */
export async function withOutdated(db: Database, tenantId: string, alts: readonly MediaAlt[]): Promise<MediaAlt[]> {
  const keys = alts.flatMap(({ of }) => ('content' in of ? [of.content] : []))
  const records = await storedContents(db, tenantId, { contents: [...new Set(keys)], slugs: [] })
  const byKey = new Map(records.map((record) => [contentKey(record), record]))
  return alts.map((alt) => {
    const record = 'content' in alt.of ? byKey.get(alt.of.content) : undefined
    return record ? { ...alt, outdated: outdatedAlts(contentProps[record.kind], record.settings, alt) } : alt
  })
}

/** All pictures that stand somewhere, with their alt texts: those of a draft, then those of contents. */
export async function foundAlts(
  db: Database,
  specs: Specs,
  where: { readonly tenantId: string; readonly draftsId: string | undefined; readonly sourceLanguage: string },
): Promise<{ readonly draftRevision: number | undefined; readonly items: readonly MediaAlt[] }> {
  const { tenantId, draftsId, sourceLanguage } = where
  const ofDraft =
    draftsId === undefined ? undefined : await altsOfDraft(db, specs, { tenantId, draftsId, sourceLanguage })
  const ofContents = await altsOfContents(db, tenantId, sourceLanguage)
  return { draftRevision: ofDraft?.revision, items: [...(ofDraft?.items ?? []), ...ofContents] }
}
