import type { IconName } from '@vitrine/schemas'
import { createElement } from 'react'
import { icons } from './icons.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

/** Icons that point along the line of reading: they turn round where it runs from right to left. */
const pointing: ReadonlySet<IconName> = new Set([
  'arrow-right',
  'arrow-left',
  'arrow-up-right',
  'chevron-right',
  'chevron-left',
  'external-link',
  'send',
  'truck',
  'forklift',
  'list',
])

/**
 * An icon of the house's set, as tall as a line of its text and in its colour. It is for eyes only:
 * what it means stands in words beside it.
 */
export function Icon({ name, className }: IconProps) {
  const classes = ['icon', pointing.has(name) && 'icon-pointing', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map(([element, attributes], at) => createElement(element, { key: at, ...attributes }))}
    </svg>
  )
}
