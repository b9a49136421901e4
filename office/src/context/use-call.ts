import type { Answer, Call, Question } from '@vitrine/schemas'
import { useRequest } from 'ahooks'
import { useState } from 'react'
import { useOffice } from './office-context.ts'

interface UseCallOptions {
  /** The language that contents are asked for in, instead of that of the interface. */
  readonly language?: string | undefined
  /** Whether it is asked at all; yes, when it is left out. */
  readonly isReady?: boolean
}

/** Asks the service as long as a screen is open, and again when the question changes. What came before stays until then. */
export function useCall<C extends Call>(
  call: C,
  question: Question<C>,
  { language, isReady = true }: UseCallOptions = {},
) {
  const { send, locale } = useOffice()
  const { data, error, loading, refresh, mutate } = useRequest<Answer<C>, []>(
    () => send(call, question, language === undefined ? {} : { language }),
    { refreshDeps: [call.path, JSON.stringify(question), language ?? locale], ready: isReady },
  )
  return { data, error, loading, refresh, mutate }
}

/** Does something by the service: whether it is under way, and why it was not done. */
export function useAction() {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: Error | undefined }>({
    isBusy: false,
    error: undefined,
  })
  return {
    ...state,
    clear: () => setState({ isBusy: false, error: undefined }),
    /** @returns whether it was done. */
    async run(act: () => Promise<unknown>): Promise<boolean> {
      setState({ isBusy: true, error: undefined })
      try {
        await act()
        setState({ isBusy: false, error: undefined })
        return true
      } catch (error) {
        setState({ isBusy: false, error: error instanceof Error ? error : new Error(String(error)) })
        return false
      }
    },
  }
}
