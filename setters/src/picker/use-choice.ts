import { useEffect, useState } from 'react'
import { useServices } from '../form/form-context.ts'
import type { ServiceChoice, SetterServices } from '../services.ts'

type Known = Map<string, Promise<ServiceChoice | undefined>>

const known = new WeakMap<SetterServices, Known>()

/** Asked once for each content, however many fields name it; what failed is asked again. */
function choiceOf(services: SetterServices, from: string, id: string): Promise<ServiceChoice | undefined> {
  const all = known.get(services) ?? new Map()
  known.set(services, all)
  const key = `${from}/${id}`
  const asked = all.get(key) ?? services.content(from, id)
  all.set(key, asked)
  asked.catch(() => all.delete(key))
  return asked
}

interface KnownChoice {
  /** Until it is known, and where it is gone, the id stands for its name. */
  readonly chosen: ServiceChoice | undefined
  /** It is known that there is nothing with this id. */
  readonly isGone: boolean
  /** Spares the question when a person has just chosen it. */
  readonly remember: (choice: ServiceChoice) => void
}

/** The content behind an id, by its name. */
export function useChoice(from: string, id: string | undefined): KnownChoice {
  const services = useServices()
  // A value may name a content by its slug, and the record that is found has its id.
  const [known, setKnown] = useState<{ readonly id: string; readonly choice: ServiceChoice | undefined }>()
  const isKnown = !id || known?.id === id
  useEffect(() => {
    if (isKnown) return
    let isLate = false
    choiceOf(services, from, id).then(
      (choice) => {
        if (!isLate) setKnown({ id, choice })
      },
      () => {},
    )
    return () => {
      isLate = true
    }
  }, [services, from, id, isKnown])
  const remember = (choice: ServiceChoice) => setKnown({ id: choice.id, choice })
  if (!id) return { chosen: undefined, isGone: false, remember }
  const choice = isKnown ? known?.choice : undefined
  return { chosen: choice ?? { id, name: id }, isGone: isKnown && !choice, remember }
}
