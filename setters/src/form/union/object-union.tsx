import type { Json } from '@vitrine/schemas'
import { useState } from 'react'
import frames from '../../controls/frames.module.css'
import type { UnionFieldsProps } from '../object-parts.ts'
import { anything, useChange } from '../source/use-change.ts'
import { useStored } from '../source/use-stored.ts'
import { UnionFields } from './union-fields.tsx'

/** The fields of an object that is one of several, where it has no field of its own: a form, an item. */
export function ObjectUnion({ path, ...props }: Omit<UnionFieldsProps, 'value' | 'onChange' | 'disabled'>) {
  const {
    value,
    state: { isDisabled },
  } = useStored(path)
  const write = useChange(path, anything)
  const [error, setError] = useState<string>()
  const change = (next: Json) => setError(write(next))
  return (
    <>
      <UnionFields {...props} {...{ path, value }} disabled={isDisabled === true} onChange={change} />
      {error !== undefined && (
        <p className={frames.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
