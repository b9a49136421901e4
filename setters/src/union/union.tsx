import type { Json } from '@vitrine/schemas'
import frames from '../controls/frames.module.css'
import { useFormSurroundings } from '../form/form-context.ts'
import { ObjectFields } from '../form/object/object-fields.tsx'
import type { ObjectFieldsProps } from '../form/object-parts.ts'
import { UnionFields } from '../form/union/union-fields.tsx'
import { unionOf } from '../reading/branches.ts'
import { defineSetter, type SetterProps } from '../setter.ts'

const drawFields = (props: ObjectFieldsProps) => <ObjectFields {...props} />

/** One of several kinds of value: which one, and its fields. */
function UnionSetter({ schema, path, value, onChange, label, labelId, describedBy, disabled }: SetterProps<Json>) {
  const union = unionOf(schema, useFormSurroundings().schema)
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={describedBy} className={frames.nested}>
      {union ? (
        <UnionFields {...{ union, path, value, onChange, label, disabled, drawFields }} />
      ) : (
        <ObjectFields schema={schema} path={path} />
      )}
    </fieldset>
  )
}

export const unionSetter = defineSetter('union', UnionSetter, { frame: 'group', isInput: false, holdsFields: true })
