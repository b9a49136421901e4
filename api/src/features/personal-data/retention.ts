import type { Storage } from '../../platform/database/storage.ts'
import { forgetChats } from '../conversations/chat/chats.queries.ts'
import { removeOldNumbers } from '../numbers/old-numbers.ts'
import { readFacts } from '../sites/site-facts.ts'
import { allSites } from '../sites/sites.queries.ts'
import { forgetStarts } from '../visitors/form/form-starts.queries.ts'
import { DAY, type RemovedCounts, removeOld, removeOldOfAccounts, retentionPeriods } from './retention.queries.ts'

/**
 * Removes what is no longer to be kept: of each site, what visitors sent longer ago than its setting
 * says (`retentionDays`; a conversation as a whole, once nobody has written in it for so long), spam after 30 days, addresses that were never confirmed after 30, images that
 * no inquiry took after an hour, the words of sent mails after 30 days, the records of
 * consents after 12 months, what was counted of visits after 25, and starts of forms, tokens of chats and tabs of members that count no more. To be called every hour.
 *
 * @param now in milliseconds.
 */
export async function applyRetention(storage: Storage, now: number): Promise<RemovedCounts> {
  const removed: RemovedCounts = {
    messages: 0,
    images: 0,
    subscriptions: 0,
    emailVisits: 0,
    consents: 0,
    mails: 0,
    words: 0,
    numbers: 0,
  }
  for (const { id, facts } of await allSites(storage.db)) {
    const { retentionDays = retentionPeriods.visitors } = readFacts(facts)
    const files = await storage.db
      .transaction()
      .execute((db) => removeOld(db, id, { now, before: now - retentionDays * DAY }, removed))
    await storage.files.inquiryImages.remove(files)
    removed.numbers += await removeOldNumbers(storage.db, id, now)
  }
  await forgetStarts(storage.db, now)
  await forgetChats(storage.db, now)
  removed.mails += await removeOldOfAccounts(storage.db, now)
  return removed
}
