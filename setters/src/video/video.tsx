import type { VideoValue } from '@vitrine/schemas'
import { childPath, type SchemaNode } from '@vitrine/schemas'
import { Film } from 'lucide-react'
import { useMemo } from 'react'
import frames from '../controls/frames.module.css'
import { SettingField } from '../form/field/setting-field.tsx'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { MediaName, MediaSlot } from '../library/index.ts'
import type { MediaItem } from '../services.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './video.module.css'

function withFilm(value: VideoValue | undefined, { src, poster, width, height }: MediaItem): VideoValue {
  const { width: _width, height: _height, poster: _poster, ...rest } = value ?? {}
  return {
    ...rest,
    src,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(poster !== undefined && { poster }),
  }
}

/** What belongs to the film itself goes with it; its title and captions stay. */
function withoutFilm(value: VideoValue | undefined): VideoValue {
  const { src: _src, width: _width, height: _height, poster: _poster, ...rest } = value ?? {}
  return rest
}

/** A film: which one, its title, the picture that stands for it, its captions. */
function Video({ schema, path, value, onChange, label, labelId, describedBy, disabled }: SetterProps<VideoValue>) {
  const { asset } = useServices()
  const fields = useFields(schema)
  const src = value?.src
  return (
    <fieldset className={frames.parts} aria-labelledby={labelId} aria-describedby={describedBy}>
      <MediaSlot
        kind="video"
        label={label}
        current={src}
        disabled={disabled}
        onPick={(item) => onChange(withFilm(value, item))}
        onRemove={() => onChange(withoutFilm(value))}
      >
        {src && (
          <div className={styles.preview}>
            {value.poster ? <img src={asset(value.poster)} alt="" /> : <Film size={28} aria-hidden />}
            <MediaName src={src} />
          </div>
        )}
      </MediaSlot>
      {src && fields.map(([name, node]) => <SettingField key={name} path={childPath(path, name)} schema={node} />)}
    </fieldset>
  )
}

/** Each part of a film that has a translation of its own is a field, named so that no other is called the same. */
function useFields({ properties = {} }: SchemaNode): readonly (readonly [string, SchemaNode])[] {
  const { t } = useTranslation('setters')
  const { title, poster, captions } = properties
  return useMemo(() => {
    const named = (name: 'title' | 'poster' | 'captions') => ({ title: t(`setter.video.${name}`) })
    return [
      ...(title ? [['title', { ...title, ...named('title') }] as const] : []),
      ...(poster
        ? [['poster', { ...poster, ...named('poster'), setter: 'file', setterOptions: { kind: 'image' } }] as const]
        : []),
      ...(captions ? [['captions', { ...captions, ...named('captions') }] as const] : []),
    ]
  }, [t, title, poster, captions])
}

export const videoSetter = defineSetter('video', Video, { frame: 'group', isInput: false })
