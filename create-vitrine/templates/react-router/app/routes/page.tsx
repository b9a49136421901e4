import { Page } from '../../src/page.tsx'
import { readPublished } from '../../src/store.ts'
import type { Route } from './+types/page.ts'

export const meta = () => [{ title: '{{name}}' }]

export async function loader({ request }: Route.LoaderArgs) {
  const language = new URL(request.url).searchParams.get('language') ?? 'en'
  return { language, site: await readPublished() }
}

export default function Home({ loaderData: { site, language } }: Route.ComponentProps) {
  return <Page site={site} language={language} />
}
