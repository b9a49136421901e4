import type { Scenario } from '../results.ts'
import { backups } from './backups.ts'
import { bodies } from './bodies.ts'
import { bulkEdits } from './bulk-edits.ts'
import { databaseDown } from './database-down.ts'
import { diskFull } from './disk-full.ts'
import { inquiries } from './inquiries.ts'
import { instances } from './instances.ts'
import { machines } from './machines.ts'
import { pagesWithoutDatabase } from './pages-without-database.ts'
import { publishes } from './publishes.ts'
import { replies } from './replies.ts'
import { saves } from './saves.ts'
import { slowSockets } from './slow-sockets.ts'
import { starts } from './starts.ts'
import { terms } from './terms.ts'
import { uploads } from './uploads.ts'

/** Everything that is tried, in the order of the criteria. */
export const scenarios: readonly Scenario[] = [
  saves,
  starts,
  publishes,
  inquiries,
  replies,
  bulkEdits,
  uploads,
  diskFull,
  databaseDown,
  pagesWithoutDatabase,
  bodies,
  slowSockets,
  terms,
  backups,
  instances,
  machines,
]
