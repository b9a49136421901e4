import type { background as backgroundSchema, PropsOf } from '@vitrine/schemas'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { MediaName, MediaSlot } from '../library/index.ts'
import { PartChoice, PartColour, SetterParts, withPart } from '../part/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './background.module.css'

type BackgroundValue = PropsOf<typeof backgroundSchema>
type BackgroundPart = Exclude<keyof BackgroundValue, 'image'>

/** What stands behind: a colour, a picture, and over the picture a veil that keeps the words readable. */
function Background(props: SetterProps<BackgroundValue>) {
  const { schema, path, value, onChange, onClear, label, labelId, describedBy, invalid, disabled } = props
  const { t } = useTranslation('setters')
  const services = useServices()
  const labels = {
    color: t('setter.background.color'),
    size: t('setter.background.size'),
    position: t('setter.background.position'),
    overlay: t('setter.background.overlay'),
  }
  const change = <K extends keyof BackgroundValue>(name: K, part: BackgroundValue[K] | undefined) => {
    const next = withPart(value, name, part)
    if (Object.keys(next).length === 0) onClear()
    else onChange(next)
  }
  const setting = <K extends BackgroundPart>(name: K) => ({
    schema,
    name,
    label: labels[name],
    value: value?.[name],
    onChange: (part: BackgroundValue[K] | undefined) => change(name, part),
    invalid,
    disabled,
  })
  const image = value?.image
  return (
    <SetterParts labelId={labelId} describedBy={describedBy}>
      <PartColour {...setting('color')} />
      <MediaSlot
        kind="image"
        label={label}
        current={image}
        disabled={disabled}
        onPick={({ src }) => change('image', src)}
        onRemove={() => change('image', undefined)}
      >
        {image && (
          <span className={styles.picture}>
            <img src={services.asset(image)} alt="" loading="lazy" />
            <MediaName src={image} />
          </span>
        )}
      </MediaSlot>
      {image && (
        <>
          <PartChoice<NonNullable<BackgroundValue['size']>> {...setting('size')} path={path} />
          <PartChoice<NonNullable<BackgroundValue['position']>> {...setting('position')} path={path} />
          <PartColour {...setting('overlay')} />
        </>
      )}
    </SetterParts>
  )
}

export const backgroundSetter = defineSetter('background', Background, { frame: 'group', isInput: false })
