import frames from '@vitrine/setters/controls/frames.module.css'
import { useId } from 'react'
import styles from './choice-groups.module.css'

interface ChoiceGroup<T extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: T; readonly label: string }[]
}

interface ChoiceGroupsProps<T extends string> {
  readonly label: string
  readonly groups: readonly ChoiceGroup<T>[]
  readonly chosen: readonly T[]
  /** What is wrong with what is chosen, in words. */
  readonly problem: string | undefined
  readonly onToggle: (value: T, isOn: boolean) => void
}

/** Many choices, any of which may be ticked, by what they are about. */
export function ChoiceGroups<T extends string>({ label, groups, chosen, problem, onToggle }: ChoiceGroupsProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles.groups} aria-describedby={problem === undefined ? undefined : id}>
      <legend>{label}</legend>
      {groups.map((group) => (
        <fieldset key={group.label} className={styles.group}>
          <legend>{group.label}</legend>
          {group.choices.map(({ value, label: name }) => (
            <label key={value} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                aria-invalid={problem === undefined ? undefined : true}
                onChange={(event) => onToggle(value, event.target.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {problem !== undefined && (
        <p id={id} role="alert" className={frames.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
