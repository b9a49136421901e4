import type { Call } from '@vitrine/schemas'
import { ofAccess } from './access.ts'
import { ofContent } from './content.ts'
import { ofDrafts } from './drafts.ts'
import type { Example } from './example.ts'
import { ofInbox } from './inbox.ts'
import { ofMedia } from './media.ts'
import { ofProposals } from './proposals.ts'
import { ofPublishing } from './publishing.ts'
import { ofTranslation } from './translation.ts'
import { ofTranslationTasks } from './translation-tasks.ts'

/** What programs ask most, as they would. Calls that are not here are described by samples of their schemas. */
export const examples: ReadonlyMap<Call, Example> = new Map(
  [ofContent, ofDrafts, ofProposals, ofPublishing, ofMedia, ofInbox, ofAccess, ofTranslation, ofTranslationTasks]
    .flat()
    .map((one) => [one.call, one]),
)
