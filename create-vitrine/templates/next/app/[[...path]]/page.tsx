import { pageAt } from '@vitrine/renderer'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '../../src/page.tsx'
import { readPublished } from '../../src/store.ts'

interface PathProps {
  readonly params: Promise<{ readonly path?: readonly string[] }>
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** The site, and the path and query that are visited. */
async function visited({ params, searchParams }: PathProps) {
  const [{ path = [] }, query, site] = await Promise.all([params, searchParams, readPublished()])
  const parameters = Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one]))
  return { site, address: `/${path.join('/')}?${new URLSearchParams(parameters)}` }
}

export async function generateMetadata(props: PathProps): Promise<Metadata> {
  const { site, address } = await visited(props)
  const { title, description } = pageAt(site, address)
  return { title, ...(description && { description }) }
}

export default async function Home(props: PathProps) {
  const { site, address } = await visited(props)
  if (pageAt(site, address).page === undefined) notFound()
  return <Page site={site} address={address} />
}
