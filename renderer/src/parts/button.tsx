import { type ButtonValue, getIn } from '@vitrine/schemas'
import { drawText } from '../text/draw-text.tsx'
import { Link } from './link.tsx'
import { partAttributes } from './part.ts'
import { textAttributes } from './text-attributes.ts'

export interface ButtonProps<Path = string> {
  readonly path: Path
  readonly className?: string | undefined
}

/** A link that looks like a button, by the path of a prop; nothing without a label. */
export const Button = partAttributes<ButtonProps>(({ path, className }, { component, stage }, key) => {
  const button = getIn(component.props, path) as ButtonValue | undefined
  if (!button?.label?.trim()) return null
  const look = button.look ?? 'primary'
  return (
    <Link
      key={key}
      to={button.link}
      className={['button', look !== 'primary' && `button-${look}`, className].filter(Boolean).join(' ')}
    >
      <span {...textAttributes(component, `${path}.label`, stage)}>{drawText(button.label)}</span>
    </Link>
  )
})
