import type { OpenStream, SendCall, ServerEvent } from '@vitrine/editor-core'
import { applyAll, rebase, type Specs } from '@vitrine/model'
import {
  type Answer,
  type Call,
  CallError,
  type Draft,
  draftEvents,
  draftPageById,
  type LoggedOperation,
  listOperations,
  type Operation,
  type Question,
  saveDraft,
  signIn,
  siteEvents,
  websiteDraft,
} from '@vitrine/schemas'

/** What goes wrong on the way. */
export type Fault = 'request lost' | 'answer lost' | CallError

interface Client {
  readonly account: { readonly id: string; readonly name: string; readonly email: string }
  /** Asked for every call. */
  readonly fault?: (call: Call) => Fault | undefined
  /** How long each way takes, in milliseconds of the clock that timers go by. */
  readonly delay?: () => number
}

type Listener = (event: ServerEvent | { readonly type: 'open' | 'lost' }) => void

/** A service with one draft, which answers as the real one does (`api/src/features/drafts/saving/save.ts`), in memory. */
export class DraftService {
  /** What it answers. */
  static readonly calls: readonly Call[] = [signIn, saveDraft, listOperations, draftPageById, websiteDraft]
  draft: Draft
  readonly log: LoggedOperation[] = []
  readonly password = 'a long password'
  /** Accounts whose session is over. */
  readonly signedOut = new Set<string>()
  isDown = false
  /** With what every save is answered, if with anything. */
  error: CallError | undefined
  readonly #specs: Specs
  readonly #lines = new Map<Listener, number>()

  constructor(draft: Draft, specs: Specs) {
    this.draft = draft
    this.#specs = specs
  }

  /** What one person's browser has of the service. */
  client({ account, fault = () => undefined, delay = () => 0 }: Client): {
    readonly send: SendCall
    readonly stream: OpenStream
  } {
    const wait = async () => {
      const milliseconds = delay()
      if (milliseconds > 0) await new Promise((done) => setTimeout(done, milliseconds))
    }
    const send = async <C extends Call>(call: C, question: Question<C>): Promise<Answer<C>> => {
      const wrong = fault(call)
      await wait()
      if (this.isDown || wrong === 'request lost') throw new TypeError('fetch failed')
      if (wrong instanceof CallError) throw wrong
      // As over the wire: nothing is shared.
      const answer = structuredClone(this.#answer(call, structuredClone(question), account))
      await wait()
      if (wrong === 'answer lost') throw new TypeError('fetch failed')
      return answer as Answer<C>
    }
    const stream: OpenStream = (call, question, on) => {
      // Nothing else of the site changes.
      if ((call as Call) === siteEvents) return () => {}
      if ((call as Call) !== draftEvents) throw new Error(`no stream: ${call.path}`)
      const { after = this.draft.revision } = question as { after?: number }
      this.#lines.set(on, after)
      queueMicrotask(() => {
        if (this.isDown || this.signedOut.has(account.id)) on({ type: 'lost' })
        else on({ type: 'open' })
        this.notify()
      })
      return () => this.#lines.delete(on)
    }
    return { send: send as SendCall, stream }
  }

  /** Sends all subscribers what they have not received yet. */
  notify(): void {
    if (this.isDown) return
    const { revision } = this.draft
    for (const [on, after] of [...this.#lines]) {
      const operations = structuredClone(this.log.filter((entry) => entry.revision > after))
      if (operations.length === 0 || !this.#lines.has(on)) continue
      this.#lines.set(on, revision)
      on({ type: 'operations', data: { revision, operations } })
    }
  }

  /** Every line breaks, as when the service starts anew. */
  hangUp(): void {
    for (const on of [...this.#lines.keys()]) on({ type: 'lost' })
  }

  #answer(call: Call, question: unknown, account: Client['account']): unknown {
    if (call === signIn) return this.#signIn(question as Question<typeof signIn>, account)
    if (this.signedOut.has(account.id)) throw new CallError('not_signed_in')
    switch (call) {
      case saveDraft:
        if (this.error) throw this.error
        return this.save(question as Question<typeof saveDraft>, account.name)
      case listOperations: {
        const { after = 0, pageSize = 50 } = question as { after?: number; pageSize?: number }
        return { items: this.#since(after, pageSize), total: 0, page: 1, pageSize }
      }
      case draftPageById:
        return this.page((question as Question<typeof draftPageById>).id)
      case websiteDraft:
        return this.start()
      default:
        throw new Error(`no answer: ${call.path}`)
    }
  }

  #signIn({ email, password }: Question<typeof signIn>, account: Client['account']): unknown {
    if (password !== this.password) throw new CallError('wrong_password', { message: 'That is not right.' })
    if (email === account.email) this.signedOut.delete(account.id)
    const who = email === account.email ? account : { id: 'stranger', name: 'Somebody', email }
    return { ...who, mayAddSites: false, sites: [] }
  }

  /** Whole revisions, as many as fit. */
  #since(after: number, pageSize: number): readonly LoggedOperation[] {
    const all = this.log.filter((entry) => entry.revision > after)
    if (all.length <= pageSize) return all
    const cut = all[pageSize]?.revision
    const whole = all.slice(0, pageSize).filter((entry) => entry.revision !== cut)
    return whole.length > 0 ? whole : all.filter((entry) => entry.revision === cut)
  }

  page(id: string) {
    const page = this.draft.pagesList.find((record) => record.id === id)
    const pageSchema = this.draft.pageSchemaMap[id]
    if (!page || !pageSchema) throw new CallError('not_found')
    const settings = Object.entries(this.draft.componentsSettingValues).filter(([of]) => pageSchema.components[of])
    const { revision } = this.draft
    return { page, pageSchema, componentsSettingValues: Object.fromEntries(settings), revision }
  }

  /** The draft with one page, as a designer opens it. */
  start(id: string = this.draft.pagesList[0]?.id ?? ''): Draft {
    const { pageSchema, componentsSettingValues } = this.page(id)
    return { ...this.draft, pageSchemaMap: { [id]: pageSchema }, componentsSettingValues }
  }

  save({ baseRevision, operations = [] }: { baseRevision: number; operations?: readonly Operation[] }, by: string) {
    const { revision } = this.draft
    if (baseRevision > revision) throw new CallError('conflict', { details: { revision, reason: 'unknown-base' } })
    const ids = new Set(operations.map(({ id }) => id))
    const missed = this.log.filter((entry) => entry.revision > baseRevision && !ids.has(entry.operation.id))
    const known = new Set(this.log.map(({ operation }) => operation.id))
    const fresh = operations.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return { revision, operations: missed }
    const { operations: mine, conflicts } = rebase(fresh, missed, { draft: this.draft, specs: this.#specs })
    const at = new Date().toISOString()
    if (conflicts.length > 0)
      throw new CallError('conflict', { details: { revision, clashes: conflicts, operations: missed } })
    const result = applyAll(this.draft, mine, this.#specs)
    if ('error' in result) {
      const { key, params } = result.error
      throw new CallError('invalid_request', { details: { operation: result.operation.id, key, params }, message: key })
    }
    const next = revision + 1
    this.draft = { ...result.draft, revision: next }
    for (const done of result.done) this.log.push({ revision: next, ...done, by, at })
    return { revision: next, operations: missed }
  }
}
