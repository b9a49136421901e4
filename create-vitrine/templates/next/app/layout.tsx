import type { ReactNode } from 'react'
import '@vitrine/renderer/page.css'
import '@vitrine/sections/style.css'

export const metadata = { title: '{{name}}' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>{children}</body>
    </html>
  )
}
