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

export const Arrow = icon(<path d="M4 10h12m-4.5-4.5L16 10l-4.5 4.5" />)
export const Lens = icon(
  <>
    <circle cx="9" cy="9" r="5.25" />
    <path d="m13 13 4 4" />
  </>,
)
export const Crate = icon(
  <>
    <path d="m10 2.5 6.75 3.75v7.5L10 17.5l-6.75-3.75v-7.5L10 2.5Z" />
    <path d="M3.25 6.25 10 10l6.75-3.75M10 10v7.5M6.6 4.4l6.75 3.75" />
  </>,
)
