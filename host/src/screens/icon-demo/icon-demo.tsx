import { Icon } from '@vitrine/renderer'
import { iconNames } from '@vitrine/schemas'
import type { CSSProperties } from 'react'
import { notFound } from '../../guards/guard.ts'
import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

// Styles stand on the elements: no public page should load them.
const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: 'var(--space-2)',
  inlineSize: '100%',
}
const cell: CSSProperties = {
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-1)',
  padding: 'var(--space-2) var(--space-1)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  fontSize: '1.25rem',
}
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'center' }
const heading: CSSProperties = { marginBlockStart: 'var(--space-4)', fontSize: 'var(--title-2)' }
const pointing = ['arrow-right', 'chevron-left', 'external-link', 'send', 'truck'] as const

/** The set of icons, their sizes and how they turn round; only for sites that turned their system pages on (R31, R33). */
export const iconDemo: Screen = (visit, tools) => {
  const { say } = tools
  if (!visit.site?.systemPages) return notFound(visit)
  return plainPage(tools, {
    title: say('iconDemo.title'),
    text: say('iconDemo.text', { count: iconNames.length }),
    children: (
      <>
        <ul style={grid}>
          {iconNames.map((name) => (
            <li key={name} style={cell}>
              <Icon name={name} />
              <code dir="ltr" style={{ fontSize: '0.75rem', overflowWrap: 'anywhere', textAlign: 'center' }}>
                {name}
              </code>
            </li>
          ))}
        </ul>
        <h2 style={heading}>{say('iconDemo.sizes')}</h2>
        <p>{say('iconDemo.sizesText')}</p>
        <p style={row}>
          {[0.875, 1, 1.5, 2, 3].map((size) => (
            <span key={size} style={{ fontSize: `${size}rem`, color: 'var(--theme-primary)' }}>
              <Icon name="badge-check" />
            </span>
          ))}
        </p>
        <h2 style={heading}>{say('iconDemo.directions')}</h2>
        <p>{say('iconDemo.directionsText')}</p>
        {(['ltr', 'rtl'] as const).map((direction) => (
          <p key={direction} dir={direction} style={row}>
            <code dir="ltr">dir={direction}</code>
            {pointing.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </p>
        ))}
      </>
    ),
  })
}
