import { pageAt, VitrinePage } from '@vitrine/renderer'
import { createRoot } from 'react-dom/client'
import { NotFound } from './not-found.tsx'
import { sections } from './sections/index.ts'
import { published } from './storage.ts'
import '@vitrine/renderer/page.css'
import '@vitrine/sections/style.css'

const site = published()
const address = location.pathname + location.search
const { page, title, language, direction } = pageAt(site, address)
document.title = title
document.documentElement.lang = language
createRoot(document.getElementById('root')!).render(
  page === undefined ? (
    <NotFound language={language} direction={direction} />
  ) : (
    <VitrinePage sections={sections} document={site} address={address} />
  ),
)
