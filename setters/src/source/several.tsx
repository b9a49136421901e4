import type { Json, Reference } from '@vitrine/schemas'
import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Picker, useChoice } from '../picker/index.ts'
import type { SetterProps } from '../setter.ts'
import styles from './source.module.css'

interface SeveralProps extends SetterProps<Json> {
  readonly from: string
  readonly by: Reference['by']
  readonly ids: readonly string[]
}

/** Several contents in the order in which they were chosen; none of them twice. */
export function Several(props: SeveralProps) {
  const { schema, ids, onChange, label, labelId, describedBy, invalid, disabled, from, by } = props
  const { t } = useTranslation('setters')
  const { contents } = useServices()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const isFull = ids.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)
  const remove = (gone: string) => {
    onChange(ids.filter((one) => one !== gone))
    // The button that had the focus goes with its line.
    group.current?.querySelector('input')?.focus()
  }
  return (
    <fieldset ref={group} className={frames.parts} aria-labelledby={labelId} aria-describedby={describedBy}>
      {ids.length > 0 && (
        <ol className={styles.list}>
          {ids.map((one) => (
            <Chosen key={one} {...{ from, disabled }} id={one} onRemove={() => remove(one)} />
          ))}
        </ol>
      )}
      <Picker
        id={id}
        label={t('setter.source.add', { label })}
        chosen={undefined}
        search={async (text) => (await contents(from, text, by)).filter((choice) => !ids.includes(choice.id))}
        placeholder={t(isFull ? 'setter.source.full' : 'setter.source.addPlaceholder')}
        invalid={invalid}
        disabled={disabled || isFull}
        onChoose={(choice) => onChange([...ids, choice.id])}
      />
    </fieldset>
  )
}

interface ChosenProps {
  readonly from: string
  readonly id: string
  readonly disabled: boolean
  readonly onRemove: () => void
}

function Chosen({ from, id, disabled, onRemove }: ChosenProps) {
  const { t } = useTranslation('setters')
  const name = useChoice(from, id).chosen?.name ?? id
  return (
    <li className={styles.chosen}>
      <bdi>{name}</bdi>
      <button
        type="button"
        className={controls.tool}
        disabled={disabled}
        aria-label={t('setter.source.remove', { name })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  )
}
