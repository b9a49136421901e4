import { Page } from '../src/page.tsx'
import { readPublished } from '../src/store.ts'

interface HomeProps {
  readonly searchParams: Promise<{ readonly language?: string }>
}

export default async function Home({ searchParams }: HomeProps) {
  const { language = 'en' } = await searchParams
  return <Page site={await readPublished()} language={language} />
}
