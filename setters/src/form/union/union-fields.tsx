import type { Json, SchemaNode } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import controls from '../../controls/controls.module.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Union } from '../../reading/branches.ts'
import { type SetterName, setterFor } from '../../setter-for.ts'
import { ownSetterFor } from '../field/own-setter.ts'
import { SettingField } from '../field/setting-field.tsx'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import { NewValueForm } from '../source/new-value-form.tsx'
import { branchName } from './branch-name.ts'
import { useBranch } from './use-branch.ts'

export interface ObjectFieldsProps {
  readonly schema: SchemaNode
  /** The object whose properties these are; empty for the form itself. */
  readonly path: string
  readonly isTop?: boolean
  /** Properties that stand elsewhere: the choice of a union, an item's id. */
  readonly without?: readonly string[]
}

export interface UnionFieldsProps {
  readonly union: Union
  readonly path: string
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
  readonly disabled: boolean
  /** Of the field; a form and an item have none. */
  readonly label?: string
  readonly isTop?: boolean
  readonly without?: readonly string[]
  /** The fields of a branch are fields again: handed in, since they may hold unions. */
  readonly drawFields: (props: ObjectFieldsProps) => ReactNode
}

const nothing: readonly string[] = []
const holders: readonly SetterName[] = ['group', 'union']

/** The choice of a branch, and the fields of what is chosen. */
export function UnionFields(props: UnionFieldsProps) {
  const { union, path, value, onChange, disabled, label, isTop = false, without = nothing, drawFields } = props
  const surroundings = useFormSurroundings()
  const { t } = useTranslation('setters')
  const { at, schema, isNewValue, start, choose } = useBranch(union, path, value, onChange)
  const hidden = union.discriminator === undefined ? without : [...without, union.discriminator]

  const contentAt = (place: string) => {
    if (!schema) return union.base.properties && drawFields({ schema: union.base, path: place, isTop, without })
    const isOwn = ownSetterFor(schema, place, surroundings) !== undefined
    if (!isOwn && holders.includes(setterFor(schema, 'schema', surroundings.schema)))
      return drawFields({ schema, path: place, isTop, without: hidden })
    if (schema.const !== undefined) return null
    return <SettingField key={at} path={place} schema={schema} label={branchName(union, at, path, surroundings)} />
  }
  return (
    <div className={styles.fields}>
      <select
        className={controls.select}
        aria-label={label === undefined ? t('union.kind') : t('union.kindOf', { label })}
        value={at}
        disabled={disabled}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {at < 0 && <option value={-1}>–</option>}
        {union.branches.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a branch is known by its place
          <option key={index} value={index}>
            {branchName(union, index, path, surroundings)}
          </option>
        ))}
      </select>
      {isNewValue && schema ? (
        <NewValueForm key={at} path={path} schema={schema} {...(start !== undefined && { start })} onDone={onChange}>
          {contentAt('')}
        </NewValueForm>
      ) : (
        contentAt(path)
      )}
    </div>
  )
}
