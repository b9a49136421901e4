import type { Json, Reference } from '@vitrine/schemas'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Picker, useChoice } from '../picker/index.ts'
import { referenceIn, sourceOfKind } from '../reading/reference.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { Several } from './several.tsx'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Contents of the site by their ids or slugs: one product, or several where the schema is a list. */
function Source(props: SetterProps<Json>) {
  const { schema, value } = props
  const reference = referenceIn(schema)
  const from = reference ? sourceOfKind[reference.kind] : String(schema.setterOptions?.from ?? '')
  const by = reference?.by ?? 'id'
  if (schema.type !== 'array') return <One {...props} {...{ from, by }} />
  return <Several {...props} {...{ from, by }} ids={Array.isArray(value) ? value.filter(isText) : []} />
}

interface OneProps extends SetterProps<Json> {
  readonly from: string
  readonly by: Reference['by']
}

function One({ schema, value, onChange, onClear, label, id, describedBy, invalid, disabled, from, by }: OneProps) {
  const { t } = useTranslation('setters')
  const { contents } = useServices()
  const { chosen, remember } = useChoice(from, isText(value) ? value : undefined)
  return (
    <Picker
      {...{ id, label, chosen, describedBy, invalid, disabled }}
      search={(text) => contents(from, text, by)}
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
