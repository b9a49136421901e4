import {
  addedPageTypeError,
  applyAll,
  contentOf,
  type MediaHosts,
  mayDo,
  needsOf,
  rebase,
  type Specs,
} from '@vitrine/model'
import { CallError, type LoggedOperation, type Membership, type Operation, type PageTypeSpec } from '@vitrine/schemas'
import type { Account } from '../../../http/access/identity.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database } from '../../../platform/database/tables.ts'
import type { Translator } from '../../../platform/language/translator.ts'
import { describeOperationError, operationFailure } from '../../operations/operation-errors.ts'
import { saveConflict } from '../../operations/save-conflict.ts'
import { freshOperations } from '../../operations/sent-operations.ts'
import { changedSourcesIn } from '../../source-texts/changed-sources.ts'
import { keepSourceTexts } from '../../source-texts/source-texts.queries.ts'
import { keepDraftTexts } from '../../text-index/keep-draft-texts.ts'
import { ComponentTaken } from '../store/component-places.queries.ts'
import { readForSave, writeDraft } from '../store/draft-changes.queries.ts'
import { lockDraft } from '../store/draft-rows.queries.ts'
import { insertOperations, knownOperations, operationsSince } from '../store/operations.queries.ts'
import { foreignMediaError } from './foreign-media.ts'

/** Who saves what. */
export interface SaveRequest {
  readonly storage: Storage
  readonly specs: Specs
  /** The kinds of pages that plugins add. */
  readonly pageTypes: readonly PageTypeSpec[]
  readonly tenantId: string
  readonly draftsId: string
  readonly member: Membership
  readonly account: Account
  readonly requestId: string | undefined
  /** For the messages of errors, in the language of whoever saves. */
  readonly t: Translator
  /** The hosts that pictures and films may be on. */
  readonly hostsOf: (db: Database) => Promise<MediaHosts>
  /** Whether the caller made the operations, and so knows their ids. */
  readonly isOwnOperations?: boolean
}

export interface SaveInput {
  /** The revision that the operations were made on. */
  readonly baseRevision: number
  readonly operations: readonly Operation[]
}

export interface Saved {
  readonly revision: number
  /** What others did since the base, in order. */
  readonly operations: readonly LoggedOperation[]
}

/**
 * Saves operations in one transaction: all of them or none, and on disk when this returns. Those that
 * the log holds already are the same ones, sent again. What others did since the base is merged where
 * it touches something else.
 *
 * @throws CallError `not_found` when the site has no such draft; `conflict` with
 * `{revision, clashes, operations}` when somebody else changed the same; `not_allowed` when the role is too
 * small for an operation; `invalid_request` with the reason when an operation cannot be applied.
 */
export const save = (
  saving: SaveRequest,
  input: SaveInput,
  also: (write: Database, saved: Saved) => Promise<unknown> = async () => undefined,
): Promise<Saved> =>
  inWordsOfSave(saving, () =>
    saving.storage.db.transaction().execute(async (write) => {
      const saved = await saveInTransaction(write, saving, input)
      await also(write, saved)
      return saved
    }),
  )

/** What the database refuses of a save, as a save says it. @throws CallError */
export async function inWordsOfSave<T>({ t }: Pick<SaveRequest, 't'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ComponentTaken) throw operationFailure({ key: 'refusal.taken', params: { id: error.id } }, t)
    // The same operation came twice at the same moment: the other one is saved by now.
    if (isUniqueViolation(error)) throw new CallError('conflict', { details: { reason: 'taken' } })
    throw error
  }
}

/** The same in a transaction that is open, with whatever else it does. */
export async function saveInTransaction(
  db: Database,
  saving: SaveRequest,
  { baseRevision, operations }: SaveInput,
): Promise<Saved> {
  const { tenantId, draftsId, specs } = saving
  const ofContent = operations.find((operation) => contentOf(operation) !== undefined)
  if (ofContent) throw operationFailure({ key: 'refusal.contentOperation', params: {} }, saving.t, ofContent.id)
  const log = { tenantId, draftId: Number(draftsId) }
  const revision = await lockDraft(db, saving.storage.engine, tenantId, log.draftId)
  if (revision === undefined) throw new CallError('not_found')
  if (baseRevision > revision) throw new CallError('conflict', { details: { revision, reason: 'unknown-base' } })

  const ids = new Set(operations.map(({ id }) => id))
  const missed = (await operationsSince(db, log, baseRevision)).filter(({ operation }) => !ids.has(operation.id))
  const known = await knownOperations(db, log, [...ids])
  const fresh = freshOperations(operations, known, saving.account.name)
  if (fresh.length === 0) return { revision, operations: missed }

  const needs = needsOf([...fresh, ...missed.map((one) => one.operation)])
  const read = await readForSave(db, specs, tenantId, draftsId, needs)
  if (!read) throw new CallError('not_found')
  const { stored, draft } = read
  for (const operation of fresh) {
    const error = mayDo(saving.member, operation, draft, specs)
    if (error !== true)
      throw new CallError('not_allowed', describeOperationError(error, saving.t, named(saving, operation.id)))
  }
  const { operations: mine, conflicts } = rebase(fresh, missed, { draft, specs })
  if (conflicts.length > 0) throw saveConflict(revision, conflicts, missed)

  const result = applyAll(draft, mine, specs)
  if ('error' in result) throw operationFailure(result.error, saving.t, named(saving, result.operation.id))
  const against = addedPageTypeError(saving.pageTypes, { before: draft, after: result.draft })
  if (against) throw operationFailure(against, saving.t)
  const { hostsOf } = saving
  const foreign = await foreignMediaError(db, {
    ...log,
    specs,
    before: draft,
    after: result.draft,
    operations: mine,
    hostsOf,
  })
  if (foreign) throw operationFailure(foreign.error, saving.t, named(saving, foreign.operation?.id))
  const applied = result.done
  if (applied.length === 0) return { revision, operations: missed }
  const next = revision + 1
  await writeDraft(db, tenantId, stored, result.draft, next)
  await keepSourceTexts(db, tenantId, changedSourcesIn(draft, result.draft, specs))
  await keepDraftTexts(db, specs, tenantId, draft, result.draft)
  const { account, requestId } = saving
  await insertOperations(
    db,
    { ...log, revision: next, accountId: account.id, apiKey: account.apiKey?.name, requestId },
    applied,
  )
  return { revision: next, operations: missed }
}

const named = ({ isOwnOperations = true }: SaveRequest, id: string | undefined) => (isOwnOperations ? id : undefined)
