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

/** Leads to another site: the one sign for all networks, none of which lends us its own. */
export const Outward = icon(<path d="M7 13 13.5 6.5M8 6h6v6" />)
export const Upward = icon(<path d="M10 16V4m-4.5 4.5L10 4l4.5 4.5" />)
export const Seal = icon(
  <>
    <circle cx="10" cy="8" r="5.25" />
    <path d="m7.75 8 1.6 1.6 2.9-3.1M7 12.4 6 17.5l4-1.9 4 1.9-1-5.1" />
  </>,
)
export const Pin = icon(
  <>
    <path d="M10 17.5c3.5-3.6 5.25-6.5 5.25-8.9a5.25 5.25 0 1 0-10.5 0c0 2.4 1.75 5.3 5.25 8.9Z" />
    <circle cx="10" cy="8.5" r="1.75" />
  </>,
)
export const Phone = icon(
  <path d="M4.4 3.2h2.7l1.4 3.5-1.8 1.4a10 10 0 0 0 5.2 5.2l1.4-1.8 3.5 1.4v2.7c0 .7-.6 1.2-1.2 1.2A12.4 12.4 0 0 1 3.2 4.4c0-.6.5-1.2 1.2-1.2Z" />,
)
export const Mail = icon(
  <>
    <rect x="2.75" y="4.5" width="14.5" height="11" rx="1.5" />
    <path d="m3.25 5.5 6.75 5.25 6.75-5.25" />
  </>,
)
