import { createContext, useContext, useMemo } from 'react'
import { stepsOf } from '../../value-source/json-path.ts'

/** The name of a field in rc-field-form: names of properties, and places in lists. */
export type FieldName = (string | number)[]

/** What the whole value of a form is called in it, so that it may be of any kind. */
export const WHOLE_NAME = 'value'

/**
 * Where in its form something stands. Paths go by the ids of items, so that they stay right when items
 * move; names go by their places, as rc-field-form knows them.
 */
interface FormPlace {
  readonly path: string
  readonly name: FieldName
  /** How many steps of the name the list around adds by itself. */
  readonly listed: number
}

/** Where the fields of a form of its own begin. */
export const topPlace: FormPlace = { path: '', name: [WHOLE_NAME], listed: 0 }
const FormPlaceContext = createContext(topPlace)
export const FormPlaceProvider = FormPlaceContext.Provider

interface NameInForm {
  /** From the top of the form. */
  readonly name: FieldName
  /** Inside of the list around, which is what `Field` and `List` take. */
  readonly nameInList: FieldName
}

/** The name of the field at a path. */
export function useFieldName(path: string): NameInForm {
  const place = useContext(FormPlaceContext)
  return useMemo(() => {
    const steps = stepsOf(path.slice(place.path.length))
    const name = [...place.name, ...steps.map((step) => ('name' in step ? step.name : Number(step.item)))]
    return { name, nameInList: name.slice(place.listed) }
  }, [place, path])
}

/** Where an item of the list with this name stands. */
export const placeOfItem = (path: string, list: FieldName, at: number): FormPlace => ({
  path,
  name: [...list, at],
  listed: list.length,
})
