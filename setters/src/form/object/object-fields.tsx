import { childPath, isObject, type SchemaNode } from '@vitrine/schemas'
import { useDeferredValue } from 'react'
import { unionOf } from '../../reading/branches.ts'
import { activeShape, declaredNames, hasConditions } from '../../reading/conditions.ts'
import { isMap, isNever } from '../../reading/types.ts'
import { stepOf } from '../../value-source/json-path.ts'
import { SettingField } from '../field/setting-field.tsx'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import type { ObjectFieldsProps } from '../object-parts.ts'
import { useStoredValue } from '../source/use-stored.ts'
import { WholeValueProvider } from '../source/whole-value-provider.tsx'
import { FieldGroup } from './field-group.tsx'

interface Shown extends Required<Omit<ObjectFieldsProps, 'schema'>> {
  /** What counts at the moment. */
  readonly node: SchemaNode
  /** What may count: its names are no strangers, whatever the conditions say. */
  readonly declared: SchemaNode
}

const none: readonly string[] = []
/** So many fields of a panel are drawn with it; the others a moment later, so that selecting is never slow. */
const AT_ONCE = 6

/** The fields of an object's properties; at the top of a form in groups, inside of it one below the other. */
export function ObjectFields({ schema, path, isTop = false, without = none }: ObjectFieldsProps) {
  const { node } = useFormSurroundings().schema.read(schema)
  const shown = { node, path, isTop, without, declared: node }
  return hasConditions(node) ? <ConditionalFields {...shown} /> : <ShapeFields {...shown} />
}

/** Which fields there are depends on the values, so these are looked at whenever one of them changes. */
function ConditionalFields({ node, ...shown }: Shown) {
  const { schema } = useFormSurroundings()
  const value = useStoredValue(shown.path)
  return <ShapeFields {...shown} node={activeShape(node, value, schema)} />
}

function ShapeFields(shown: Shown) {
  const { node, path, isTop, without } = shown
  const {
    schema: form,
    submission,
    objectParts: { ObjectUnion, OtherEntries },
  } = useFormSurroundings()
  const union = unionOf(node, form)
  if (union) return <ObjectUnion {...{ union, path, isTop, without }} drawFields={drawFields} />
  const hasNone = without.length === 0 && propertiesOf(node, without).length === 0 && !isMap(node)
  return (
    <>
      <PropertyFields {...shown} />
      {hasNone && <InPlaceOfFields {...shown} />}
      {(node.additionalProperties !== false || isMap(node) || submission) && <OtherEntries {...shown} />}
    </>
  )
}

/** Handed to the branches of a union, whose fields are fields again. */
const drawFields = (props: ObjectFieldsProps) => <ObjectFields {...props} />

/** An object that names nothing it may hold, at least at the moment, is edited as JSON: no place is without a control. */
function InPlaceOfFields({ path, declared }: Shown) {
  const { t, schema: form } = useFormSurroundings()
  const value = useStoredValue(path)
  const known = declaredNames(declared, form)
  const hasOthers = isObject(value) && Object.keys(value).some((name) => !known.has(name))
  if (hasOthers && declared.additionalProperties !== false) return null
  return <SettingField path={path} schema={declared} isRaw {...(path === '' && { label: t('form.whole') })} />
}

interface Entry {
  readonly name: string
  readonly schema: SchemaNode
}

const propertiesOf = ({ properties = {} }: SchemaNode, without: readonly string[]) =>
  Object.entries(properties).filter(([name, schema]) => !without.includes(name) && !isNever(schema))

const orderOf = ({ schema }: Entry): number => schema.order ?? 0

function PropertyFields({ node, path, isTop, without }: Shown) {
  const required = new Set(node.required)
  const entries = propertiesOf(node, without)
    .map(([name, schema], at): Entry & { readonly at: number } => ({ name, schema, at }))
    .sort((a, b) => orderOf(a) - orderOf(b) || a.at - b.at)
  const draw = ({ name, schema }: Entry) => {
    const step = stepOf(name)
    const field = <SettingField key={name} path={childPath(path, step)} schema={schema} required={required.has(name)} />
    if (step === name) return field
    return (
      <WholeValueProvider key={name} path={path}>
        {field}
      </WholeValueProvider>
    )
  }
  const isLong = isTop && entries.length > AT_ONCE
  const isWhole = useDeferredValue(true, !isLong)
  const drawn = new Set(isWhole ? entries : entries.slice(0, AT_ONCE))
  const groups = [...Map.groupBy(entries, ({ schema }) => schema.group ?? '')]
  if (entries.length === 0) return null
  if (!isTop || groups.length < 2)
    return <div className={isTop ? `${styles.fields} ${styles.alone}` : styles.fields}>{[...drawn].map(draw)}</div>
  return groups
    .filter(([, members]) => members.some((member) => drawn.has(member)))
    .map(([group, members]) => (
      <FieldGroup key={group} group={group}>
        {members.filter((member) => drawn.has(member)).map(draw)}
      </FieldGroup>
    ))
}
