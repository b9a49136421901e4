import { useStage } from '@vitrine/renderer'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { ChatData } from '../chat-data.ts'
import { newKey } from '../new-key.ts'
import { askForStart } from '../requests.ts'
import { followChat } from './live-events.ts'
import { endChat, type LiveAsking, type LiveOutcome, leaveAddress, openChat, sendEntry } from './live-requests.ts'
import { type LiveEvent, type LiveState, reduceLive, waitingSince } from './live-state.ts'
import { keepLive, loadLive } from './live-storage.ts'

/** So long somebody waits for an answer until an address is asked for, in milliseconds (`docs/decisions/071`). */
const PATIENCE = 60_000

/** A chat with a member that lives, and what its visitor does in it. */
export interface LiveChat {
  readonly state: LiveState
  /** Why an address is asked for now. */
  readonly asksFor: 'silence' | 'left' | undefined
  readonly type: (text: string) => void
  readonly say: () => void
  readonly retry: () => void
  /** @returns what is wrong with the address, if anything is. */
  readonly leave: (email: string) => Promise<string | undefined>
  readonly end: () => void
}

/** Sends what waits, one after the other in its order, and again once there is a line. */
function useSending(state: LiveState, asking: LiveAsking, dispatch: (event: LiveEvent) => void): void {
  const { words } = useStage()
  const [isBusy, setBusy] = useState(false)
  const startedAt = useRef<string>(undefined)
  const { token, isOver, line } = state
  const hasToken = token !== undefined
  useEffect(() => {
    // When the visitor began to write, signed by the service (R197): a chat that is open needs it no more.
    if (!hasToken)
      askForStart({ client: asking.data.client, language: asking.language }).then((begun) => {
        startedAt.current = begun
      })
  }, [hasToken, asking])
  const next = state.pending.find((one) => one.state !== 'sent')
  useEffect(() => {
    if (next?.state !== 'waiting' || isOver || isBusy) return
    setBusy(true)
    const { key, text } = next
    const settle = (outcome: LiveOutcome<unknown>) => {
      setBusy(false)
      if (outcome.kind === 'failed') dispatch({ type: 'failed', key })
      else if (outcome.kind === 'over') dispatch({ type: 'over' })
      else if (outcome.kind === 'refused')
        dispatch({ type: 'refused', key, problem: outcome.problem ?? words('form.message.tooMany') })
    }
    if (token === undefined)
      openChat({ key, text, startedAt: startedAt.current }, asking).then((outcome) => {
        settle(outcome)
        if (outcome.kind === 'done') dispatch({ type: 'opened', key, ...outcome.data })
      })
    else
      sendEntry(token, { key, text }, asking).then((outcome) => {
        settle(outcome)
        if (outcome.kind === 'done') dispatch({ type: 'stored', key })
      })
  }, [next, token, isOver, isBusy, asking, words, dispatch])
  const hasFailed = next?.state === 'failed'
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => dispatch({ type: 'retry' })
    if (line === 'again' || line === 'open') {
      const timer = setTimeout(retry, 3000)
      return () => clearTimeout(timer)
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed, line, dispatch])
}

/** Whether nobody has answered for so long that an address is asked for. */
function useSilence(since: number | undefined): boolean {
  const [silent, setSilent] = useState<number>()
  useEffect(() => {
    if (since === undefined) return undefined
    // The clock of the visitor may be another one than that of the service.
    const left = Math.min(PATIENCE, Math.max(0, since + PATIENCE - Date.now()))
    const timer = setTimeout(() => setSilent(since), left)
    return () => clearTimeout(timer)
  }, [since])
  return since !== undefined && silent === since
}

/** A chat with a member of this site. To be drawn in a browser alone: it goes on where the visitor was. */
export function useLiveChat(data: ChatData): LiveChat {
  const { language } = useStage()
  const [state, dispatch] = useReducer(reduceLive, data.clientId, loadLive)
  const asking = useMemo(() => ({ data, language }), [data, language])
  const { token, isOver, email, isSomebodyHere } = state
  useEffect(() => keepLive(data.clientId, state), [data.clientId, state])
  useEffect(() => (token === undefined ? undefined : followChat(token, asking, dispatch)), [token, asking])
  useSending(state, asking, dispatch)
  const isSilent = useSilence(waitingSince(state))
  const mayAsk = token !== undefined && !isOver && email === undefined
  return {
    state,
    asksFor: !mayAsk ? undefined : isSomebodyHere === false ? 'left' : isSilent ? 'silence' : undefined,
    type: (text) => dispatch({ type: 'draft', text }),
    say: () => dispatch({ type: 'say', key: newKey(), at: Date.now() }),
    retry: () => dispatch({ type: 'retry' }),
    async leave(address) {
      if (token === undefined) return undefined
      const outcome = await leaveAddress(token, address, asking)
      if (outcome.kind === 'done') dispatch({ type: 'email', email: address })
      if (outcome.kind === 'over') dispatch({ type: 'over' })
      return outcome.kind === 'refused' ? (outcome.problem ?? '') : outcome.kind === 'failed' ? '' : undefined
    },
    end() {
      if (token !== undefined) void endChat(token, asking)
      dispatch({ type: 'over' })
    },
  }
}
