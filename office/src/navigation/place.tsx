import type { OfficePlace } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { useOffice } from '../context/office-context.ts'
import { Link } from './link.tsx'
import { useNavigation } from './navigation-context.ts'

interface PlaceLinkProps {
  readonly to: OfficePlace
  /** What the screen is asked for, as its address says it: `{filter: '{"languages":{"missing":["de"]}}'}`. */
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to a screen of the office, or to the designer; the words alone where there is no such screen. */
export function PlaceLink({ to, query, className, children }: PlaceLinkProps) {
  const { designer } = useOffice()
  const { has } = useNavigation()
  if (to.startsWith('/') ? !has(to) : designer === undefined) return <span className={className}>{children}</span>
  if (to.startsWith('/'))
    return (
      <Link to={query ? `${to}?${new URLSearchParams(query)}` : to} className={className}>
        {children}
      </Link>
    )
  const [, panel] = to.split('/')
  return (
    <a href={`${designer}${panel === undefined ? '' : `#panel=${panel}`}`} className={className}>
      {children}
    </a>
  )
}
