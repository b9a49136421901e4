import type { Json } from '@vitrine/schemas'
import frames from '../controls/frames.module.css'
import { ObjectFields } from '../form/object/object-fields.tsx'
import { defineSetter, type SetterProps } from '../setter.ts'

/** An object: the fields of its properties, in a frame of their own. */
function Group({ schema, path, labelId }: SetterProps<Json>) {
  return (
    <fieldset aria-labelledby={labelId} className={frames.nested}>
      <ObjectFields schema={schema} path={path} />
    </fieldset>
  )
}

export const groupSetter = defineSetter('group', Group, { frame: 'group', isInput: false, holdsFields: true })
