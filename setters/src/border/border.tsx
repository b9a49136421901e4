import type { border as borderSchema, PropsOf } from '@vitrine/schemas'
import { useTranslation } from '../i18n/use-translation.ts'
import { PartAmount, PartChoice, PartColour, SetterParts, withPart } from '../part/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'

type BorderValue = PropsOf<typeof borderSchema>

/** A line round something: how wide, how drawn, in which colour, how round at the corners. */
function Border(props: SetterProps<BorderValue>) {
  const { schema, path, value, onChange, onClear, labelId, describedBy, invalid, disabled } = props
  const { t } = useTranslation('setters')
  const labels = {
    width: t('setter.border.width'),
    style: t('setter.border.style'),
    color: t('setter.border.color'),
    radius: t('setter.border.radius'),
  }
  const setting = <K extends keyof BorderValue>(name: K) => ({
    schema,
    name,
    label: labels[name],
    value: value?.[name],
    onChange: (part: BorderValue[K] | undefined) => {
      const next = withPart(value, name, part)
      if (Object.keys(next).length === 0) onClear()
      else onChange(next)
    },
    invalid,
    disabled,
  })
  return (
    <SetterParts labelId={labelId} describedBy={describedBy}>
      <PartAmount {...setting('width')} />
      <PartChoice<NonNullable<BorderValue['style']>> {...setting('style')} path={path} />
      <PartColour {...setting('color')} />
      <PartAmount {...setting('radius')} />
    </SetterParts>
  )
}

export const borderSetter = defineSetter('border', Border, { frame: 'group', isInput: false })
