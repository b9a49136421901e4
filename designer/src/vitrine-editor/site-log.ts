import { applyAll, type Done, rebase, type Specs, upgradeDraft } from '@vitrine/model'
import { type PageDocument, type SiteDocument, siteOfPage } from '@vitrine/renderer'
import { CallError, type LoggedOperation, limits, type Operation } from '@vitrine/schemas'
import { type EditorStorage, type OthersChange, StorageError } from './editor-storage.ts'
import { createKeptLog } from './kept-log.ts'

/** A site as its storage has it, and what was done to it since it was loaded. */
export interface SiteLog {
  /** Loads the site, once; again after `forget`. */
  readonly site: () => Promise<SiteDocument>
  /** In the order of their revisions. */
  readonly entries: () => readonly LoggedOperation[]
  /**
   * Stores operations that were made on a revision.
   * @throws CallError as the call that saves a draft
   */
  readonly save: (baseRevision: number, operations: readonly Operation[]) => Promise<Saved>
  /** Takes in what others did. Nothing, where it does not follow on what is here: then the site is loaded anew. */
  readonly takeIn: (others: OthersChange) => readonly LoggedOperation[] | undefined
}

interface Saved {
  readonly revision: number
  /** What others did since the base, in order. */
  readonly operations: readonly LoggedOperation[]
}

/** The site must be loaded anew: what is here is not what the storage has. */
const tooOld = (revision: number): CallError =>
  new CallError('conflict', { details: { revision, reason: 'unknown-base' } })

/** What a storage says, as the service says it. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof StorageError)) return new CallError('unavailable', { message: String(error) })
  if (error.code === 'offline') return new CallError('unavailable', { message: error.message })
  return new CallError('invalid_request', { message: error.message })
}

/** What a storage answered, which may be a page by itself. @throws StorageError where it is neither. */
function siteFrom(loaded: SiteDocument | PageDocument | undefined): SiteDocument {
  const holds = (name: string) => typeof loaded === 'object' && loaded !== null && name in loaded
  if (holds('pagesList')) return loaded as SiteDocument
  if (holds('pageSchema')) return siteOfPage(loaded as PageDocument)
  throw new StorageError('refused', { message: 'The storage has no site and no page: `load` answered something else.' })
}

export function createSiteLog(storage: EditorStorage, specs: Specs): SiteLog {
  let loading: Promise<SiteDocument> | undefined
  let site: SiteDocument | undefined
  let log: readonly LoggedOperation[] = []
  const kept = createKeptLog(storage.key)

  async function load(): Promise<SiteDocument> {
    try {
      site = upgradeDraft(siteFrom(await storage.load()), specs)
    } catch (error) {
      loading = undefined
      throw failureOf(error)
    }
    const { revision } = site
    // Another document may have come in the place of the one that the log is of.
    log = kept.read().filter((entry) => entry.revision <= revision)
    return site
  }

  /** The next save or load begins with what the storage has. */
  function forget(): void {
    loading = undefined
    site = undefined
  }

  const note = (revision: number, done: readonly Done[], by?: string): readonly LoggedOperation[] => {
    const at = new Date().toISOString()
    const entries = done.map((one): LoggedOperation => ({ revision, ...one, ...(by !== undefined && { by }), at }))
    log = [...log, ...entries]
    kept.write(log)
    return entries
  }

  function takeIn({ revision, operations }: OthersChange): readonly LoggedOperation[] | undefined {
    if (!site) return undefined
    if (revision <= site.revision) return []
    const known = new Set(log.map(({ operation }) => operation.id))
    const result = applyAll(
      site,
      operations.filter(({ id }) => !known.has(id)),
      specs,
    )
    if ('error' in result) {
      forget()
      return undefined
    }
    site = { ...(result.draft as SiteDocument), revision }
    return note(revision, result.done)
  }

  /** Takes in what the log of the storage says that others did: whoever asks has read it there already. */
  async function catchUp(): Promise<void> {
    if (!site || !storage.log) return
    const { items } = await storage.log({ after: site.revision, pageSize: limits.pageSize })
    const last = items.at(-1)
    if (last) takeIn({ revision: last.revision, operations: items.map(({ operation }) => operation) })
  }

  async function store(before: SiteDocument, operations: readonly Operation[]): Promise<Saved | undefined> {
    const result = applyAll(before, operations, specs)
    if ('error' in result) {
      const { key, params } = result.error
      const details = { operation: result.operation.id, key, params }
      throw new CallError('invalid_request', { details, message: key })
    }
    const base = before.revision
    const next = { ...(result.draft as SiteDocument), revision: base + 1 }
    try {
      const others = (await storage.save({ base, operations, site: next })) ?? undefined
      if (others && others.revision !== next.revision) {
        const missed = takeIn({ ...others, revision: others.revision - 1 })
        const mine =
          missed && site && applyAll(site, rebase(operations, missed, { draft: site, specs }).operations, specs)
        if (!mine || 'error' in mine) throw tooOld(others.revision)
        site = { ...(mine.draft as SiteDocument), revision: others.revision }
        note(others.revision, mine.done)
        return { revision: others.revision, operations: missed }
      }
      site = next
      note(next.revision, result.done)
      return { revision: next.revision, operations: [] }
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'conflict')
        throw error instanceof CallError ? error : failureOf(error)
      if (!error.others || !takeIn(error.others)) {
        forget()
        throw tooOld(base)
      }
      return undefined
    }
  }

  return {
    site() {
      loading ??= load()
      return loading.then((loaded) => site ?? loaded)
    },
    entries: () => log,
    takeIn,
    async save(baseRevision, operations) {
      loading ??= load()
      const loaded = await loading
      if (baseRevision > (site ?? loaded).revision) await catchUp()
      const before = site ?? loaded
      if (baseRevision > before.revision) throw tooOld(before.revision)
      const known = new Set(log.map(({ operation }) => operation.id))
      const ids = new Set(operations.map(({ id }) => id))
      const missed = log.filter((entry) => entry.revision > baseRevision && !ids.has(entry.operation.id))
      const fresh = operations.filter(({ id }) => !known.has(id))
      if (fresh.length === 0) return { revision: before.revision, operations: missed }
      const { operations: mine, conflicts } = rebase(fresh, missed, { draft: before, specs })
      const conflict = (clashes: typeof conflicts, others: readonly LoggedOperation[]) =>
        new CallError('conflict', { details: { revision: before.revision, clashes, operations: others } })
      if (conflicts.length > 0) throw conflict(conflicts, missed)
      const saved = await store(before, mine)
      if (saved) return { ...saved, operations: [...missed, ...saved.operations] }
      // Others were first: both are brought together by whoever asked, and come again.
      const since = log.filter((entry) => entry.revision > baseRevision)
      throw conflict([], since)
    },
  }
}
