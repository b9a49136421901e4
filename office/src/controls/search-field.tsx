import controls from '@vitrine/setters/controls/controls.module.css'
import { useDebounceFn } from 'ahooks'
import { useEffect, useState } from 'react'

interface SearchFieldProps {
  /** What is searched: `Search products`. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** How long somebody pauses before it is searched, in milliseconds. */
const PAUSE = 250

/** Searches a list while somebody types; Escape empties it. The key / leads to it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const { run, cancel } = useDebounceFn(onChange, { wait: PAUSE })
  // The address was changed by something else: Back, or a folder that was chosen.
  useEffect(() => setTyped(value), [value])
  return (
    <input
      type="search"
      className={controls.input}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        run(event.target.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        cancel()
        onChange(typed)
      }}
    />
  )
}
