import type { Json } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useServices } from '../form/form-context.ts'
import { Picker, useChoice } from '../picker/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { Several } from './several.tsx'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Contents of the site by their ids: one product, or several where the schema is a list. */
function Source(props: SetterProps<Json>) {
  const from = String(props.schema.setterOptions?.from ?? '')
  if (props.schema.type !== 'array') return <One {...props} from={from} />
  return <Several {...props} ids={Array.isArray(props.value) ? props.value.filter(isText) : []} from={from} />
}

interface OneProps extends SetterProps<Json> {
  readonly from: string
}

function One({ schema, value, onChange, onClear, label, id, describedBy, invalid, disabled, from }: OneProps) {
  const { t } = useTranslation('setters')
  const { contents } = useServices()
  const { chosen, remember } = useChoice(from, isText(value) ? value : undefined)
  return (
    <Picker
      {...{ id, label, chosen, describedBy, invalid, disabled }}
      search={(text) => contents(from, text)}
      placeholder={t('setter.source.none')}
      onChoose={(choice) => {
        remember(choice)
        onChange(choice.id)
      }}
      // A default would be back at once.
      onClear={value === schema.default ? undefined : onClear}
    />
  )
}

export const sourceSetter = defineSetter('source', Source)
