import { Readable } from 'node:stream'
import { baseLanguage } from '@vitrine/model'
import {
  addTerm,
  addTradeTerms,
  CallError,
  changeTerm,
  exportTerms,
  importTerms as importCall,
  limits,
  listTerms as listCall,
  removeTerm,
  termLimits,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { oneFile } from '../../http/question/sent-file.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { describeProblem } from '../../platform/language/translator.ts'
import { textOfFile } from '../../platform/text-files/text-of-file.ts'
import { UnreadableFile } from '../../platform/text-files/unreadable-file.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { readTerms } from './formats/read-terms.ts'
import { tbxOf, termCsvOf } from './formats/write-terms.ts'
import { importTerms, toldImport } from './import-terms.ts'
import { type GivenTerm, type Term, tidied } from './term.ts'
import { allTerms, countTerms, deleteTerm, listTerms, putTerm, termById } from './terms.queries.ts'
import { tradeTermsFor } from './trade-terms.ts'

const shown = ({ targets, ...term }: Term) => ({ ...term, targets: targets.map((target) => ({ ...target })) })

/** Stores a word. @throws CallError `conflict` when the site has it already */
async function put({ storage, tenant }: MemberContext, given: GivenTerm, id?: string) {
  const term = tidied(given)
  try {
    const stored = await storage.db.transaction().execute((write) => putTerm(write, tenant.id, term, id))
    return shown({ id: stored, ...term })
  } catch (error) {
    if (isUniqueViolation(error)) throw new CallError('conflict', { details: { reason: 'taken' } })
    throw error
  }
}

const told = (imported: Parameters<typeof toldImport>[0], { t }: MemberContext) =>
  toldImport(imported, (problem) => describeProblem(t, problem))

/** The words by which a site is translated. */
export const termRoutes: readonly Endpoint[] = [
  memberEndpoint(listCall, async ({ kind, q, page, pageSize }, { storage, tenant }) => {
    const { items, total } = await listTerms(storage.db, tenant.id, { kind, q }, { page, pageSize })
    return { items: items.map(shown), total, page, pageSize }
  }),

  memberEndpoint(addTerm, async (given, context) => {
    if ((await countTerms(context.storage.db, context.tenant.id)) >= termLimits.terms)
      throw new InvalidQuestion([{ path: 'word', key: 'refusal.tooMany', params: { limit: termLimits.terms } }])
    return put(context, given)
  }),

  memberEndpoint(changeTerm, async ({ id, ...given }, context) => {
    orNotFound(await termById(context.storage.db, context.tenant.id, id))
    return put(context, given, id)
  }),

  memberEndpoint(removeTerm, async ({ id }, { storage, tenant }) => {
    if (!(await deleteTerm(storage.db, tenant.id, id))) throw new CallError('not_found')
    return {}
  }),

  memberEndpoint(exportTerms, async ({ format }, { storage, tenant }) => {
    const terms = await allTerms(storage.db, tenant.id)
    return {
      body: Readable.from(format === 'csv' ? termCsvOf(terms) : tbxOf(terms, baseLanguage(tenant))),
      type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-tbx; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="${tenant.clientId}-terms.${format}"` },
    }
  }),

  memberEndpoint(importCall, async ({ dryRun }, context) => {
    const { storage, tenant, files } = context
    const { text } = await oneFile(files, (file) => textOfFile(file, limits.termFile))
    try {
      const given = readTerms(text, baseLanguage(tenant))
      return told(await importTerms(storage.db, tenant.id, given, dryRun), context)
    } catch (error) {
      if (error instanceof UnreadableFile) throw new InvalidQuestion([{ path: 'file', ...error.problem }])
      throw error
    }
  }),

  memberEndpoint(addTradeTerms, async ({ dryRun }, context) => {
    const { storage, tenant } = context
    const given = tradeTermsFor(baseLanguage(tenant), await configuredLanguages(storage.db, tenant))
    return told(await importTerms(storage.db, tenant.id, given, dryRun), context)
  }),
]
