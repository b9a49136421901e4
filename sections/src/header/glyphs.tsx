import type { ReactNode } from 'react'

/** The signs that the island of the header brings along into the browser: the whole set would be too much for two. */
const glyph = (drawing: ReactNode) =>
  function Glyph({ className }: { readonly className?: string | undefined }) {
    return (
      <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </svg>
    )
  }

export const CheckGlyph = glyph(<path d="m5 12.5 4.5 4.5L19 7" />)
export const Lens = glyph(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
)
