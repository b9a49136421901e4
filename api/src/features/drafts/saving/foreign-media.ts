import {
  arrivedForeignMedia,
  type Editable,
  foreignMediaProblem,
  type MediaHosts,
  type OperationError,
  type Specs,
} from '@vitrine/model'
import type { Operation } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { isKnownAddress } from './known-address.queries.ts'

interface ForeignMediaOptions {
  readonly tenantId: string
  readonly draftId: number
  readonly specs: Specs
  readonly before: Editable
  readonly after: Editable
  readonly operations: readonly Operation[]
  /** Asked only when an operation brings an address with a host at all. */
  readonly hostsOf: (db: Database) => Promise<MediaHosts>
}

/** The operation that brings a picture or film which no visitor would see, and why it is refused. */
export async function foreignMediaError(
  db: Database,
  toLook: ForeignMediaOptions,
): Promise<{ readonly error: OperationError; readonly operation: Operation | undefined } | undefined> {
  const { before, after, specs, operations, hostsOf } = toLook
  if (!JSON.stringify(operations).includes('//')) return undefined
  for (const one of arrivedForeignMedia(before, after, specs, await hostsOf(db))) {
    if (await isKnownAddress(db, toLook, one.address)) continue
    const problem = foreignMediaProblem(one)
    const text = JSON.stringify(one.address)
    const operation = operations.find((each) => JSON.stringify(each).includes(text))
    return { error: { key: 'refusal.foreignMedia', params: problem.params, problem }, operation }
  }
  return undefined
}
