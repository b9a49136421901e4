import { childPath, type Json, type SchemaNode } from '@vitrine/schemas'
import { X } from 'lucide-react'
import controls from '../controls/controls.module.css'
import { isRecord, stepOf } from '../value-source/json-path.ts'
import { declaredNames } from './conditions.ts'
import styles from './field.module.css'
import { useFormSurroundings } from './form-context.ts'
import { NewEntry } from './new-entry.tsx'
import { isMap } from './reading/types.ts'
import { SettingField } from './setting-field.tsx'
import { useFieldState } from './use-field-state.ts'
import { Whole } from './whole.tsx'

interface OtherEntriesProps {
  readonly node: SchemaNode
  readonly path: string
  readonly without: readonly string[]
  /** Whose names are no strangers, whatever the conditions say at the moment. */
  readonly declared: SchemaNode
}

const anything: SchemaNode = {}

const matches = (pattern: string, name: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return false
  }
}

/** The schema of an entry whose name no property declares. */
function schemaOfEntry({ patternProperties = {}, additionalProperties }: SchemaNode, name: string): SchemaNode {
  const fitting = Object.entries(patternProperties).find(([pattern]) => matches(pattern, name))?.[1]
  return fitting ?? (typeof additionalProperties === 'object' ? additionalProperties : anything)
}

/**
 * What an object holds beside its declared properties: the entries of a map, which can be added and
 * removed, and whatever else an open object has, as raw JSON.
 */
export function OtherEntries({ node, path, without, declared }: OtherEntriesProps) {
  const { schema: form, services, source } = useFormSurroundings()
  const { value, isDisabled } = useFieldState(path)
  const known = declaredNames(declared, form)
  const entries = isRecord(value) ? value : {}
  const names = Object.keys(entries).filter((name) => !known.has(name) && !without.includes(name))
  const remove = (name: string) => {
    const { [name]: _gone, ...rest } = entries
    source.set(path, rest)
  }
  const add = (name: string, start: Json) => source.set(path, { ...entries, [name]: start })
  if (names.length === 0 && !isMap(node)) return null
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const label = name.trim() === '' ? services.words('entry.unnamed') : name
        return (
          <div key={name} className={styles.entry}>
            <Whole path={path}>
              <SettingField path={childPath(path, stepOf(name))} schema={schemaOfEntry(node, name)} label={label} />
            </Whole>
            <button
              type="button"
              className={controls.tool}
              aria-label={services.words('entry.remove', { name: label })}
              title={services.words('entry.remove', { name: label })}
              disabled={isDisabled}
              onClick={() => remove(name)}
            >
              <X size={13} aria-hidden />
            </button>
          </div>
        )
      })}
      {isMap(node) && (
        <NewEntry
          taken={[...Object.keys(entries), ...known]}
          names={node.propertyNames}
          schemaOf={(name) => schemaOfEntry(node, name)}
          path={path}
          disabled={isDisabled === true}
          onAdd={add}
        />
      )}
    </div>
  )
}
