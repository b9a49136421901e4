import controls from '../controls/controls.module.css'
import { useServices } from '../form/form-context.ts'
import { type MediaKind, MediaSlot } from '../library/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './file.module.css'

const isKind = (kind: unknown): kind is MediaKind => kind === 'image' || kind === 'video' || kind === 'file'

/**
 * The address of an upload, or of a file elsewhere. `setterOptions: {kind: 'image'}` takes pictures in
 * place of documents, and shows the one that is there.
 */
function File({ schema, value, onChange, onClear, label, id, describedBy, invalid, disabled }: SetterProps<string>) {
  const { asset, words } = useServices()
  const kind = schema.setterOptions?.kind
  const mediaKind = isKind(kind) ? kind : 'file'
  return (
    <div className={styles.file}>
      <input
        id={id}
        className={controls.input}
        type="text"
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        placeholder={words('setter.file.address')}
        value={value ?? ''}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => (target.value === '' ? onClear() : onChange(target.value))}
      />
      <MediaSlot
        kind={mediaKind}
        label={label}
        current={value}
        disabled={disabled}
        onPick={({ src }) => onChange(src)}
        onRemove={onClear}
      >
        {mediaKind === 'image' && value && !invalid && <img className={styles.picture} src={asset(value)} alt="" />}
      </MediaSlot>
    </div>
  )
}

export const file = defineSetter('file', File)
