import { useCommandsContext } from '@vitrine/editor-core'
import { CallError } from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../context/use-call.ts'
import { useNavigation } from '../../navigation/navigation-context.ts'

interface RevisedOptions<Stored, Values> {
  /** What is stored now. */
  readonly stored: Stored
  readonly onStored: (stored: Stored) => void
  readonly read: (stored: Stored) => Values
  readonly save: (stored: Stored, values: Values) => Promise<Stored>
  /** Asks for what is stored anew. */
  readonly load: () => Promise<Stored>
}

/** What a form shows, and what was typed into it. */
export interface RevisedForm<Values> {
  readonly values: Values
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly error: Error | undefined
  /** What the service says of a value, by its path: `contact.email`. Values inside of it count too. */
  readonly errorAt: (path: string) => string | undefined
  /** The fields that somebody else changed while they were edited here; empty where it were only others. */
  readonly conflict: readonly (keyof Values)[] | undefined
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the service refused a change because somebody else was first. */
const isOutdated = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'conflict' && 'revision' in (error.details ?? {})

/**
 * A part of something that is stored as a whole, with a revision. Only what was typed is kept here: all else is as it
 * is stored, so that saving never takes back what somebody else changed in the meantime. Where somebody else was
 * first, what is stored is loaded anew, and what was typed stays until it is saved again.
 */
export function useRevised<Stored, Values extends object>(
  options: RevisedOptions<Stored, Values>,
): RevisedForm<Values> {
  const { stored, onStored, read, save, load } = options
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  const action = useAction()
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [conflict, setConflict] = useState<readonly (keyof Values)[]>()
  const before = read(stored)
  const values: Values = { ...before, ...typed }
  const changed = (Object.keys(typed) as (keyof Values)[]).filter((name) => !isSame(typed[name], before[name]))
  const isDirty = changed.length > 0
  useLeaveGuard(isDirty)

  async function attempt(): Promise<void> {
    try {
      onStored(await save(stored, values))
      setTyped({})
      setConflict(undefined)
      announcer.announce(t('saved.done'))
    } catch (error) {
      if (!isOutdated(error)) throw error
      const fresh = await load()
      const after = read(fresh)
      setConflict(changed.filter((name) => !isSame(after[name], before[name])))
      onStored(fresh)
    }
  }

  const fields = (action.error instanceof CallError && action.error.fields) || {}
  return {
    values,
    set: (name, value) => setTyped((now) => ({ ...now, [name]: value })),
    isDirty,
    isBusy: action.isBusy,
    error: action.error,
    errorAt: (path) =>
      fields[path] ??
      Object.entries(fields).find(([name]) => /^[.[]/.test(name.slice(path.length)) && name.startsWith(path))?.[1],
    conflict,
    save: () => action.run(attempt),
    discard() {
      setTyped({})
      setConflict(undefined)
      action.clear()
    },
  }
}

/** Asks before one leaves what was typed and not saved. */
function useLeaveGuard(isDirty: boolean): void {
  const { t } = useTranslation('office')
  const navigation = useNavigation()
  useEffect(() => {
    if (!isDirty) return undefined
    return navigation.guard(() => window.confirm(t('settings.leave')))
  }, [isDirty, navigation, t])
}
