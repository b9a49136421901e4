import { pageAt } from '@vitrine/renderer'
import { data, isRouteErrorResponse } from 'react-router'
import { NotFound } from '../../src/not-found.tsx'
import { Page } from '../../src/page.tsx'
import { readPublished } from '../../src/store.ts'
import type { Route } from './+types/page.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title ?? '{{name}}' }]

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const site = await readPublished()
  const { page, title, language, direction } = pageAt(site, address)
  if (page === undefined) throw data({ language, direction }, { status: 404 })
  return { site, address, title, language }
}

export default function SitePage({ loaderData: { site, address } }: Route.ComponentProps) {
  return <Page site={site} address={address} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound {...error.data} />
  throw error
}
