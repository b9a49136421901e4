import type { Button as ButtonValue } from '@vitrine/schemas'
import { useDrawnComponent } from '../stage/context.tsx'
import { Link } from './link.tsx'
import { textAttributes, valueAt } from './value-at.ts'

/** A link that looks like a button, by the path of a prop; nothing without a label. */
export function Button({ path, className }: { readonly path: string; readonly className?: string | undefined }) {
  const { component, stage } = useDrawnComponent()
  const button = valueAt(component.props, path) as ButtonValue | undefined
  if (!button?.label) return null
  const look = button.look ?? 'primary'
  return (
    <Link
      to={button.link}
      className={['button', look !== 'primary' && `button-${look}`, className].filter(Boolean).join(' ')}
    >
      <span {...textAttributes(component, `${path}.label`, stage)}>{button.label}</span>
    </Link>
  )
}
