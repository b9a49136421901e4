import { type MovedPage, movedPages, type Specs } from '@vitrine/model'
import type { Release } from '@vitrine/schemas'
import type { AuditEvent } from '../../http/access/identity.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { askForPrerender } from '../kept-pages/ask-for-prerender.ts'
import { createRedirects } from '../redirects/create-redirects.ts'
import { recordReleaseEvent } from '../webhooks/events/release-events.queries.ts'
import type { PublishOptions } from './build-release.ts'
import { type MadeRelease, type PublishResult, publishDraft } from './publish-draft.ts'
import { notePublishedRequests } from './publish-requests/publish-requests.queries.ts'

/** What a publish is asked for with, as it stands in the table of jobs. */
export interface PublishJobInput extends PublishOptions {
  readonly draftsId: string
  /** Makes a redirect from the old address of every page that has another one now. */
  readonly redirectMoved?: boolean | undefined
  /** The request that asked for it, for the audit log. */
  readonly requestId?: string | undefined
}

/** What became of a publish; what it found is put into words for whoever asks. */
export interface PublishJobResult extends PublishResult {
  readonly publishedAt?: string
  readonly changedPages: readonly string[]
  readonly moved: readonly (MovedPage & { readonly redirect?: string })[]
}

export const PUBLISH = 'publish'

/** Publishes a draft; its release, redirects and entry in the audit log come with the end of the job, or not at all. */
export const publishJob = (storage: Storage, specs: Specs): JobKind => ({
  name: PUBLISH,
  async run(stored, { tenantId, progress, finish }) {
    // What its call checked, and only `startPublish` writes.
    const { draftsId, redirectMoved, requestId, ...input } = stored as PublishJobInput
    if (tenantId === null) throw new Error('A publish belongs to a site.')
    const published = await publishDraft(storage, specs, tenantId, draftsId, input, {
      progress,
      async also(write, made) {
        const note = (event: Pick<AuditEvent, 'action' | 'object' | 'details'>) =>
          recordAuditEvent(write, { tenantId, accountId: input.accountId, apiKey: input.apiKey, requestId, ...event })
        await note({ action: 'site.publish', object: made.result.release, details: { draftsId } })
        const { result, before, after } = made
        const { languages, pages, accountId } = input
        const of = { tenantId, draftsId, revision: after.draftRevision, accountId }
        await notePublishedRequests(write, { ...of, languages, pages, blocked: result.blocked })
        await recordReleaseEvent(write, tenantId, { type: 'release.published', id: result.release, before, after })
        await askForPrerender(write, storage.engine, tenantId, made.result.release)
        await finish(write, await resultOf(write, tenantId, made, redirectMoved ? note : undefined))
      },
    })
    return { ...published, changedPages: [], moved: [] }
  },
})

async function resultOf(
  write: Database,
  tenantId: string,
  { result, before, after }: MadeRelease,
  note: Parameters<typeof createRedirects>[3] | undefined,
): Promise<PublishJobResult> {
  const moved = before ? movedPages(before, after) : []
  const redirects = note && (await createRedirects(write, tenantId, moved, note))
  return {
    ...result,
    publishedAt: new Date().toISOString(),
    changedPages: changedPages(before, after),
    moved: moved.map((page) => {
      const redirect = redirects?.get(page.from)
      return { ...page, ...(redirect !== undefined && { redirect }) }
    }),
  }
}

/** The pages that differ between two releases, in any language. */
function changedPages(before: Release | undefined, after: Release): string[] {
  const changed = new Set<string>()
  for (const [language, { pages }] of Object.entries(after.languages)) {
    const was = new Map(before?.languages[language]?.pages.map(({ id, edition }) => [id, edition]))
    for (const { id, edition } of pages) if (was.get(id) !== edition) changed.add(id)
    const is = new Set(pages.map(({ id }) => id))
    for (const id of was.keys()) if (!is.has(id)) changed.add(id)
  }
  return [...changed]
}
