import type { SendCall } from '@vitrine/editor-core'
import { type LoggedOperation, limits, listOperations } from '@vitrine/schemas'

/** What was done to a draft after a revision, in order. @throws CallError */
export async function logAfter(send: SendCall, draftsId: string, after: number): Promise<readonly LoggedOperation[]> {
  const entries: LoggedOperation[] = []
  for (;;) {
    const from = entries.at(-1)?.revision ?? after
    const { items } = await send(listOperations, { id: draftsId, after: from, pageSize: limits.pageSize })
    if (items.length === 0) return entries
    entries.push(...items)
  }
}
