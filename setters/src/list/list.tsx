import type { Json } from '@vitrine/schemas'
import { List as FormListOf } from 'rc-field-form'
import { useFormSurroundings } from '../form/form-context.ts'
import { useFieldName } from '../form/values/field-name.ts'
import { Whole } from '../form/whole.tsx'
import { defineSetter, type SetterProps } from '../setter.ts'
import { ListOf } from './list-of.tsx'
import { type FormList, goById, useItemsById, useItemsByPlace } from './use-items.ts'

type ListProps = SetterProps<readonly Json[]>
type WithIds = readonly { readonly id: string; readonly [name: string]: Json }[]

const none: readonly Json[] = []

/** A list of anything: add, duplicate, remove, reorder by pointer and by keys, and the fields of each item. */
function List(props: ListProps) {
  const { schema, value = none, path } = props
  const { nameInList } = useFieldName(path)
  const Items = goById(schema, value, useFormSurroundings().schema) ? ListById : ListByPlace
  return (
    <FormListOf name={nameInList}>
      {(fields, operations) => <Items {...props} list={{ fields, operations }} />}
    </FormListOf>
  )
}

type WithList = ListProps & { readonly list: FormList }

const ListById = ({ list, ...props }: WithList) => {
  const items = useItemsById(props.path, (props.value ?? none) as WithIds, list)
  return <ListOf {...props} items={items} />
}

const ListByPlace = ({ list, ...props }: WithList) => {
  const items = useItemsByPlace(props.path, props.value ?? none, props.onChange as (items: Json) => void, list)
  return (
    <Whole path={props.path}>
      <ListOf {...props} items={items} />
    </Whole>
  )
}

export const listSetter = defineSetter('list', List, { frame: 'group', isInput: false, holdsFields: true })
