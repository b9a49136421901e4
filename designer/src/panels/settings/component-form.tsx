import type { On, SetterMode } from '@vitrine/schemas'
import type { SetterServices } from '@vitrine/setters'
import { SettingsForm, setters } from '@vitrine/setters/internal'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useEditor } from '../../store/context.ts'
import { useComponentSource } from './use-component-source.ts'

export interface ComponentFormProps {
  readonly component: string
  readonly on: On
  readonly type: string
  readonly mode: SetterMode
  readonly services: SetterServices
}

/** The form of the selected component; another one is another form. */
export function ComponentForm({ component, on, type, mode, services }: ComponentFormProps) {
  const source = useComponentSource(component, on)
  const { setters: matches } = useDesignerContext()
  const props = useEditor().specOf(component)?.props
  if (!props || !source) return null
  return <SettingsForm schema={props} labelPrefix={type} {...{ source, services, setters, matches, mode }} />
}
