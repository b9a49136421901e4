import type { LinkValue } from '@vitrine/schemas'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useStage } from '#stage-context'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  readonly to: LinkValue | undefined
  readonly children?: ReactNode
}

/**
 * A link to wherever its value leads. Without a target, or with one that is gone, it is plain text
 * (R87); a new tab cannot reach back to the page (R88).
 */
export function Link({ to, children, ...attributes }: LinkProps) {
  const stage = useStage()
  const href = to && stage.href(to)
  if (to === undefined || href === undefined) return <span {...attributes}>{children}</span>
  const newTab = 'newTab' in to && to.newTab
  return (
    <a {...attributes} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  )
}
