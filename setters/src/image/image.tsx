import type { ImageValue } from '@vitrine/schemas'
import { childPath, type Json } from '@vitrine/schemas'
import frames from '../controls/frames.module.css'
import { SettingField } from '../form/field/setting-field.tsx'
import { MediaSlot } from '../library/index.ts'
import type { MediaItem } from '../services.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { AltHint } from './alt-hint.tsx'
import { Preview } from './preview.tsx'

/** What belongs to one picture, and goes when another one takes its place. */
const ofPicture: ReadonlySet<string> = new Set(['src', 'width', 'height', 'widths', 'focalPoint'])

/** A picture's value without the picture: its description, and whatever else it says. */
const withoutPicture = (value: ImageValue | undefined): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => !ofPicture.has(name))) as Record<string, Json>

function withPicture(value: ImageValue | undefined, { src, width, height, widths, focalPoint }: MediaItem): ImageValue {
  return {
    ...withoutPicture(value),
    src,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(widths !== undefined && { widths: [...widths] }),
    ...(focalPoint !== undefined && { focalPoint }),
  }
}

/** A picture: which one, what of it must be seen, and what it says to those who cannot see it. */
function Image({ schema, path, value, onChange, label, labelId, describedBy, disabled }: SetterProps<ImageValue>) {
  const { alt: altSchema, focalPoint } = schema.properties ?? {}
  const altPath = childPath(path, 'alt')
  return (
    <fieldset className={frames.parts} aria-labelledby={labelId} aria-describedby={describedBy}>
      <MediaSlot
        kind="image"
        label={label}
        current={value?.src}
        disabled={disabled}
        onPick={(item) => onChange(withPicture(value, item))}
        onRemove={() => onChange(withoutPicture(value))}
      >
        {value?.src && (
          <Preview
            key={value.src}
            value={value}
            src={value.src}
            label={label}
            disabled={disabled || !focalPoint}
            onChange={onChange}
          />
        )}
      </MediaSlot>
      {altSchema && value?.src && (
        <div>
          <SettingField path={altPath} schema={altSchema} />
          <AltHint path={altPath} alt={value.alt} disabled={disabled} />
        </div>
      )}
    </fieldset>
  )
}

export const imageSetter = defineSetter('image', Image, { frame: 'group', isInput: false })
