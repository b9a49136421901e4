import { createStore, type StoreApi } from 'zustand/vanilla'
import { type NewSiteStep, newSiteSteps } from './step-names.ts'

/** Which step is asked for, in the address: Back and Forward of the browser go through the steps. */
export interface StepPlace {
  readonly state: StoreApi<{ readonly step: NewSiteStep }>
  readonly go: (step: NewSiteStep) => void
  /** @returns what ends it. */
  readonly listen: () => () => void
}

const NAME = 'step'
const [first] = newSiteSteps

function readStep(search: string): NewSiteStep {
  const asked = new URLSearchParams(search).get(NAME)
  return newSiteSteps.find((step) => step === asked) ?? first
}

export function createStepPlace({
  location,
  history,
  addEventListener,
  removeEventListener,
}: Window = window): StepPlace {
  const state = createStore(() => ({ step: readStep(location.search) }))
  const read = () => state.setState({ step: readStep(location.search) })
  return {
    state,
    go(step) {
      if (step === state.getState().step) return
      const address = new URL(location.href)
      address.searchParams.set(NAME, step)
      history.pushState(null, '', address)
      read()
    },
    listen() {
      addEventListener('popstate', read)
      return () => removeEventListener('popstate', read)
    },
  }
}
