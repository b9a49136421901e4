import { type IconName, pointingIcons } from '@vitrine/schemas'
import { createElement } from 'react'
import { icons } from './icons.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

/**
 * An icon of the set, as tall as a line of its text and in its colour. It is for eyes only:
 * what it means stands in words beside it.
 */
export function Icon({ name, className }: IconProps) {
  const classes = ['icon', pointingIcons.has(name) && 'icon-pointing', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map(([element, attributes], at) => createElement(element, { key: at, ...attributes }))}
    </svg>
  )
}
