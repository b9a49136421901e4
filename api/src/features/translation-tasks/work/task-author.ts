import type { Specs } from '@vitrine/model'
import type { PageTypeSpec } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import { authorOfJob } from '../../content-imports/job-author.ts'
import type { SaveContext } from '../../contents/saving/save-contents.ts'
import { mediaHostsOf } from '../../domains/media-hosts.ts'
import type { SaveRequest } from '../../drafts/saving/save.ts'
import type { TaskRow } from '../store/tasks.queries.ts'

/** What tasks are done with. */
export interface TaskPlace {
  readonly storage: Storage
  readonly specs: Specs
  readonly pageTypes: readonly PageTypeSpec[]
}

/** As whom a task writes: its maker, with the rights of now. */
export interface TaskAuthor {
  readonly contents: SaveContext
  readonly draft: SaveRequest | undefined
}

/** @throws CallError `not_allowed` when its maker may no longer write on the site. */
export async function authorOfTask({ storage, specs, pageTypes }: TaskPlace, task: TaskRow): Promise<TaskAuthor> {
  const { tenant_id: tenantId, draft_id: draftId } = task
  const contents = await authorOfJob(storage, tenantId, fromJson(task.author))
  if (draftId === null) return { contents, draft: undefined }
  const { member, account, requestId, t } = contents
  const draft: SaveRequest = {
    ...{ storage, specs, pageTypes, tenantId, draftsId: String(draftId), member, account, requestId, t },
    hostsOf: (db) => mediaHostsOf(contents, db),
    isOwnOperations: false,
  }
  return { contents, draft }
}
