import type { FormInstance } from 'rc-field-form'
import { useLayoutEffect, useState } from 'react'
import type { FieldSource } from '../../field-source.ts'
import { createFormValues, type FormValues } from './form-values.ts'

/**
 * The values of a form, which follow a source as long as it stands. Called below its `<Form>`: that copies
 * deeply whatever it finds when it begins, and what is not copied is compared at a glance.
 */
export function useFormValues(form: FormInstance, source: FieldSource): FormValues {
  const [values] = useState(() => createFormValues(form, source))
  useLayoutEffect(() => {
    values.follow()
    return source.subscribe('', values.follow)
  }, [values, source])
  return values
}
