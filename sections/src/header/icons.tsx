import type { ReactNode } from 'react'

const icon = (drawing: ReactNode) =>
  function Icon({ className }: { readonly className?: string | undefined }) {
    return (
      <svg
        className={className}
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }

export const Chevron = icon(<path d="m5.5 8 4.5 4.5L14.5 8" />)
export const Arrow = icon(<path d="M4 10h12m-4.5-4.5L16 10l-4.5 4.5" />)
export const Lines = icon(<path d="M3 6h14M3 10h14M3 14h14" />)
export const Cross = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const Check = icon(<path d="m4.5 10.5 3.5 3.5 7.5-8" />)
export const Globe = icon(
  <>
    <circle cx="10" cy="10" r="7.25" />
    <path d="M2.75 10h14.5M10 2.75c2 2 3 4.5 3 7.25s-1 5.25-3 7.25c-2-2-3-4.5-3-7.25s1-5.25 3-7.25Z" />
  </>,
)
export const Lens = icon(
  <>
    <circle cx="9" cy="9" r="5.25" />
    <path d="m13 13 4 4" />
  </>,
)
