import { CallError, createSite, me } from '@vitrine/schemas'
import { useRef, useState } from 'react'
import { useAction } from '../context/use-call.ts'
import { questionOf } from './draft.ts'
import { type NewSiteContext, useNewSite } from './new-site-context.ts'
import { newSiteSteps, stepOfField } from './step-names.ts'

/** Makes the site. A press whose answer was lost has made it: it is there, of the same name, and ours. */
async function made(
  { send }: Pick<NewSiteContext, 'send'>,
  question: ReturnType<typeof questionOf>,
): Promise<{ readonly clientId: string }> {
  try {
    return await send(createSite, question)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'conflict') throw error
    const { sites } = await send(me, {})
    const { clientId, name } = question
    const own = sites.find((site) => site.clientId === clientId && site.siteName === name && site.role === 'owner')
    if (!own) throw error
    return own
  }
}

/**
 * Makes the site by one press, however often it is pressed, and opens its office. What the service refuses of a field is
 * said there; anything else is `error`.
 */
export function useCreateSite() {
  const { send, store, place, openPage } = useNewSite()
  const isUnderWay = useRef(false)
  const [isMade, setMade] = useState(false)
  const { isBusy, error, run } = useAction()

  async function attempt(): Promise<void> {
    const { clientId } = await made({ send }, questionOf(store.state.getState().draft))
    setMade(true)
    store.forget()
    openPage(`/${clientId}/office`)
  }

  function sayOfFields(problem: unknown): void {
    const fields = problem instanceof CallError ? problem.fields : undefined
    if (!fields || Object.keys(fields).length === 0) return
    store.refuse(fields)
    const steps = Object.keys(fields).map(stepOfField)
    const step = newSiteSteps.find((one) => steps.includes(one))
    if (step) place.go(step)
  }

  return {
    isBusy: isBusy || isMade,
    error: error instanceof CallError && Object.keys(error.fields ?? {}).length > 0 ? undefined : error,
    async create(): Promise<void> {
      if (isUnderWay.current) return
      isUnderWay.current = true
      const isDone = await run(() =>
        attempt().catch((problem: unknown) => {
          sayOfFields(problem)
          throw problem
        }),
      )
      // The page is left then: a late press makes no second one.
      isUnderWay.current = isDone
    },
  }
}
