import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import styles from '../field.module.css'
import { DefinitionsProvider, useDefinitions, useFormSurroundings } from '../form-context.ts'

/** So deep are definitions drawn inside of definitions without being asked for. */
const DEPTH = 4

interface OnDemandProps {
  readonly path: string
  readonly definition: string | undefined
  readonly label: string
  readonly children: ReactNode
}

/** Fields of a definition; drawn when they are asked for, where it stands inside of itself or very deep. */
export function OnDemand({ path, definition, label, children }: OnDemandProps) {
  const outer = useDefinitions()
  const inner = useMemo(() => (definition === undefined ? outer : [...outer, definition]), [outer, definition])
  const [isOpen, setOpen] = useState(definition === undefined || !(outer.includes(definition) || outer.length > DEPTH))
  const [isClosable] = useState(!isOpen)
  const { t } = useFormSurroundings()
  return (
    <DefinitionsProvider value={inner}>
      {isClosable && (
        <button
          type="button"
          className={styles.more}
          data-opens={path}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={14} aria-hidden className={styles.chevron} />
          {t('group.fieldsOf', { label })}
        </button>
      )}
      {isOpen && children}
    </DefinitionsProvider>
  )
}
