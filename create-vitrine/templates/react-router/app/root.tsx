import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import '@vitrine/renderer/page.css'
import '@vitrine/sections/style.css'

export function Layout({ children }: { readonly children: ReactNode }) {
  const shown = useMatches().at(-1)?.loaderData as { readonly language?: string } | undefined
  return (
    <html lang={shown?.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <Meta />
        <Links />
      </head>
      <body style={{ margin: 0 }}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
