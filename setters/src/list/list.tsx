import type { Json } from '@vitrine/schemas'
import { useFormSurroundings } from '../form/form-context.ts'
import { Whole } from '../form/whole.tsx'
import { defineSetter, type SetterProps } from '../setter.ts'
import { ListOf } from './list-of.tsx'
import { goById, useItemsById, useItemsByPlace } from './use-items.ts'

type ListProps = SetterProps<readonly Json[]>
type WithIds = readonly { readonly id: string; readonly [name: string]: Json }[]

const none: readonly Json[] = []

/** A list of anything: add, duplicate, remove, reorder by pointer and by keys, and the fields of each item. */
function List(props: ListProps) {
  const { schema, value = none } = props
  return goById(schema, value, useFormSurroundings().schema) ? <ListById {...props} /> : <ListByPlace {...props} />
}

const ListById = (props: ListProps) => {
  const items = useItemsById(props.path, (props.value ?? none) as WithIds)
  return <ListOf {...props} items={items} />
}

const ListByPlace = (props: ListProps) => {
  const items = useItemsByPlace(props.path, props.value ?? none, props.onChange as (items: Json) => void)
  return (
    <Whole path={props.path}>
      <ListOf {...props} items={items} />
    </Whole>
  )
}

export const list = defineSetter('list', List, { frame: 'group', isInput: false, holdsFields: true })
