import controls from '../../controls/controls.module.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type SetterName, setterFor } from '../../setter-for.ts'
import { ownSetterFor } from '../field/own-setter.ts'
import { SettingField } from '../field/setting-field.tsx'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import type { UnionFieldsProps } from '../object-parts.ts'
import { NewValueForm } from '../source/new-value-form.tsx'
import { branchName } from './branch-name.ts'
import { useBranch } from './use-branch.ts'

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
