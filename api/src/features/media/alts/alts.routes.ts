import { altOperations, baseLanguage, isAltMissing } from '@vitrine/model'
import { CallError, can, listMediaAlts, type MediaAlt, saveMediaAlts } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { folded } from '../../../platform/language/folded.ts'
import { writtenLanguages } from '../../contents/editing/configured-languages.queries.ts'
import { contentsRevision } from '../../contents/log/content-operations.queries.ts'
import { saveContents } from '../../contents/saving/save-contents.ts'
import { draftIdOf } from '../../drafts/named-draft.ts'
import { save } from '../../drafts/saving/save.ts'
import { saveRequestOf } from '../../drafts/saving/save-request.ts'
import { infosOf } from '../../drafts/store/page-facts.queries.ts'
import { foundAlts, withOutdated } from './found-alts.queries.ts'

/** All languages in which texts are written, that of the base first. */
async function languagesOf({ storage, tenant }: MemberContext): Promise<readonly string[]> {
  const written = await writtenLanguages(storage.db, tenant)
  return [...new Set([baseLanguage(tenant), tenant.defaultLanguage, ...written.map(({ code }) => code)])]
}

/** The draft that is meant: the named one, else the first; nothing where a site has none. */
async function draftMeant(context: MemberContext, wanted: string | undefined): Promise<string | undefined> {
  if (wanted !== undefined) return draftIdOf(context, wanted)
  const [first] = await infosOf(context.storage.db, context.tenant.id)
  return first?.id
}

/** Whether all of these words stand in the name of the place, in the address or in a text. */
function holdsWords({ name = '', picture, texts }: MediaAlt, words: readonly string[]): boolean {
  const text = folded([name, picture.src, ...Object.values(texts)].join(' '))
  return words.every((word) => text.includes(word))
}

/** What pictures say to those who do not see them, wherever they stand. */
export const altRoutes: readonly Endpoint[] = [
  memberEndpoint(listMediaAlts, async ({ draftsId: wanted, missing, q = '', page, pageSize }, context) => {
    const { storage, tenant, parts } = context
    const draftsId = await draftMeant(context, wanted)
    const sourceLanguage = baseLanguage(tenant)
    const languages = await languagesOf(context)
    // Before the texts: what is changed in between is a conflict then, and not lost.
    const revision = await contentsRevision(storage.db, tenant.id)
    const { draftRevision, items } = await foundAlts(storage.db, parts.specs, {
      tenantId: tenant.id,
      draftsId,
      sourceLanguage,
    })
    const lacks = (one: MediaAlt, language: string) => isAltMissing(one, language, sourceLanguage)
    const words = folded(q).split(' ').filter(Boolean)
    const wantedLanguages = missing === 'any' ? languages : missing === undefined ? [] : [missing]
    const found = items
      .filter((one) => wantedLanguages.length === 0 || wantedLanguages.some((language) => lacks(one, language)))
      .filter((one) => words.length === 0 || holdsWords(one, words))
    return {
      items: await withOutdated(storage.db, tenant.id, found.slice((page - 1) * pageSize, page * pageSize)),
      total: found.length,
      page,
      pageSize,
      ...(draftsId !== undefined && draftRevision !== undefined && { draftsId, draftRevision }),
      contentsRevision: revision,
      sourceLanguage,
      languages,
      missing: Object.fromEntries(
        languages.map((language) => [language, items.filter((one) => lacks(one, language)).length]),
      ),
    }
  }),

  memberEndpoint(saveMediaAlts, async ({ of, path, basePath, texts, draftsId, revision: baseRevision }, context) => {
    const operations = altOperations({ of, path, basePath, texts }, baseLanguage(context.tenant))
    if ('content' in of) {
      if (!can(context.member, 'content.write')) throw new CallError('not_allowed')
      const saved = await saveContents(context, { baseRevision, operations })
      return { revision: saved.revision, isBehind: saved.operations.length > 0 }
    }
    const saved = await save(saveRequestOf(context, await draftIdOf(context, draftsId)), { baseRevision, operations })
    return { revision: saved.revision, isBehind: saved.operations.length > 0 }
  }),
]
