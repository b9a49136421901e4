import type { ReactNode } from 'react'
import frames from '../controls/frames.module.css'

interface PartsProps {
  readonly labelId: string
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/** The parts of a value, as a group that bears the field's label. */
export const SetterParts = ({ labelId, describedBy, children }: PartsProps) => (
  <fieldset className={`${frames.parts} ${frames.nested}`} aria-labelledby={labelId} aria-describedby={describedBy}>
    {children}
  </fieldset>
)
