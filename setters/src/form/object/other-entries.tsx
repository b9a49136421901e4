import { childPath, isObject, type Json } from '@vitrine/schemas'
import { X } from 'lucide-react'
import { useState } from 'react'
import controls from '../../controls/controls.module.css'
import frames from '../../controls/frames.module.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import { declaredNames } from '../../reading/conditions.ts'
import { schemaOfEntry } from '../../reading/entries.ts'
import { isMap } from '../../reading/types.ts'
import { stepOf } from '../../value-source/json-path.ts'
import { SettingField } from '../field/setting-field.tsx'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import type { OtherEntriesProps } from '../object-parts.ts'
import { anything, useChange } from '../source/use-change.ts'
import { useStored } from '../source/use-stored.ts'
import { WholeValueProvider } from '../source/whole-value-provider.tsx'
import { NewEntry } from './new-entry.tsx'

/**
 * What an object holds beside its declared properties: the entries of a map, which can be added and
 * removed, and whatever else an open object has, as raw JSON.
 */
export function OtherEntries({ node, path, without, declared }: OtherEntriesProps) {
  const { t } = useTranslation('setters')
  const { schema: form } = useFormSurroundings()
  const {
    value,
    state: { isDisabled },
  } = useStored(path)
  const known = declaredNames(declared, form)
  const entries = isObject(value) ? value : {}
  const names = Object.keys(entries).filter((name) => !known.has(name) && !without.includes(name))
  const write = useChange(path, anything)
  const takeOut = useChange(path, anything, { isTaken: true })
  const [error, setError] = useState<string>()
  const remove = (name: string) => {
    const { [name]: _gone, ...rest } = entries
    setError(takeOut(rest))
  }
  const add = (name: string, start: Json) => write({ ...entries, [name]: start })
  if (names.length === 0 && !isMap(node)) return null
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const label = name.trim() === '' ? t('entry.unnamed') : name
        return (
          <div key={name} className={styles.entry}>
            <WholeValueProvider path={path}>
              <SettingField path={childPath(path, stepOf(name))} schema={schemaOfEntry(node, name)} label={label} />
            </WholeValueProvider>
            <button
              type="button"
              className={controls.tool}
              aria-label={t('entry.remove', { name: label })}
              title={t('entry.remove', { name: label })}
              disabled={isDisabled}
              onClick={() => remove(name)}
            >
              <X size={13} aria-hidden />
            </button>
          </div>
        )
      })}
      {error !== undefined && (
        <p className={frames.error} role="alert">
          {error}
        </p>
      )}
      {isMap(node) && (
        <NewEntry
          taken={[...Object.keys(entries), ...known]}
          node={node}
          schemaOf={(name) => schemaOfEntry(node, name)}
          path={path}
          disabled={isDisabled === true}
          onAdd={add}
        />
      )}
    </div>
  )
}
