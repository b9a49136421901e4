import type { SendCall } from '@vitrine/editor-core'
import { type Call, CallError, type Draft, listOperations, me, saveDraft, websiteDraft } from '@vitrine/schemas'

/** The wire and the service: an answer takes at least so long. */
const ANSWER_AFTER = 20

/** A service with one draft, which takes every save and knows little else. */
export function createSend(draft: Draft): SendCall {
  let { revision } = draft
  const answers = new Map<Call, () => unknown>([
    [me, () => ({ id: 'bench', name: 'Bench', email: 'bench@example.com', mayAddSites: false, sites: [] })],
    [websiteDraft, () => ({ ...draft, draftsInfo: { id: draft.draftsId, name: draft.name, revision } })],
    [saveDraft, () => ({ revision: ++revision, operations: [] })],
    [listOperations, () => ({ items: [], total: 0, page: 1, pageSize: 50 })],
  ])
  const send = async (call: Call) => {
    await new Promise((sent) => setTimeout(sent, ANSWER_AFTER))
    const answer = answers.get(call)
    if (!answer) throw new CallError('not_found', { message: `The bench has no answer: ${call.path}` })
    // As over the wire: nothing is shared.
    return structuredClone(answer())
  }
  return send as SendCall
}
