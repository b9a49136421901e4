import type { Json } from '@vitrine/schemas'
import { List as FormListOf } from 'rc-field-form'
import { useFormSurroundings } from '../form/form-context.ts'
import { WholeValueProvider } from '../form/source/whole-value-provider.tsx'
import { useFieldName } from '../form/values/field-name.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { ListOf } from './list-of.tsx'
import { type FormList, goById, type ItemWithId, useItemsById, useItemsByPlace } from './use-items.ts'

type ListProps = SetterProps<readonly Json[]>

const none: readonly Json[] = []

/** A list of anything: add, duplicate, remove, reorder by pointer and by keys, and the fields of each item. */
function List(props: ListProps) {
  const { schema, value = none, path } = props
  const { nameInList } = useFieldName(path)
  const form = useFormSurroundings().schema
  return (
    <FormListOf name={nameInList}>
      {(fields, operations) => {
        const list = { fields, operations }
        return goById(schema, value, form) ? (
          <ListById {...props} value={value} list={list} />
        ) : (
          <ListByPlace {...props} list={list} />
        )
      }}
    </FormListOf>
  )
}

interface ListByIdProps extends ListProps {
  readonly value: readonly ItemWithId[]
  readonly list: FormList
}

function ListById({ list, ...props }: ListByIdProps) {
  const items = useItemsById(props.path, props.value, list)
  return <ListOf {...props} items={items} />
}

function ListByPlace({ list, ...props }: ListProps & { readonly list: FormList }) {
  const items = useItemsByPlace(props.path, props.value ?? none, props.onChange, list)
  return (
    <WholeValueProvider path={props.path}>
      <ListOf {...props} items={items} />
    </WholeValueProvider>
  )
}

export const listSetter = defineSetter('list', List, { frame: 'group', isInput: false, holdsFields: true })
