import { FileText, Film } from 'lucide-react'
import controls from '../controls/controls.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { fileName, isUploadName, type MediaKind, MediaName, MediaSlot, useMediaItem } from '../library/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './file.module.css'

const isKind = (kind: unknown): kind is MediaKind => kind === 'image' || kind === 'video' || kind === 'file'

/**
 * A file of the library, shown by its name, or the address of one elsewhere. `setterOptions: {kind: 'image'}`
 * takes pictures in place of documents, and shows the one that is there.
 */
function File({ schema, value, onChange, onClear, label, id, describedBy, invalid, disabled }: SetterProps<string>) {
  const { t } = useTranslation('setters')
  const kind = schema.setterOptions?.kind
  const mediaKind = isKind(kind) ? kind : 'file'
  const item = useMediaItem(value)
  // A file of the library is shown by its name; its address is not edited.
  const isListed = value !== undefined && (item === undefined ? isUploadName(fileName(value)) : item !== null)
  const nameId = `${id}-name`
  return (
    <div className={styles.file}>
      <input
        id={id}
        className={controls.input}
        type="text"
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        placeholder={t('setter.file.address')}
        value={isListed ? '' : (value ?? '')}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={[describedBy, isListed && nameId].filter(Boolean).join(' ') || undefined}
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
        {value && !invalid && (mediaKind === 'image' || isListed) && (
          <span className={styles.chosen}>
            <Sign kind={mediaKind} src={value} />
            <MediaName src={value} id={nameId} />
          </span>
        )}
      </MediaSlot>
    </div>
  )
}

function Sign({ kind, src }: { readonly kind: MediaKind; readonly src: string }) {
  const { asset } = useServices()
  if (kind === 'image') return <img className={styles.picture} src={asset(src)} alt="" />
  const Icon = kind === 'video' ? Film : FileText
  return <Icon size={20} aria-hidden />
}

export const fileSetter = defineSetter('file', File)
